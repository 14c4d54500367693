"""Every message of HTTP and websocket, typed. It speaks the engine's words and no prose."""
