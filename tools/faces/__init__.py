"""The faces of Cornwall: every character is put together from hand-cut parts.

`web/src/art/people` has the parts and says who is cut from which; the set is what a page loads.
"""
