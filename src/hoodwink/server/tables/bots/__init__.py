"""Bots at a table: whose turn it is, what each would say, and the time that people are left."""
