"""Loot: planned or fair, part by part."""
