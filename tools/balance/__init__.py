"""How a game is balanced: what is counted, the bars, and the tables in the rules pages."""
