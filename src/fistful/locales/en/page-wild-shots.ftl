# What the page says at a table of Wild Shots.
