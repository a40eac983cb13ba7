// One place in the browser's storage. What is read is checked; what cannot be read is put aside
// and not written over; what cannot be written is told.

import type { GameId } from "../games/look";
import { shared } from "./area";
import { troubles } from "./troubles.svelte";

/** What a stored value holds; nothing if it is damaged. */
export type Shape<T> = (value: unknown) => T | undefined;

/** Where damaged texts are kept: this, the time, and the key that they had. */
const ASIDE = "totemic.aside.";

export class Slot<T> {
  readonly key: string;
  readonly #shape: Shape<T>;
  /** Holds something unreadable for which there was no other place. */
  #locked = false;

  constructor(key: string, shape: Shape<T>) {
    this.key = key;
    this.#shape = shape;
  }

  /** The stored text, to see whether another tab has changed it. */
  get text(): string | null {
    return shared.text(this.key);
  }

  /** What is stored; a damaged text is put aside. */
  read(): T | undefined {
    if (this.text === null) return undefined;
    const value = this.#shape(shared.value(this.key));
    if (value === undefined) this.putAside();
    return value;
  }

  /** Stores a value over the one before; false if it could not be. */
  write(value: T): boolean {
    if (this.#locked) return false;
    const why = shared.put(this.key, JSON.stringify(value));
    troubles.noteKept(this.key, why);
    return why === undefined;
  }

  clear(): void {
    if (this.#locked) return;
    shared.remove(this.key);
    troubles.noteKept(this.key, undefined);
  }

  /** Moves what is stored to another key, because it turned out to be unreadable. */
  putAside(): void {
    if (this.text !== null) troubles.noteUnread(true);
    this.moveAside();
  }

  /** Moves what is stored to another key, where nothing overwrites it. */
  moveAside(): void {
    const { text } = this;
    if (text === null) return;
    // Its own room must be enough where no other is left.
    shared.remove(this.key);
    if (shared.put(`${ASIDE}${Date.now()}.${this.key}`, text) === undefined) return;
    this.#locked = true;
    shared.put(this.key, text);
  }

  /** Tells when another tab has changed what is stored; the answer ends that. */
  watch(changed: () => void): () => void {
    const heard = ({ key, storageArea }: StorageEvent) => {
      // Without a key everything was deleted.
      if (storageArea === localStorage && (key === this.key || key === null)) changed();
    };
    addEventListener("storage", heard);
    return () => removeEventListener("storage", heard);
  }
}

/** A slot for each game. */
export function slotsOf<T>(name: string, shape: Shape<T>): (game: GameId) => Slot<T> {
  const made = new Map<GameId, Slot<T>>();
  return (game) => {
    const slot = made.get(game) ?? new Slot(`totemic.${name}.${game}`, shape);
    made.set(game, slot);
    return slot;
  };
}

/** A name that nothing else has, on whichever device. */
export function newId(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(numbers, (number) => number.toString(36)).join("-");
}

/** A text that could not be read. */
export interface Aside {
  key: string;
  /** The key that it had. */
  was: string;
  /** When it was put aside, in milliseconds. */
  when: number;
  text: string;
}

/** Everything that was put aside, the newest first. */
export function asides(): Aside[] {
  const found = shared.keys(ASIDE).flatMap((key) => {
    const [, when, was] = /^totemic\.aside\.(\d+)\.(.+)$/.exec(key) ?? [];
    const text = shared.text(key);
    return when && was && text !== null ? [{ key, was, when: Number(when), text }] : [];
  });
  return found.sort((a, b) => b.when - a.when);
}

/** Puts something aside that was put aside elsewhere. */
export function addAside(was: string, when: number, text: string): void {
  shared.put(`${ASIDE}${when}.${was}`, text);
}

/** Throws away what was put aside. */
export function dropAside(key: string): void {
  if (key.startsWith(ASIDE)) shared.remove(key);
}
