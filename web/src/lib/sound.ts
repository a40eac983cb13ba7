// Soft sounds made in the browser: no files. The first sound comes after a tap, as browsers ask.

import { tremble } from "./haptics";
import { settings } from "./settings.svelte";

export type Sound =
  "slide" | "hop" | "place" | "refuse" | "win" | "lose" | "draw" | "count" | "turn";

let context: AudioContext | undefined;

/** Plays a sound, unless muted; on a phone it is felt as well. */
export function play(sound: Sound): void {
  tremble(sound);
  if (!settings.sounds || !("AudioContext" in window)) return;
  try {
    context ??= new AudioContext();
  } catch {
    // Where there is no sound to be had the game goes on without.
    return;
  }
  if (context.state === "suspended") void context.resume();
  const tones: Record<Sound, [number, number, number, number][]> = {
    // frequency, end frequency, start, length
    slide: [[190, 240, 0, 0.1]],
    hop: [
      [240, 420, 0, 0.11],
      [300, 180, 0.1, 0.09],
    ],
    place: [
      [330, 150, 0, 0.09],
      [900, 300, 0, 0.03],
    ],
    refuse: [[170, 140, 0, 0.14]],
    count: [[520, 520, 0, 0.09]],
    turn: [
      [587, 587, 0, 0.12],
      [880, 880, 0.11, 0.2],
    ],
    win: [
      [523, 523, 0, 0.18],
      [659, 659, 0.12, 0.18],
      [784, 784, 0.24, 0.34],
    ],
    lose: [
      [392, 392, 0, 0.2],
      [311, 311, 0.16, 0.34],
    ],
    draw: [
      [440, 440, 0, 0.2],
      [440, 440, 0.2, 0.25],
    ],
  };
  for (const tone of tones[sound]) ring(context, ...tone);
}

function ring(audio: AudioContext, from: number, to: number, after: number, length: number): void {
  const start = audio.currentTime + after;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = "triangle";
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + length);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.11, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + length + 0.02);
}
