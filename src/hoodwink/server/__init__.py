"""People and bots at one table, over HTTP and websocket."""
