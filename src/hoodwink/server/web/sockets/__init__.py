"""The websocket of a table, and the lean one below it."""
