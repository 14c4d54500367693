"""How the tables look, one folder a game. A game without one is drawn plainly."""
