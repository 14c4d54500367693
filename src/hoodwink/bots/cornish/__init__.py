"""Bots for Cornish Smuggler."""
