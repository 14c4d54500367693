"""What the freetrader knows: the coast before the game, and what its seat sees of it now."""
