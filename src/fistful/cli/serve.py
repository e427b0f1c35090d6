"""The table server."""

from __future__ import annotations

import gc
import os
from contextlib import closing
from pathlib import Path

import click


@click.command()
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    help="The address to listen on; 0.0.0.0 lets others in, :: those with IPv6 too.",
)
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="The port; 0 is any free one."
)
@click.option("--any-port", is_flag=True, help="If the port is taken, use the next free one.")
@click.option("--once", is_flag=True, help="If a server has the folder already, say where it is, and start no other.")
@click.option(
    "--data", type=click.Path(readable=False), help="The folder for the database; default: the user's data folder."
)
@click.option("--origin", "origins", multiple=True, metavar="URL", help="Another site whose pages may play here.")
@click.option("--metrics-to", multiple=True, metavar="ADDRESS", help="Another machine that may read /metrics.")
@click.option(
    "--no-limits", is_flag=True, help="Lift the limits on requests and sockets per address, for measurements."
)
@click.option("--open", "opens_browser", is_flag=True, help="Open a browser if there is a display.")
def serve(
    host: str,
    port: int,
    any_port: bool,
    once: bool,
    data: str | None,
    origins: tuple[str, ...],
    metrics_to: tuple[str, ...],
    no_limits: bool,
    opens_browser: bool,
) -> None:
    """Open the saloon: tables for people and bots, in the browser."""
    gc.disable()  # there is hardly any garbage until the server is open, and looking for it takes a fifth of that time
    from platformdirs import user_data_path

    from fistful.engine.errors import TableRefusal
    from fistful.server.core.settings import AddressLimits, HttpRates, Settings
    from fistful.server.net import serve as server
    from fistful.server.net.listening import listen, own_url, port_of
    from fistful.server.store.folder import UNKNOWN, Held

    folder = user_data_path("fistful", appauthor=False) if data is None else Path(data)
    try:
        held = Held(folder)
    except TableRefusal as refusal:
        address = str(refusal.params.get("address", UNKNOWN))
        if not once or address == UNKNOWN:
            raise
        click.echo(f"Fistful is already at {address}, with the tables in {folder}.")
        if opens_browser:
            server.show(address)
        return
    with closing(held):
        listening = listen(host, port, any_port)
        held.tell(own_url(host, port_of(listening)))
        settings = Settings(
            data=folder,
            host=host,
            port=port_of(listening),
            origins=origins,
            metrics_to=metrics_to,
            http=None if no_limits else HttpRates(),
            per_address=None if no_limits else AddressLimits(),
            thinkers=max(1, (os.cpu_count() or 2) - 1),
        )
        server.serve(settings, listening, opens_browser)
