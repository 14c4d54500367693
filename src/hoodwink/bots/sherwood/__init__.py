"""Bots that know their way about Sherwood Forest."""
