"""Bots that know how to play King, Thief, Minister."""
