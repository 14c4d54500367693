"""Tables without a framework: each is folded from its log, and knows nothing of sockets or SQL."""
