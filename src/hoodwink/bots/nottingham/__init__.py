"""Bots for Sheriff of Nottingham."""
