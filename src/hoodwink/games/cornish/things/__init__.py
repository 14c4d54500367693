"""What the game is made of: board, goods, cards, price list, as a pack describes them."""
