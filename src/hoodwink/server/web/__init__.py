"""HTTP and websocket: thin, around tables that know nothing of them."""
