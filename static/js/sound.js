// Sounds, made as they are needed: a card, a capture, a scopa, a won game. Off until chosen.
"use strict";
{
  const LATE = 500; // milliseconds after which a sound no longer fits what is seen
  const table = () => document.getElementById("table");
  let context = null;
  let heard = Number(table().dataset.ply);
  let on = table().dataset.sound === "on";

  function envelope(at, length, loudness) {
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(loudness, at + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    gain.connect(context.destination);
    return gain;
  }

  function tone(at, frequency, length, loudness = 0.12) {
    const source = new OscillatorNode(context, { type: "triangle", frequency });
    source.connect(envelope(at, length, loudness));
    source.start(at);
    source.stop(at + length);
  }

  // Card on cloth: a short breath of noise through a narrow band.
  function slap(at, frequency = 1_400, loudness = 0.4) {
    const length = 0.09;
    const buffer = new AudioBuffer({ length: Math.ceil(context.sampleRate * length), sampleRate: context.sampleRate });
    buffer.getChannelData(0).forEach((_, i, samples) => { samples[i] = Math.random() * 2 - 1; });
    const source = new AudioBufferSourceNode(context, { buffer });
    const band = new BiquadFilterNode(context, { type: "bandpass", frequency, Q: 0.9 });
    source.connect(band).connect(envelope(at, length, loudness));
    source.start(at);
  }

  const SOUNDS = {
    card: (at) => slap(at),
    capture: (at) => [0, 0.11].forEach((later, i) => slap(at + later, 1_400 - 500 * i)),
    scopa: (at) => [523, 659, 784].forEach((frequency, i) => tone(at + 0.09 * i, frequency, 0.35)),
    win: (at) => [523, 659, 784, 1_047].forEach((frequency, i) => tone(at + 0.14 * i, frequency, 0.6)),
  };

  function soundOf(table) {
    if (table.dataset.phase === "over") return table.dataset.outcome === "won" ? "win" : null;
    if (table.dataset.phase === "count") return null;
    if (table.querySelector(".scopa-call")) return "scopa";
    if (table.querySelector("[data-zone=capture] [data-card]")) return "capture";
    return table.querySelector("[data-zone=table] .laid") ? "card" : null;
  }

  // A browser lets a page sound that asks while somebody taps or types; some take no asking later, and some
  // fall silent again behind a call or a locked screen.
  for (const name of ["click", "keydown"]) {
    addEventListener(name, ({ target }) => {
      const wanted = table().dataset.sound === "on" || target.closest?.("#option-sound-on");
      if (!wanted || context?.state === "running" || navigator.userActivation?.isActive === false) return;
      context ??= new AudioContext();
      context.resume().catch(() => {});
    }, true);
  }

  addEventListener("htmx:afterSwap", async ({ target }) => {
    if (target.id !== "table") return;
    const news = Number(target.dataset.ply) !== heard;
    const switchedOn = target.dataset.sound === "on" && !on;
    heard = Number(target.dataset.ply);
    on = target.dataset.sound === "on";
    const sound = news ? soundOf(target) : switchedOn ? "card" : null;
    if (!on || !sound || !context) return;
    const seen = performance.now();
    await context.resume();
    if (performance.now() - seen < LATE) SOUNDS[sound](context.currentTime);
  });
}
