"""Characters and secrets: what using and playing them does."""
