// A short tremble of the device, where it can and where the person likes it. Apart from the
// sounds: a phone that is silent may still be felt.

import { settings } from "./settings.svelte";
import type { Sound } from "./sound";

/** Milliseconds of trembling and rest, in turns. What is not here is not felt. */
const PATTERNS: Partial<Record<Sound, number[]>> = {
  slide: [6],
  hop: [6, 50, 8],
  place: [14],
  refuse: [18, 50, 18],
  win: [14, 70, 14, 70, 36],
  lose: [40],
  draw: [20],
};

/** Whether this device has something to tremble with. */
export function canTremble(): boolean {
  return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
}

export function tremble(sound: Sound): void {
  const pattern = PATTERNS[sound];
  if (pattern && settings.vibration && canTremble()) navigator.vibrate(pattern);
}
