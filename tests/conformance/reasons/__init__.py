"""Why not? What each game has to say for its refusals."""

from conformance.reasons import cornish, nottingham, shahdozd, sherwood

__all__ = ["cornish", "nottingham", "shahdozd", "sherwood"]
