"""The terminal table: who sits there, what is shown, what is typed, what is kept."""
