"""What operators of a server can do: look after tables, people and addresses, with everything written down.

Here belong the commands and what they do, on a running server or on a stopped one. How a command comes in belongs in
`net` and in `cli`; what bans and mutes forbid belongs in `people`.
"""
