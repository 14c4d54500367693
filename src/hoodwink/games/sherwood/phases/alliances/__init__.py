"""Alliances: drafted, talked about, answered."""
