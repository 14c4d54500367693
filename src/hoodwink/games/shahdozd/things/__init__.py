"""What the game is made of: places at the table, coins on their way, and who saw which card."""
