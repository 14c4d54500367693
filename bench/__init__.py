"""The engine measured beside its peers, and beside itself as it was."""
