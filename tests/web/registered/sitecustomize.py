"""Every Python with this folder on its path has the smallest game, as if it were registered."""

import os
import sys
from pathlib import Path

import pytest

from hoodwink.server.web.pages import with_pages
from smallest.seating import sit_down
from web.dealing import deals_alike

sit_down(pytest.MonkeyPatch())
if "SMALLEST_PAGES" in os.environ:
    with_pages.__defaults__ = (Path(os.environ["SMALLEST_PAGES"]),)
if "serve" in sys.orig_argv:
    deals_alike()
