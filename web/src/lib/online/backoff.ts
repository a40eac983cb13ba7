// When a page whose connection has ended comes back.

import { CLOSE } from "../../../../crates/server/wire";

/** Doubled with every attempt in vain. */
const FIRST = 500;
const LONGEST = 20_000;
/** Whoever has said too much is quiet for a while. */
const QUIET = 10_000;

/**
 * How long to wait, in milliseconds, after an end with this code and so many attempts in vain;
 * nothing if coming back is of no use. `lot`, from 0 to 1, spreads those who were sent away
 * together.
 */
export function waitAfter(code: number, attempts: number, lot: number): number | undefined {
  if (code === CLOSE.otherVersion) return undefined;
  const step = Math.min(LONGEST, FIRST * 2 ** Math.min(attempts, 10));
  const least = code === CLOSE.tooMuch || code === CLOSE.nonsense ? QUIET : 0;
  return least + step * (0.5 + lot / 2);
}
