// The service worker. It keeps static files, whose addresses carry their version, and for every language the page
// for when the server is out of reach. It never keeps a table. The server puts the constant SITE before this text.
"use strict";

const NO_SERVER = [502, 504]; // what a reverse proxy answers when nothing is behind it
const OURS = `settebello-${SITE.root} `; // how the caches of this site begin; the same host may have others
const CACHE = OURS + SITE.version;

async function keepOfflinePages() {
  const cache = await caches.open(CACHE);
  for (const address of Object.values(SITE.offline)) {
    const response = await fetch(address, { credentials: "omit", cache: "reload" });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const needs = (await response.clone().text()).matchAll(/(?:href|src)="([^"]+\?v=[0-9a-f]+)"/g);
    await cache.addAll([...new Set([...needs].map((match) => match[1]))]);
    await cache.put(address, response);
  }
}

async function dropOldCaches() {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && name !== CACHE) await caches.delete(name);
  }
  await clients.claim();
}

async function keptOrFetched(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) (await caches.open(CACHE)).put(request, response.clone());
  return response;
}

async function pageOrOffline(request) {
  const response = await fetch(request).catch(() => Response.error());
  if (response.type !== "error" && !NO_SERVER.includes(response.status)) return response;
  const language = new URL(request.url).pathname.slice(SITE.root.length).split("/")[0];
  const preferred = navigator.languages.map((tag) => tag.split("-")[0]).find((code) => code in SITE.offline);
  const address = SITE.offline[language] ?? SITE.offline[preferred] ?? Object.values(SITE.offline)[0];
  return (await caches.match(address)) ?? response;
}

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(keepOfflinePages());
});

addEventListener("activate", (event) => event.waitUntil(dropOldCaches()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (address.pathname.startsWith(SITE.static) && address.searchParams.has("v")) {
    event.respondWith(keptOrFetched(request));
  } else if (request.mode === "navigate") {
    event.respondWith(pageOrOffline(request));
  }
});
