"""What the game is made of: goods, cards, offers, the deck."""
