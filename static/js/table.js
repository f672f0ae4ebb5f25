// Around every swap of the table: the card that leaves the hand, marks, focus.
"use strict";
{
  const table = () => document.getElementById("table");
  let byKey = false;
  let place = 0;
  let wanted = null;
  let played = false;

  const handCards = () => [...table().querySelectorAll("[data-zone=hand] :is(a, button)")];

  addEventListener("keydown", () => { byKey = true; }, true);
  addEventListener("pointerdown", () => { byKey = false; }, true);
  // Safari on a phone shows what is pressed only on a page that listens to touches.
  addEventListener("touchstart", () => {}, { passive: true });

  // While a card is on its way nothing else is played or chosen; a choice is asked for after the one before it,
  // the last one that was wanted meanwhile.
  addEventListener("htmx:confirm", (event) => {
    const { elt, verb, path } = event.detail;
    if (verb !== "get" && !elt.dataset.move) return;
    const leaving = document.querySelector("#table .leaving");
    const choosing = verb === "get" && document.querySelector("#table.htmx-request, #table :is(a, li).htmx-request");
    if (choosing) wanted = path;
    if (leaving || choosing) event.preventDefault();
  });
  addEventListener("htmx:afterRequest", () => {
    const address = wanted;
    wanted = null;
    if (address) htmx.ajax("GET", address, { source: table(), target: "#table", swap: "outerHTML" });
  });

  // The stylesheet names the leaving card, so that it flies from the hand to the table.
  addEventListener("htmx:beforeRequest", (event) => {
    const card = event.detail.elt.dataset.move?.split("x")[0];
    played ||= card !== undefined;
    if (card) table().querySelector(`[data-zone=hand] [data-card="${card}"]`)?.classList.add("leaving");
  });

  addEventListener("htmx:afterRequest", (event) => {
    if (!event.detail.successful) document.querySelector(".leaving")?.classList.remove("leaving");
  });

  function mark(way) {
    table()?.querySelectorAll(".marked").forEach((card) => card.classList.remove("marked"));
    if (!way) return;
    const taken = way.dataset.takes.split(" ").filter(Boolean).map((text) => `[data-zone=table] [data-card="${text}"]`);
    if ("steals" in way.dataset) taken.push("[data-zone^=pile] button[data-card]");
    taken.forEach((selector) => table().querySelector(selector)?.classList.add("marked"));
  }

  const markedBy = (event) => event.target.closest("[data-takes]");
  addEventListener("focusin", (event) => {
    mark(markedBy(event));
    const focused = handCards().indexOf(event.target);
    if (focused >= 0) place = focused;
  });
  addEventListener("focusout", () => mark(null));
  addEventListener("mouseover", (event) => markedBy(event) && mark(markedBy(event)));
  addEventListener("mouseout", (event) => markedBy(event) && mark(document.activeElement.closest("[data-takes]")));

  // Only the table is swapped; the pictures in the texts follow when another deck is chosen.
  addEventListener("htmx:afterSwap", () => {
    const { deck } = table().dataset;
    for (const picture of document.querySelectorAll(".inline-card img")) {
      const address = picture.dataset[deck];
      if (picture.getAttribute("src") !== address) picture.src = address;
    }
  });

  // Cards that come later are fetched once somebody plays, so that none arrives blank: all forty, which tells nothing.
  let fetched = null;
  addEventListener("htmx:afterSwap", () => {
    const { deck } = table().dataset;
    if (!played || fetched === deck || navigator.connection?.saveData) return;
    fetched = deck;
    const addresses = document.getElementById("faces").dataset[deck].split(" ");
    const fetchAll = () => addresses.forEach((src) => Object.assign(new Image(), { fetchPriority: "low", src }));
    (window.requestIdleCallback ?? setTimeout)(fetchAll);
  });

  // The address of the table says what is chosen; the other language shows the same.
  addEventListener("click", (event) => {
    const other = event.target.closest("a[hreflang]");
    if (other && table()) other.search = location.search;
  });

  // The focused card is gone after a swap: who plays by keyboard goes on at the choice, the main button,
  // or the same place in the hand.
  addEventListener("htmx:afterSwap", (event) => {
    if (event.target.id !== "table" || !byKey || document.activeElement !== document.body) return;
    if (document.querySelector("dialog[open]")) return;
    const first = table().querySelector("[data-focus]");
    const cards = handCards();
    const aim = cards.includes(first) ? cards[Math.min(place, cards.length - 1)] : first;
    aim?.focus();
  });
}
