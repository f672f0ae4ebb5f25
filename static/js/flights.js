// Cards in flight, and the taps that meet them. Nothing waits for a flight: a tap ends it.
"use strict";
{
  const DOUBLE_TAP = 500;
  const GLIDE = 200;
  const NEAR = 40; // pixels between the halves of a double tap
  const CONTROL = "a, button, summary";
  const table = () => document.getElementById("table");
  let struck = null; // a touch that ended a flight and reached no control
  let aimed = null; // the lifted finger for which something was clicked
  let ended = false;
  let lastTap = { until: 0 };

  // Some browsers fly cards but do not say which flight is under way.
  if (document.startViewTransition && !("activeViewTransition" in document)) {
    const start = document.startViewTransition.bind(document);
    document.activeViewTransition = null;
    document.startViewTransition = (update) => {
      const flight = start(update);
      const over = () => { if (document.activeViewTransition === flight) document.activeViewTransition = null; };
      flight.finished.then(over, over);
      return (document.activeViewTransition = flight);
    };
  }

  // No flight where nobody sees one; one that another flight ends early is no error.
  addEventListener("htmx:beforeTransition", (event) => {
    if (document.hidden || table().dataset.speed === "instant") event.preventDefault();
    else queueMicrotask(() => document.activeViewTransition?.ready.catch(() => {}));
  });

  const near = (one, other) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) < NEAR;
  const second = (tap) => performance.now() < lastTap.until && near(tap, lastTap);

  // The rest of the hand closes up, or makes room, as the played card flies.
  const inHand = () => [...document.querySelectorAll("[data-zone=hand] [data-card]")];
  const left = (card) => card.getBoundingClientRect().left;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let lay = new Map();
  addEventListener("htmx:beforeSwap", () => { lay = new Map(inHand().map((card) => [card.dataset.card, left(card)])); });
  addEventListener("htmx:afterSwap", () => {
    if (still.matches || table().dataset.speed === "instant") return;
    for (const card of inHand()) {
      const way = lay.get(card.dataset.card) - left(card);
      if (way) card.animate({ translate: [`${way}px 0`, "0 0"] }, { duration: GLIDE, easing: "ease-out" });
    }
  });

  // What flies cannot be hit, and browsers differ in what they click instead, or click nothing. So what lies under the
  // finger is clicked when it is lifted, and the browser's own click is dropped.
  addEventListener("pointerdown", (event) => {
    const flight = document.activeViewTransition;
    flight?.skipTransition();
    struck = flight && event.button === 0 && !event.target.closest(CONTROL) ? event : null;
    aimed = null;
  }, true);
  addEventListener("pointerup", (event) => {
    if (!struck || !near(event, struck) || second(event)) return;
    struck = null;
    aimed = event;
    document.elementFromPoint(event.clientX, event.clientY)?.closest(CONTROL)?.click();
  }, true);

  // The second half of a double tap on "next round" must not reach what lies there then.
  addEventListener("click", (event) => {
    if (event.detail && (aimed || second(event))) {
      event.preventDefault();
      event.stopImmediatePropagation();
      aimed = null;
    } else {
      const { clientX, clientY } = aimed ?? event;
      lastTap = { clientX, clientY, until: 0, atEnd: event.target.closest("[data-zone=end]") !== null };
    }
  }, true);
  addEventListener("htmx:beforeSwap", () => { ended = table().querySelector("[data-zone=end]") !== null; });
  addEventListener("htmx:afterSwap", () => {
    if (!ended || table().querySelector("[data-zone=end]")) return;
    ended = false;
    // A count is taller than a table: what follows it begins at the top again.
    scrollTo({ top: 0, behavior: "instant" });
    if (lastTap.atEnd) lastTap.until = performance.now() + DOUBLE_TAP;
  });
}
