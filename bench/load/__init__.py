"""The table server under load, beside boardgame.io's: the same clients, in turns, core by core."""
