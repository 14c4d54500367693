"""The chapters of the rulebook, each with all of its verbs."""
