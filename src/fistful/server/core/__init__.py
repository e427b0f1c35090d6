"""What every other room needs: settings, rates, the clock, metrics, faults, refusals.

Here belongs what knows neither a table nor a connection. Nothing here imports another room.
"""
