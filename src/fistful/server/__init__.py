"""The table server: it runs the games for people and bots, and tells each audience only what it may know."""
