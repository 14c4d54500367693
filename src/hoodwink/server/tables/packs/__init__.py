"""Packs that people bring along: checked in a process of their own, and read once."""

from hoodwink.server.tables.packs.shelf import SHELF, OnShelf, Shelf

__all__ = ["SHELF", "OnShelf", "Shelf"]
