"""What the game is made of: board, cards, bands, talks, promises."""
