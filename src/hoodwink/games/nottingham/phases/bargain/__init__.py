"""The haggling about bags: drafts, offers, the Sheriff's terms, and deals that are closed."""
