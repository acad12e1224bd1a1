// A little tune for a film, made of plucked tones on a pentatonic scale: the same film always has the same one.
import { random } from '../lib/random.js';

const RATE = 32_000;
const SCALES = { bright: [0, 2, 4, 7, 9], calm: [0, 2, 5, 7, 9], ink: [0, 3, 5, 7, 10] };

/** 16-bit mono WAV of that many seconds. music: { root (Hz), scale, beat (seconds), seed }. */
export function tune({ root, scale, beat, seed }, seconds) {
  const r = random(`tune ${seed}`);
  const sound = new Float32Array(Math.ceil(seconds * RATE));
  const steps = SCALES[scale];
  const pitch = (n) => root * 2 ** ((steps[((n % 5) + 5) % 5] + 12 * Math.floor(n / 5)) / 12);
  let place = 5;
  for (let at = 0.2, i = 0; at < seconds - 1; at += beat, i++) {
    if (i % 4 === 0) {
      pluck(sound, at, pitch(place % 5), 0.16, 2.6);
      pluck(sound, at, pitch((place % 5) + 2) / 2, 0.1, 2.6);
    }
    if (i % 8 !== 7 && !r.chance(0.18)) pluck(sound, at, pitch(place), 0.2, 1.2);
    place = Math.max(3, Math.min(11, place + r.pick([-2, -1, -1, 1, 1, 2])));
  }
  pluck(sound, Math.max(0, seconds - 1.6), pitch(5), 0.2, 1.5);
  return wav(sound, seconds);
}

function pluck(sound, at, hertz, loud, long) {
  const from = Math.floor(at * RATE);
  const n = Math.min(sound.length - from, Math.floor(long * RATE));
  for (let i = 0; i < n; i++) {
    const t = i / RATE;
    const tone =
      Math.sin(6.2832 * hertz * t) +
      0.4 * Math.sin(12.5664 * hertz * t) * Math.exp(-t * 4) +
      0.15 * Math.sin(18.8496 * hertz * t) * Math.exp(-t * 8);
    sound[from + i] += tone * loud * Math.min(1, t * 120) * Math.exp((-t * 3.2) / long);
  }
}

function wav(sound, seconds) {
  const data = Buffer.alloc(44 + sound.length * 2);
  data.write('RIFF', 0);
  data.writeUInt32LE(36 + sound.length * 2, 4);
  data.write('WAVEfmt ', 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(1, 22);
  data.writeUInt32LE(RATE, 24);
  data.writeUInt32LE(RATE * 2, 28);
  data.writeUInt16LE(2, 32);
  data.writeUInt16LE(16, 34);
  data.write('data', 36);
  data.writeUInt32LE(sound.length * 2, 40);
  sound.forEach((v, i) => {
    const fade = Math.min(1, (seconds - i / RATE) / 0.8);
    data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, v * fade * 0.8)) * 32_000), 44 + i * 2);
  });
  return data;
}
