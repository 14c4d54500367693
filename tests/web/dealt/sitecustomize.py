"""A server with this folder on its path deals alike; the workers that it starts deal nothing."""

import sys

if "serve" in sys.orig_argv:
    from web.dealing import deals_alike

    deals_alike()
