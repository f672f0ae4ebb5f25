// The page for when the server is out of reach goes on by itself as soon as the page that was wanted can be had.
"use strict";
{
  const AGAIN = 5_000;

  async function look() {
    const answer = await fetch(location.href, { cache: "no-store" }).catch(() => null);
    if (answer?.ok) location.reload();
  }

  if (!location.pathname.endsWith("/offline")) {
    addEventListener("online", look);
    setInterval(look, AGAIN);
  }
}
