// The page for when the server is out of reach goes on by itself when the connection is back.
"use strict";
addEventListener("online", () => location.reload());
