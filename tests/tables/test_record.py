"""Reading what is stored, also what an older version stored."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Literal

import pytest

from app.tables.record import DamagedRecord, Record, TableRecord, Visitor
from app.tables.table import Table


class Shelf(Record):
    """A record in its third version: `size` was once text, and `owner` came later."""

    MIGRATIONS: ClassVar[Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {
        1: lambda fields: {**fields, "version": 2, "size": int(fields["size"])},
        2: lambda fields: {**fields, "version": 3, "owner": "nobody"},
    }

    version: Literal[3] = 3
    size: int
    owner: str


@pytest.mark.parametrize(
    "text",
    [
        '{"version": 1, "size": "4"}',
        '{"version": 2, "size": 4}',
        '{"version": 3, "size": 4, "owner": "nobody"}',
    ],
)
def test_older_versions_are_led_up_step_by_step(text: str) -> None:
    assert Shelf.read(text) == Shelf(size=4, owner="nobody")


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "{}", '{"version": 4, "size": 4}', '{"version": 0}', '{"version": 1, "size": "many"}'],
)
def test_what_cannot_be_read_is_told(text: str) -> None:
    with pytest.raises(DamagedRecord):
        Shelf.read(text)


STORED = {
    Visitor: [
        '{"version":1,"deck":"piacentine","speed":"fast","numbers":false,"sound":true,"keys":false,'
        '"taps":"two","rows":"two"}'
    ],
    TableRecord: [
        '{"version":1,"game":"rubamazzo","level":"hard","lowest":"normal","napola":false,'
        '"rounds":[{"seed":1,"leader":0,"log":[]}],"counted":false,"ply":1,'
        '"tallies":{"hard":{"won":2,"tied":0,"lost":1,"streak":1,"best_streak":1,"feats":{"best_steal":7}}}}'
    ],
}
"""One record of each version that was ever released, by model, oldest first. Never change one; add the next."""


@pytest.mark.parametrize("model", STORED, ids=lambda model: model.__name__)
def test_a_record_of_each_version_is_read(model: type[Record]) -> None:
    for text in STORED[model]:
        assert model.read(text).text()
    assert model.read(STORED[model][-1]).text() == STORED[model][-1]


@pytest.mark.parametrize(
    "change",
    [
        {"game": "briscola"},
        {"rounds": []},
        {"rounds": [{"seed": 1, "leader": 9, "log": []}]},
        {"rounds": [{"seed": 1, "leader": 0, "log": ["D7xC4"]}]},
        {"rounds": [{"seed": 1, "leader": 0, "log": ["nonsense"]}]},
    ],
)
def test_a_table_that_cannot_be_replayed_is_told(change: dict[str, Any]) -> None:
    record = TableRecord.read(STORED[TableRecord][-1])
    damaged = TableRecord.model_validate({**record.model_dump(), **change})
    with pytest.raises(DamagedRecord):
        Table.restored(damaged)
