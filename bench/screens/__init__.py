"""How soon people see a move: four real screens at a table, while other tables play."""
