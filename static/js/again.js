// When an answer is lost: a quiet bar, and the table is asked for again until it comes.
"use strict";
{
  const FIRST_WAIT = 1_000;
  const LONGEST_WAIT = 10_000;
  const SILENCE = 20_000; // a beat that has not come by then is asked for again
  const ASLEEP = 5_000; // a tab that was away for longer asks for the table when it is seen again

  const bar = document.getElementById("again");
  let wait = FIRST_WAIT;
  let timer = null;
  let hiddenSince = null;

  const table = () => document.getElementById("table");
  const busy = () => document.querySelector("#table .htmx-request, #table.htmx-request") !== null;

  // htmx drops this while a move is under way; the answer to that move is as good.
  function refresh() {
    htmx.ajax("GET", table().dataset.page, { source: bar, target: "#table", swap: "outerHTML" });
  }

  function retryIn(milliseconds) {
    clearTimeout(timer);
    timer = setTimeout(refresh, milliseconds);
  }

  function lost() {
    bar.hidden = false;
    retryIn(wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  function found() {
    bar.hidden = true;
    wait = FIRST_WAIT;
    clearTimeout(timer);
    if (table().dataset.phase === "computer") timer = setTimeout(() => busy() || refresh(), SILENCE);
  }

  for (const name of ["htmx:sendError", "htmx:responseError", "htmx:timeout"]) addEventListener(name, lost);
  addEventListener("htmx:afterSwap", (event) => event.target.id === "table" && found());
  bar?.querySelector("button").addEventListener("click", refresh);
  addEventListener("online", () => bar.hidden || refresh());

  // A page from the browser's memory may show an old hand.
  addEventListener("pageshow", (event) => event.persisted && refresh());
  document.addEventListener("visibilitychange", () => {
    const away = hiddenSince === null ? 0 : Date.now() - hiddenSince;
    hiddenSince = document.hidden ? Date.now() : null;
    const choosing = table().dataset.chosen || document.querySelector("dialog[open]");
    if (!document.hidden && away > ASLEEP && !choosing && !busy()) refresh();
  });
}
