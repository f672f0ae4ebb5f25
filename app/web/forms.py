"""Routes that take a small form: read at once, where FastAPI's general way takes a tenth of the time of an answer."""

from collections.abc import Callable, Coroutine
from typing import Any
from urllib.parse import parse_qsl

from fastapi.routing import APIRoute
from pydantic import create_model
from starlette.requests import Request
from starlette.responses import Response

FORM = "application/x-www-form-urlencoded"

Handler = Callable[[Request], Coroutine[Any, Any, Response]]


class FormRoute(APIRoute):
    """A route whose handler takes the request, the parts of the address, and the fields of a form.

    A form that fits is handed over as FastAPI would; every other request goes FastAPI's way, which says what is
    wrong with it.
    """

    def get_route_handler(self) -> Handler:
        """What answers a request that has come to this route."""
        general: Handler = super().get_route_handler()
        declared = self.dependant
        if not declared.body_params or declared.dependencies or declared.query_params:
            return general
        fields: dict[str, Any] = {
            field.name: (field.field_info.annotation, field.field_info) for field in declared.body_params
        }
        form, endpoint = create_model("Form", **fields), self.endpoint
        parts = [field.name for field in declared.path_params]

        async def handle(request: Request) -> Response:
            if request.headers.get("content-type") != FORM:
                return await general(request)
            try:
                values = form.model_validate(dict(parse_qsl((await request.body()).decode("ascii"))))
            except ValueError:
                return await general(request)
            address = {name: request.path_params[name] for name in parts}
            response: Response = await endpoint(request=request, **address, **vars(values))
            return response

        return handle
