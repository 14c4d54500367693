"""Alliances: suggested, drafted term by term, proposed, answered under cover, carried out."""
