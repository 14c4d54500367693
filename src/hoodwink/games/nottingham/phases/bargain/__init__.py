"""The haggling: drafts, offers, the Sheriff's terms, and deals that are closed."""
