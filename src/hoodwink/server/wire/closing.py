"""Why the server closes a websocket, by the code that it closes it with."""

from typing import Final

RESTART: Final = 1012
BAD_MESSAGE: Final = 1008
KEY_GONE: Final = 4001
OTHER_VERSION: Final = 4009
NO_SUCH_TABLE: Final = 4004
STORE_AWAY: Final = 4013
TOO_MANY: Final = 4029

MEANINGS: Final = {
    RESTART: "The server restarts. Come back in a moment, with what you have `seen`.",
    BAD_MESSAGE: "No hello within ten seconds, something that is no text, or far too much at once.",
    KEY_GONE: "Your keys have changed, or you are blocked. Come back with a key that holds.",
    NO_SUCH_TABLE: (
        "There is no such table, or none for you, or it was closed; the same for all of these."
    ),
    OTHER_VERSION: "The table was begun by other rules; the reason says which version reads it.",
    STORE_AWAY: "The store does not answer. Nothing is lost; come back in a moment.",
    TOO_MANY: "You have too many connections open.",
}
"""A line that is cut without a code was lost, or could not follow: come back with `seen`."""
