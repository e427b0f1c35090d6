"""Tables in memory: commands are carried out, stored and shown; bots, clocks and ticks act when they are due.

Here belongs what runs on the event loop and touches live tables. What a log means belongs in `tables`, how a message
arrives in `net`.
"""
