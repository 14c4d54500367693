"""News for who is away: a webhook that says whose turn it is, and no hidden fact."""

from hoodwink.server.news.sending import Courier, Message
from hoodwink.server.news.targets import BadTarget, Target, target_of

__all__ = ["BadTarget", "Courier", "Message", "Target", "target_of"]
