// The service worker keeps the static files, and a page for when the server is out of reach.
"use strict";
navigator.serviceWorker?.register(document.currentScript.dataset.worker, { updateViaCache: "none" }).catch(() => {});
