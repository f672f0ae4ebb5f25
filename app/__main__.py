"""`python -m app` runs the server."""

import argparse
import os
import sys

from pydantic import ValidationError

from app.main import create_app
from app.settings import Settings, refusal, unknown
from app.tables.store import StoreRefused
from app.web.server import serve, unusable


def main() -> None:
    """Run the server with the settings of the environment and the options of the command line."""
    parser = argparse.ArgumentParser(prog="python -m app", description="Serve Settebello.")
    parser.add_argument("--root-path", help="path under which a reverse proxy serves the site")
    options = parser.parse_args()
    for warning in unknown(os.environ):
        print(warning, file=sys.stderr)
    if os.environ.get("WEB_CONCURRENCY", "1") != "1":
        print("WEB_CONCURRENCY is ignored: a server is one process; several share a Redis", file=sys.stderr)
    try:
        settings = Settings() if options.root_path is None else Settings(root_path=options.root_path)
        app = create_app(settings)
    except ValidationError as error:
        sys.exit(f"Settebello does not start: {refusal(error)}")
    except StoreRefused as reason:
        sys.exit(f"Settebello does not start: {reason}")
    if why := unusable(settings.host, settings.port):
        sys.exit(
            f"Settebello does not start: it cannot listen on {settings.host}, port {settings.port} ({why})."
            " SETTEBELLO_HOST and SETTEBELLO_PORT name another address"
        )
    serve(app, settings)


if __name__ == "__main__":
    main()
