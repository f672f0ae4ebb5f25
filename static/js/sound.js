// Sounds, made as they are needed: a card, a capture, a scopa, a won game. Off until chosen.
"use strict";
{
  let context = null;
  let heard = Number(document.getElementById("table").dataset.ply);

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

  addEventListener("htmx:afterSwap", async ({ target }) => {
    if (target.id !== "table") return;
    const news = Number(target.dataset.ply) !== heard;
    heard = Number(target.dataset.ply);
    const switchedOn = target.dataset.sound === "on" && context === null;
    if (target.dataset.sound !== "on" || !navigator.userActivation?.hasBeenActive) return;
    const sound = news ? soundOf(target) : switchedOn ? "card" : null;
    if (!sound) return;
    context ??= new AudioContext();
    await context.resume();
    SOUNDS[sound](context.currentTime);
  });
}
