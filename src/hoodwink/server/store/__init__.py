"""Where tables outlive the process: an append-only log a table, on SQLite or PostgreSQL.

`port` says what can be asked, `writes` what can be written, `opening` has `open_store`.
"""
