// Keys: digits and arrows for the cards, Enter, Esc, and N, L, D. Letters and digits can be switched off.
"use strict";
{
  const table = () => document.getElementById("table");
  let enterWaits = false;

  const places = () => [...table().querySelectorAll("[data-zone=hand] > li")];
  const ways = () => [...table().querySelectorAll("[data-takes]")];
  const choosing = () => document.querySelector("#table.htmx-request, #table :is(a, li).htmx-request");
  const press = (selector) => table().querySelector(selector)?.click();

  function inSight() {
    const { top, bottom } = table().getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  }

  function digit(number) {
    const place = places()[(number + 9) % 10];
    if (!place) return;
    if (table().dataset.digits === "play") {
      place.querySelector("a, button")?.click();
    } else if (place.dataset.choice && !place.classList.contains("chosen")) {
      htmx.ajax("GET", place.dataset.choice, { source: place, target: "#table", swap: "outerHTML" });
    }
  }

  function arrow(by) {
    const list = ways().length ? ways() : places().flatMap((place) => place.querySelector("a, button") ?? []);
    const now = list.indexOf(document.activeElement);
    const next = now < 0 ? (by > 0 ? 0 : list.length - 1) : (now + by + list.length) % list.length;
    list[next]?.focus();
    return list.length > 0;
  }

  // Enter typed right after a digit waits for the choice; it never plays the card that had the focus before.
  function enter(event) {
    if (choosing()) {
      enterWaits = true;
      return true;
    }
    if (event.target.closest("a, button, summary")) return event.repeat && table().contains(event.target);
    if (!ways().length || event.repeat) return false;
    press("[data-takes]");
    return true;
  }

  function key(event) {
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const on = table().dataset.keys === "on" && !event.repeat;
    const vertical = inSight() && (ways().length > 0 || event.target.closest("[data-zone=hand]") !== null);
    switch (name) {
      case "ArrowRight": return inSight() && arrow(1);
      case "ArrowLeft": return inSight() && arrow(-1);
      case "ArrowDown": return vertical && arrow(1);
      case "ArrowUp": return vertical && arrow(-1);
      case "Enter": return enter(event);
      case "Escape": if (table().dataset.chosen) press(".cancel"); return false;
      case "n": if (on) press(":is([data-ask=new], [data-set=new] button)"); return on;
      case "l": if (on) press("[data-set=level] button"); return on;
      case "d": if (on) press("[data-set=deck] button"); return on;
    }
    if (!on || !/^\d$/.test(name) || !inSight()) return false;
    digit(Number(name));
    return true;
  }

  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    if (!table() || !(event.target instanceof Element)) return;
    if (event.target.closest("input, select, textarea")) return;
    if (document.querySelector("dialog[open]")) return;
    if (key(event)) event.preventDefault();
  });

  addEventListener("htmx:afterSettle", () => {
    if (!enterWaits || choosing()) return;
    enterWaits = false;
    if (ways().length === 1) press("[data-takes]");
  });
}
