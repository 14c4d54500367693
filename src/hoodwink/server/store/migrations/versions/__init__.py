"""One step each. A step that was released is never changed."""
