"""The table server."""

from __future__ import annotations

import gc
import os
from contextlib import closing

import click

from fistful.cli.arguments import DATA, data_folder

DAY = 86_400.0


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
@DATA
@click.option("--origin", "origins", multiple=True, metavar="URL", help="Another site whose pages may play here.")
@click.option(
    "--allowed-host",
    "allowed_hosts",
    multiple=True,
    metavar="NAME",
    help="Another name of this server, as behind a proxy; also FISTFUL_ALLOWED_HOSTS, separated by commas.",
)
@click.option("--metrics-to", multiple=True, metavar="ADDRESS", help="Another machine that may read /metrics.")
@click.option(
    "--unbegun-days",
    type=click.FloatRange(0),
    default=7,
    show_default=True,
    help="Delete tables that never began after this many days; 0 keeps them.",
)
@click.option(
    "--abandoned-days",
    type=click.FloatRange(0),
    default=90,
    show_default=True,
    help="Close games that nobody has touched for this many days; 0 keeps them open.",
)
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
    allowed_hosts: tuple[str, ...],
    metrics_to: tuple[str, ...],
    unbegun_days: float,
    abandoned_days: float,
    no_limits: bool,
    opens_browser: bool,
) -> None:
    """Open the saloon: tables for people and bots, in the browser."""
    gc.disable()  # there is hardly any garbage until the server is open, and looking for it takes a fifth of that time
    from fistful.engine.errors import TableRefusal
    from fistful.server.core.settings import AddressLimits, HttpRates, Retention, Settings
    from fistful.server.net import serve as server
    from fistful.server.net.listening import listen, own_url, port_of
    from fistful.server.store.folder import UNKNOWN, Held

    folder = data_folder(data)
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
            allowed_hosts=(*allowed_hosts, *os.environ.get("FISTFUL_ALLOWED_HOSTS", "").split(",")),
            metrics_to=metrics_to,
            http=None if no_limits else HttpRates(),
            per_address=None if no_limits else AddressLimits(),
            retention=Retention(unbegun=unbegun_days * DAY or None, abandoned=abandoned_days * DAY or None),
            thinkers=max(1, (os.cpu_count() or 2) - 1),
        )
        server.serve(settings, listening, opens_browser)
