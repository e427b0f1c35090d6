"""The page seen from Python: what is made for it here is current."""
