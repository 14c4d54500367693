"""The chapters of the rulebook, one file each, with all their verbs."""
