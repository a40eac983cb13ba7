// What goes on in the computer's character during a game: its mood, and when it says something.

import { think } from "../play/thinker";
import type { Play } from "../play/play.svelte";
import type { PlayerName } from "../play/rules";
import type { Mood } from "./face";
import { lineOf, type Moment } from "./lines";

/** A character does not comment on every turn. */
const QUIET_PLIES = 4;

export class Mind {
  #play: Play;
  #player: PlayerName;
  /** The turns played when it was last looked at; none: a game that is new to it. */
  #ply: number | undefined;
  #over = false;
  #spoke = -QUIET_PLIES;

  mood = $state<Mood>("calm");
  line = $state("");

  constructor(play: Play, player: PlayerName) {
    this.#play = play;
    this.#player = player;
  }

  /** Looks at the game; to be called whenever it has changed. */
  notice(): void {
    const { view } = this.#play;
    const seat = view.seats[this.#player];
    if (!view.live || seat.kind !== "computer" || this.#counting()) return;
    if (view.result) return this.#end(seat.level, view.result.outcome);
    const begins = view.ply === 0 && this.#ply !== 0;
    const played = this.#ply !== undefined && view.ply > this.#ply;
    const same = this.#ply === view.ply && !this.#over;
    if (same) return;
    if (begins || !played) this.#spoke = view.ply - QUIET_PLIES;
    this.#ply = view.ply;
    this.#over = false;
    this.mood = view.waitingFor === "computer" ? "thinking" : "calm";
    if (begins) this.#say(seat.level, "start");
    else if (!played) this.line = "";
    else void this.#weigh(seat.level);
  }

  /** The last count is still going on. */
  #counting(): boolean {
    const end = this.#play.view.result?.end;
    return end?.type === "stuck" && this.#play.counted < end.around.length;
  }

  #end(level: number, outcome: PlayerName | "draw" | null): void {
    if (this.#over) return;
    // A game that was over before is looked at in silence.
    const seen = this.#ply !== undefined;
    this.#over = true;
    this.#ply = this.#play.view.ply;
    this.mood = "calm";
    if (outcome === null) return;
    const moment = outcome === "draw" ? outcome : outcome === this.#player ? "win" : "loss";
    if (moment !== "draw") this.mood = moment;
    if (seen) this.#say(level, moment);
  }

  /** Asks whether somebody is about to win, and reacts. */
  async #weigh(level: number): Promise<void> {
    const { game, position, ply, waitingFor } = this.#play.view;
    const reply = await think({ task: "threat", game, position });
    if (!reply?.ok || reply.task !== "threat" || !reply.threatened) return;
    if (this.#play.view.ply !== ply || this.#over) return;
    const moment = waitingFor === "computer" ? "danger" : "ahead";
    if (moment === "danger") this.mood = "threat";
    if (ply - this.#spoke < QUIET_PLIES) return;
    this.#spoke = ply;
    this.#say(level, moment);
  }

  #say(level: number, moment: Moment): void {
    this.line = lineOf(level, moment);
  }
}
