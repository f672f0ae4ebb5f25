// Questions before a running game is dropped. Without JavaScript the links lead to a page that asks.
"use strict";
{
  const step = "#step.htmx-request";
  let heldBeat = null;
  let heldAnswer = null;

  addEventListener("click", (event) => {
    const ask = event.target.closest("[data-ask]");
    const dialog = ask && document.getElementById(`ask-${ask.dataset.ask}`);
    if (dialog && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
      event.preventDefault();
      document.activeViewTransition?.skipTransition(); // cards in flight would lie over the question
      dialog.showModal();
    } else if (event.target.closest("[data-close]") || event.target.matches("dialog")) {
      event.target.closest("dialog").close();
    }
  });

  // The game stands still while it is asked about, and an answer waits for a beat that is under way:
  // so the answer speaks of the table that is seen, and is never stale.
  addEventListener("htmx:confirm", (event) => {
    const { elt, issueRequest } = event.detail;
    if (elt.id === "step" && document.querySelector("dialog[open], dialog form.htmx-request")) {
      event.preventDefault();
      heldBeat = issueRequest;
    } else if (elt.closest("dialog") && document.querySelector(step)) {
      event.preventDefault();
      heldAnswer = issueRequest;
    }
  });

  addEventListener("htmx:beforeRequest", (event) => {
    if (!event.detail.elt.closest("dialog")) return;
    heldBeat = null;
    event.detail.elt.closest("dialog").close();
  });

  function letBeatGo() {
    const beat = heldBeat;
    heldBeat = null;
    beat?.();
  }

  addEventListener("htmx:afterRequest", (event) => event.detail.elt.closest("dialog") && letBeatGo());
  addEventListener("close", () => {
    heldAnswer = null;
    if (!document.querySelector("dialog form.htmx-request")) letBeatGo();
  }, true);

  addEventListener("htmx:afterSwap", (event) => {
    if (event.target.id !== "table") return;
    heldAnswer?.();
    heldAnswer = null;
  });
}
