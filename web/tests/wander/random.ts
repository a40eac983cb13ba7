// Chance that comes again: the same seed gives the same walk.

export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 to 1, without 1. */
  next(): number {
    // Mulberry32.
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let bits = this.#state;
    bits = Math.imul(bits ^ (bits >>> 15), bits | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Whether something of this likelihood happens. */
  chance(likelihood: number): boolean {
    return this.next() < likelihood;
  }

  /** One of them, each as likely. */
  pick<T>(of: readonly T[]): T {
    if (of.length === 0) throw new Error("nothing to pick from");
    return of[Math.floor(this.next() * of.length)]!;
  }

  /** One of them, as likely as it weighs. */
  weighed<T extends { weight: number }>(of: readonly T[]): T {
    let rest = this.next() * of.reduce((sum, one) => sum + one.weight, 0);
    for (const one of of) {
      rest -= one.weight;
      if (rest < 0) return one;
    }
    return of[of.length - 1]!;
  }
}
