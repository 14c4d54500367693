"""The smallest real game, which `docs/guide/add-a-game.md` shows, and its place at the table."""
