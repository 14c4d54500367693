"""What things are worth, and the best plan for ship, goods, cards and officers."""
