"""Reports for designers: how games end, what the seats are worth, how long it takes, and what decides.

Here stands what is read from whole games and how it is shown. Bots, matches and processes that play belong in
`fistful.bots` and `fistful.arena`.
"""
