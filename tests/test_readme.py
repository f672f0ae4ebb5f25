"""What the README says about the settings is what the code does."""

import re
from pathlib import Path

from pydantic_core import PydanticUndefined

from app.settings import Settings

README = Path(__file__).parents[1] / "README.md"


def test_the_table_of_settings_is_that_of_the_code() -> None:
    rows = re.findall(r"^\| `(SETTEBELLO_\w+)` \| (.*?) ?\| (.*) \|$", README.read_text(), re.MULTILINE)
    prefix = Settings.model_config["env_prefix"]
    expected = []
    for name, field in Settings.model_fields.items():
        assert field.default is not PydanticUndefined, "every setting has a default"
        told = str(field.default).lower() if isinstance(field.default, bool) else field.default
        default = "" if told in (None, "") else f"`{told}`"
        expected.append(((prefix + name).upper(), default, field.description))
    assert rows == expected
