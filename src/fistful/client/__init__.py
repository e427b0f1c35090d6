"""A player's side of a table on a server: taking a seat, the share of the deal, and the socket.

It follows the protocol (`docs/protocol.md`), and shows nothing: screens are in `fistful.terminal`.
"""
