"""What the freetrader says whenever it is asked, one module a moment."""
