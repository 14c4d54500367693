"""The seat that a terminal plays for: at a match of its own, or at a served table."""
