"""The truth of refusals, over play by chance and at moments that chance seldom comes to."""
