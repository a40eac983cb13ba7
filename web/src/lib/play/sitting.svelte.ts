// The game of this tab and its place in the storage, which tabs share. One tab leads: it plays,
// asks the engine and writes. The others show what it does, and lead as soon as somebody looks
// at them or touches them.

import { countGame } from "../characters/progress";
import type { GameLook } from "../games/look";
import { newId, type Slot } from "../storage/slot";
import { Lead } from "./lead";
import { Play } from "./play.svelte";
import type { Rules } from "./rules";
import { savedSlot, type KeptGame, type SavedGame } from "./saved";

export class Sitting {
  readonly #rules: Rules;
  readonly #look: GameLook;
  readonly #slot: Slot<KeptGame>;
  readonly #lead: Lead;
  readonly #ends: (() => void)[];
  #kept: KeptGame;
  /** The stored text as this tab knows it. */
  #seen: string | null;
  /** What the list of games has got: which game, after how many turns, whether over. */
  #listed = "";
  #running = false;

  play: Play = $state.raw()!;

  /** The stored game, or nothing if there is none that can be read. */
  static open(rules: Rules, look: GameLook): Sitting | undefined {
    const kept = savedSlot(look.id).read();
    if (!kept) return undefined;
    try {
      return new Sitting(rules, look, kept);
    } catch {
      savedSlot(look.id).putAside();
      return undefined;
    }
  }

  private constructor(rules: Rules, look: GameLook, kept: KeptGame) {
    this.#rules = rules;
    this.#look = look;
    this.#slot = savedSlot(look.id);
    this.#lead = new Lead(look.id);
    this.#seen = this.#slot.text;
    this.#kept = kept;
    this.play = this.#opened(kept);
    const touched = () => this.#takeOver();
    const seen = () => document.hidden || this.#takeOver();
    addEventListener("pointerdown", touched, { capture: true });
    addEventListener("keydown", touched, { capture: true });
    document.addEventListener("visibilitychange", seen);
    this.#ends = [
      () => removeEventListener("pointerdown", touched, { capture: true }),
      () => removeEventListener("keydown", touched, { capture: true }),
      () => document.removeEventListener("visibilitychange", seen),
      this.#slot.watch(() => this.#follow()),
      this.#lead.watch(() => this.#pause(), seen),
    ];
  }

  /** Leads, and starts what runs by itself. */
  run(): void {
    if (this.#running) this.#pause();
    this.#follow();
    this.#lead.take();
    this.#running = true;
    this.play.run();
    // What an older version has stored has no name yet, and may not be listed. Otherwise nothing is
    // written: another tab may store a turn in this very moment, which is not seen here yet.
    if (this.#kept.id) this.#list(this.#kept);
    else this.#store({ ...this.#kept, id: newId() });
  }

  /** Stops everything; the game stays stored, and `run` goes on with it. */
  stop(): void {
    this.#pause();
    this.#lead.leave();
  }

  /** Stops for good. */
  end(): void {
    this.stop();
    for (const end of this.#ends) end();
  }

  #pause(): void {
    this.#running = false;
    this.play.stop();
  }

  #takeOver(): void {
    if (!this.#lead.mine) this.run();
  }

  #opened(kept: KeptGame): Play {
    const play: Play = Play.open(this.#rules, this.#look, kept, {
      keep: (saved) => this.play === play && this.#keep(saved),
      replaced: () => this.#rename(),
      decided: countGame,
    });
    return play;
  }

  /** Shows what another tab has stored. */
  #follow(): void {
    const kept = this.#slot.text === this.#seen ? undefined : this.#slot.read();
    if (!kept) return;
    try {
      const [before, play] = [this.play, this.#opened(kept)];
      this.#kept = kept;
      this.#seen = this.#slot.text;
      this.play = play;
      before.stop();
      if (this.#running) play.run();
    } catch {
      // What cannot be read is not shown, and not overwritten.
    }
  }

  #keep(saved: SavedGame): void {
    if (!this.#lead.mine) return;
    const { text } = this.#slot;
    if (text !== null && text !== this.#seen) {
      // Another game was begun in another tab: this one is in the list.
      queueMicrotask(() => this.#follow());
      return;
    }
    // A finished game that goes on leaves the finished one in the list.
    if (this.#kept.over && !saved.over) this.#rename();
    const { id, began, played, plies, over } = this.#kept;
    const same = plies === saved.plies && over === saved.over;
    this.#store({ ...saved, id, began, played: same ? played : Date.now() });
  }

  #store(kept: KeptGame): void {
    this.#kept = kept;
    this.#slot.write(kept);
    this.#seen = this.#slot.text;
    this.#list(kept);
  }

  /** Puts the game into the list of games, as it is now. */
  #list(kept: KeptGame): void {
    const listed = `${kept.id} ${kept.plies} ${kept.over}`;
    if (listed === this.#listed || kept.plies === 0) return;
    this.#listed = listed;
    void import("../archive/keep").then(({ list }) => list(this.#rules, this.#look.id, kept));
  }

  /** What comes next is another game. */
  #rename(): void {
    this.#kept = { ...this.#kept, id: newId(), began: Date.now(), over: false };
  }
}
