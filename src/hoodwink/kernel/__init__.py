"""What every game answers, and what games share."""
