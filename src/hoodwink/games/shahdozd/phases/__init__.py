"""The chapters of the rulebook: laying out, a turn, a challenge, and each character's power."""
