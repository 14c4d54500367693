"""Reference pages and JSON Schemas, made from what the games themselves say."""
