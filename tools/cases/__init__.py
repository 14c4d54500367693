"""Cases for another voice: what Python's says of given facts, in every language.

`web/src/voice` says the same sentences from the same files; `cases.jsonl` holds it to that.
"""
