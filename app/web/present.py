"""From a table to what its templates are given."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from app.cards import TEXTS, card_set, card_text, cards_in, value
from app.games import GAMES, Move, View
from app.tables.record import Speed, Visitor
from app.tables.table import YOU, Table
from app.web.card_names import cards_names
from app.web.languages import Language
from app.web.moves_text import (
    made_scopa,
    move_sentence,
    piles_during,
    score_text,
    seat_name,
    seat_of,
    side_name,
    stolen_before,
    way_label,
    won_text,
)
from app.web.options import level_option, napola_option, visitor_options
from app.web.places import places
from app.web.table_model import Capture, Deck, HandCard, Links, Pile, Seat, TableCard, TableModel, Way

_FIRST_BEAT, _LAID_BEAT, _CAPTURE_BEAT, _LAST_BEAT = 500, 600, 900, 1_600
"""Milliseconds at normal speed before the next beat: at the start, after a lay, a capture, the last card."""

_SPEED_FACTORS: dict[Speed, float] = {"slow": 1.8, "normal": 1.0, "fast": 0.5, "instant": 0.0}


_COLUMNS = 4
"""Columns of open cards on the cloth, two rows deep: what a phone held upright has room for."""


@dataclass(frozen=True, slots=True)
class Selection:
    """What the address says is chosen: a card of the hand, and table cards that were tapped."""

    card: int | None = None
    taken: int = 0
    asked: bool = False
    """Whether the address speaks of a choice at all: with an empty card it takes one back."""

    @classmethod
    def read(cls, card: str | None, take: Sequence[str]) -> "Selection":
        """The selection of the query parameters; what is not a card is ignored."""
        chosen = TEXTS.index(card) if card in TEXTS else None
        taken = card_set(TEXTS.index(text) for text in take if text in TEXTS)
        return cls(chosen, taken, asked=card is not None)

    @property
    def parameters(self) -> tuple[tuple[str, str], ...]:
        """The query parameters that `read` reads; none if no card is chosen."""
        if self.card is None:
            return ()
        return ("card", card_text(self.card)), *(("take", card_text(one)) for one in cards_in(self.taken))


class Presenter:
    """Presents one table to one visitor in one language."""

    def __init__(
        self,
        table: Table,
        visitor: Visitor,
        language: Language,
        links: Links,
        deck: Deck,
    ) -> None:
        """`deck` is the one that the visitor plays with, described in the language."""
        self._table = table
        self._view: View = table.view
        self._game = GAMES[table.record.game]
        self._visitor = visitor
        self._language = language
        self._links = links
        self._deck = deck
        self._faces = deck.faces
        self._places = places(self._view, _COLUMNS)
        history = self._view.history
        self._laid = history[-1].card if history else None
        self._laid_by = seat_of(self._view, len(history) - 1) if history else None
        dealer = (self._view.leader - 1) % self._game.seats
        self._dealer = dealer if self._game.dealer_matters else None
        self._leftover = [card for card in self._places if card not in self._view.table]

    def model(self, selection: Selection, message: str = "") -> TableModel:
        """The table with a selection, as far as it fits, and a message about the last request."""
        table, view, language = self._table, self._view, self._language
        chosen, ways, selected = self._fitting(selection)
        last = len(view.history) - 1
        counted = table.phase in ("count", "over")
        standing = table.shown_standing
        options = visitor_options(language, self._visitor, self._links)
        capture = self._capture(last) if last >= 0 and view.history[last].captures else None
        left = self._distinct(ways)
        open_ways = tuple(self._way(move) for move in left)
        turn, last_move = self._turn(), self._last_move()
        result_text = self._result_text() if counted else ""
        if chosen is not None:
            effect = "; ".join(way.label for way in open_ways) if selected else self._effect(left)
            spoken = f"{self._faces[chosen].name}, {effect}"
        elif selection.asked and table.phase == "you":
            spoken = language.gettext("Choose one of your cards.")
        else:
            spoken = f"{last_move} {result_text or turn}"
        return TableModel(
            game=view.game,
            rule_options=self._game.options,
            ply=table.record.ply,
            phase=table.phase,
            visitor=self._visitor,
            seats=self._seats(),
            hand=self._hand(chosen) if view.moves else (),
            resting=() if view.moves else tuple(self._faces[card] for card in view.hand),
            hand_label=language.ngettext(
                "Your hand: %(num)s card", "Your hand: %(num)s cards", len(view.hand)
            ),
            dealt=chosen is None and set(view.hand_sizes) == {self._game.hand_size},
            table=self._table_cards(chosen, ways, selected),
            columns=max([_COLUMNS, *[place.column for place in self._places.values()]]),
            table_label=language.ngettext("Table: %(num)s card", "Table: %(num)s cards", len(view.table)),
            piles=self._piles(ways, capture),
            stock=view.stock,
            stock_label=language.ngettext("Stock: %(num)s card", "Stock: %(num)s cards", view.stock),
            capture=capture,
            last_capture=capture or self._last_capture(),
            chosen=self._faces[chosen] if chosen is not None else None,
            ways=open_ways,
            cover=self._deck.cover,
            take_back=self._query(None),
            kept=Selection(chosen, selected).parameters,
            turn=turn,
            last_move=last_move,
            message=message,
            spoken=spoken,
            delay=self._delay(),
            score=standing.score,
            round_number=len(table.record.rounds),
            score_label=score_text(language, self._game.seats, standing.score),
            level=level_option(language, table, self._links),
            deck=next(option for option in options if option.name == "deck"),
            napola=napola_option(language, table, self._links),
            running=table.running,
            result=table.results[-1] if counted else None,
            faces=self._faces,
            result_text=result_text,
            outcome=self._outcome(),
            deal_number=str(table.record.rounds[-1].seed) if counted else "",
            leader=seat_name(language, self._game.seats, view.leader) if counted else "",
            you_deal=self._dealer == YOU,
            options=options,
        )

    def _fitting(self, selection: Selection) -> tuple[int | None, list[Move], int]:
        """The chosen card if it can be played now, its ways that take all selected cards, the selected cards."""
        ways = [move for move in self._view.moves if move.card == selection.card]
        if not ways:
            return None, [], 0
        narrowed = [move for move in ways if move.taken & selection.taken == selection.taken]
        return selection.card, narrowed or ways, selection.taken if narrowed else 0

    def _distinct(self, moves: Iterable[Move]) -> list[Move]:
        """The moves without those that only take another card of the same value, where suits do not matter."""
        kinds: dict[object, Move] = {}
        for move in moves:
            values = tuple(value(card) for card in cards_in(move.taken))
            kinds.setdefault(move.taken if self._game.suits_matter else (move.steals, values), move)
        return list(kinds.values())

    def _query(self, card: int | None, taken: int = 0) -> str:
        """The address at which a card is chosen, with table cards; at that of None the choice is taken back."""
        takes = "".join(f"&take={card_text(one)}" for one in cards_in(taken))
        return f"{self._links.page}?card={'' if card is None else card_text(card)}{takes}"

    def _effect(self, ways: Sequence[Move]) -> str:
        """What a card with these ways does, in words."""
        if len(ways) > 1:
            return self._language.gettext("several ways to play")
        return way_label(self._language, self._view, ways[0])

    def _hand(self, chosen: int | None) -> tuple[HandCard, ...]:
        moves = self._view.moves
        cards = []
        for place, card in enumerate(self._view.hand, start=1):
            ways = self._distinct(move for move in moves if move.card == card)
            face = self._faces[card]
            plays = len(ways) == 1 and (self._visitor.taps == "one" or card == chosen)
            cards.append(
                HandCard(
                    face=face,
                    place=place,
                    label=f"{face.name}, {self._effect(ways)}",
                    move=str(ways[0]) if plays else None,
                    choice=self._query(None if card == chosen else card),
                    chosen=card == chosen,
                )
            )
        return tuple(cards)

    def _table_cards(self, chosen: int | None, ways: list[Move], selected: int) -> tuple[TableCard, ...]:
        leftover = self._leftover if self._table.phase == "computer" else []
        cards = sorted((*self._view.table, *leftover), key=self._places.__getitem__)
        return tuple([self._table_card(card, chosen, ways, selected) for card in cards])

    def _table_card(self, card: int, chosen: int | None, ways: list[Move], selected: int) -> TableCard:
        face, place = self._faces[card], self._places[card]
        laid_by = self._laid_by if card == self._laid else None
        if chosen is None:
            return TableCard(face, "idle", None, None, face.name, laid_by, place)
        bit = 1 << card
        state: Literal["idle", "lit", "selected"] = "idle"
        move = choice = None
        label = face.name
        fitting = [way for way in ways if way.taken & bit]
        if selected & bit:
            state, choice = "selected", self._query(chosen, selected & ~bit)
            label = self._language.gettext("%(card)s, selected: tap to take it back", card=face.name)
        elif len(fitting) == 1:
            state, move = "lit", str(fitting[0])
            effect = way_label(self._language, self._view, fitting[0])
            label = f"{self._faces[chosen].name}, {effect}"
        elif fitting:
            state, choice = "lit", self._query(chosen, selected | bit)
            label = self._language.gettext("%(card)s, can be taken", card=face.name)
        return TableCard(face, state, move, choice, label, laid_by, place)

    def _way(self, move: Move) -> Way:
        label = way_label(self._language, self._view, move)
        taken = tuple(cards_in(move.taken))
        top = self._view.piles[1 - self._game.side(YOU)].top
        faces = (top,) if move.steals and top is not None else taken
        return Way(
            move=str(move),
            label=label,
            takes=tuple(card_text(card) for card in taken),
            faces=tuple(self._faces[card] for card in faces),
            steals=move.steals,
        )

    def _seats(self) -> tuple[Seat, ...]:
        view, seats = self._view, self._game.seats
        return tuple(
            Seat(
                number=seat,
                name=seat_name(self._language, seats, seat),
                hand=view.hand_sizes[seat],
                to_move=view.to_move == seat,
                deals=self._dealer == seat,
            )
            for seat in range(1, seats)
        )

    def _piles(self, ways: Iterable[Move], capture: Capture | None) -> tuple[Pile, ...]:
        steal = next((move for move in ways if move.steals), None)
        piles = []
        view = self._view
        unswept = self._table.phase == "computer"
        for side, pile in enumerate(piles_during(view) if unswept else view.piles):
            stolen = steal is not None and side != self._game.side(YOU)
            top = self._faces[pile.top] if pile.top is not None else None
            scopas = tuple([self._faces[card] for card in pile.scopas])
            flown = (
                capture.played if capture and (capture.played is top or capture.played in scopas) else None
            )
            piles.append(
                Pile(
                    side=side,
                    name=side_name(self._language, self._game.seats, side),
                    size=pile.size,
                    size_text=self._language.ngettext("%(num)s card", "%(num)s cards", pile.size),
                    top=top,
                    scopas=scopas,
                    flown=flown,
                    lit=stolen,
                    move=str(steal) if stolen else None,
                )
            )
        return tuple(piles)

    def _capture(self, number: int) -> Capture:
        view = self._view
        move, seat = view.history[number], seat_of(view, number)
        stolen_top = stolen_before(view, number).top if move.steals else None
        return Capture(
            seat=seat,
            side=self._game.side(seat),
            played=self._faces[move.card],
            taken=tuple(self._faces[card] for card in cards_in(move.taken)),
            stolen_top=self._faces[stolen_top] if stolen_top is not None else None,
            scopa=made_scopa(view, number),
            text=move_sentence(self._language, view, number),
        )

    def _last_capture(self) -> Capture | None:
        history = self._view.history
        numbers = (number for number in reversed(range(len(history))) if history[number].captures)
        number = next(numbers, None)
        return None if number is None else self._capture(number)

    def _last_move(self) -> str:
        """The last move, and after the last card who gets what is left on the table."""
        view = self._view
        if not view.history:
            return ""
        sentence = move_sentence(self._language, view, len(view.history) - 1)
        if not self._leftover or view.last_taker is None:
            return sentence
        cards = cards_names(self._language, self._leftover)
        if self._game.side(view.last_taker) == self._game.side(YOU):
            rest = self._language.gettext(
                "What is left on the table goes to your pair: %(cards)s.", cards=cards
            )
        else:
            rest = self._language.gettext(
                "What is left on the table goes to the opponents: %(cards)s.", cards=cards
            )
        return f"{sentence} {rest}"

    def _turn(self) -> str:
        language, view = self._language, self._view
        if self._table.phase == "over":
            return language.gettext("The game is over")
        if view.to_move is None:
            return language.gettext("The cards are being counted")
        if view.to_move == YOU:
            return language.gettext("Your turn")
        who = seat_name(language, self._game.seats, view.to_move)
        return language.gettext("To move: %(who)s", who=who)

    def _result_text(self) -> str:
        language, standing = self._language, self._table.standing
        if not standing.over:
            return language.gettext("The round is counted")
        if standing.winner is None:
            return language.gettext("A tie")
        return won_text(language, self._game.seats, standing.winner)

    def _outcome(self) -> Literal["won", "tied", "lost", ""]:
        if self._table.phase != "over":
            return ""
        winner = self._table.standing.winner
        if winner is None:
            return "tied"
        return "won" if winner == self._game.side(YOU) else "lost"

    def _delay(self) -> int:
        history = self._view.history
        if not history:
            beat = _FIRST_BEAT
        elif self._view.to_move is None:
            beat = _LAST_BEAT
        else:
            beat = _CAPTURE_BEAT if history[-1].captures else _LAID_BEAT
        return int(beat * _SPEED_FACTORS[self._visitor.speed])
