// Which of several tabs leads a game: the one that was opened or touched last.

import type { GameId } from "../games/look";
import { isText } from "../storage/shapes";
import { newId, slotsOf } from "../storage/slot";

const leader = slotsOf("leader", (value) => (isText(value) ? value : undefined));

export class Lead {
  readonly #game: GameId;
  readonly #me = newId();
  #mine = false;

  constructor(game: GameId) {
    this.#game = game;
  }

  /** Whether this tab leads. */
  get mine(): boolean {
    // Where nothing can be stored no other tab can be heard of.
    const now = this.#mine ? leader(this.#game).read() : undefined;
    return this.#mine && (now === undefined || now === this.#me);
  }

  take(): void {
    this.#mine = true;
    if (!leader(this.#game).write(this.#me)) leader(this.#game).clear();
  }

  /** Leaves the lead to whoever wants it. */
  leave(): void {
    if (this.mine) leader(this.#game).clear();
    this.#mine = false;
  }

  /** Tells when another tab has taken the lead, or left it; the answer ends that. */
  watch(taken: () => void, left: () => void): () => void {
    return leader(this.#game).watch(() => {
      if (this.mine) return;
      this.#mine = false;
      if (leader(this.#game).read() === undefined) left();
      else taken();
    });
  }
}
