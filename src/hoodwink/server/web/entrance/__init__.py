"""Who comes in, and how much of it: before any route or table is reached."""
