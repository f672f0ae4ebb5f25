"""A trivial page of FastAPI and Jinja, as large as a table: what the load benchmark is compared with."""

import os
import sys

import uvicorn
from fastapi import FastAPI
from jinja2 import Environment
from starlette.responses import HTMLResponse

ROW = '<li><button class="card" data-card="{{ card }}" aria-label="{{ card }}">{{ card }}</button></li>\n'
TEMPLATE = Environment(autoescape=True).from_string(
    "<!doctype html>\n<ul>\n{% for card in cards %}" + ROW + "{% endfor %}</ul>\n"
)


def page(size: int) -> str:
    """A page of about so many bytes."""
    one = len(TEMPLATE.render(cards=["D7"])) - len(TEMPLATE.render(cards=[]))
    return TEMPLATE.render(cards=["D7"] * (size // one))


def main() -> None:
    """Serve the page at /, of the size that the command line names."""
    app, size = FastAPI(), int(sys.argv[1])

    @app.get("/")
    async def show() -> HTMLResponse:
        return HTMLResponse(page(size))

    port = int(os.environ["SETTEBELLO_PORT"])
    uvicorn.run(app, host="127.0.0.1", port=port, access_log=False, log_level="warning", http="h11")


if __name__ == "__main__":
    main()
