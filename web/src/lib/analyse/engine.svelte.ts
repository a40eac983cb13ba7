// The engine beside the board: its best lines, and what is proven about every turn, or what it
// seems to be worth as long as nothing is. Two workers, asked in slices, so that going to another
// position is answered at once. Nothing runs while the page is hidden.

import type { GameId } from "../games/look";
import type { Proven, ThinkReply, Value } from "../play/rules";
import { Asker } from "../play/asker";
import { Memory } from "./memory";
import { keepProofs, keptProofs } from "./proofs";
import type { StepValue, TurnOpinion, TurnValue } from "./truth";

/** What a phone can spare, in mebibytes. */
const LINES_MEMORY = 24;
const TRUTH_MEMORY = 40;
/** Slices grow from short ones, for a quick first answer, to these, in milliseconds. */
const FIRST_SLICE = 40;
const LONGEST_SLICE = 400;
/** After so long on one position the engine rests, to spare the battery. */
const LINES_PATIENCE = 60_000;
const TRUTH_PATIENCE = 240_000;
/** So many positions are remembered with what was found. */
const REMEMBERED = 300;
export const MOST_LINES = 5;

export interface EngineLine {
  turns: string[];
  value: Value;
  depth: number;
}

/** What has been found about a position. */
interface Found {
  lines: EngineLine[];
  /** How many lines were asked for. */
  count: number;
  linesDone: boolean;
  /** What the lines say about the position. */
  linesValue: Value | null;
  turns: TurnValue[];
  steps: StepValue[];
  value: Proven | null;
  truthDone: boolean;
  opinions: TurnOpinion[];
  opinionsDone: boolean;
}

const nothing = (): Found => ({
  lines: [],
  count: 0,
  linesDone: false,
  linesValue: null,
  turns: [],
  steps: [],
  value: null,
  truthDone: false,
  opinions: [],
  opinionsDone: false,
});

export class Engine {
  readonly #game: GameId;
  readonly #asker = { lines: new Asker(LINES_MEMORY), truth: new Asker(TRUTH_MEMORY) };
  readonly #running = { lines: false, truth: false };
  readonly #memory = new Memory<Found>(REMEMBERED);
  #taught: Promise<unknown> | undefined;
  #position = "";
  #over = true;
  #hidden = false;
  #ended = false;

  on = $state(true);
  /** How many lines are shown. */
  count = $state(1);
  found = $state.raw<Found>(nothing());
  /** The engine is at work on the lines, or on the truth. */
  busy = $state({ lines: false, truth: false });

  constructor(game: GameId) {
    this.#game = game;
  }

  /** Turns to another position. */
  look(position: string, over: boolean): void {
    if (position === this.#position) return;
    this.#position = position;
    this.#over = over;
    this.found = this.#memory.get(position) ?? nothing();
    this.#go();
  }

  /** Switches the engine on or off. */
  turn(on: boolean): void {
    this.on = on;
    this.#go();
  }

  /** Shows so many lines. */
  show(count: number): void {
    this.count = count;
    this.#go();
  }

  /** The page is hidden, or seen again. */
  hide(hidden: boolean): void {
    this.#hidden = hidden;
    this.#go();
  }

  /** Ends everything. */
  end(): void {
    this.#ended = true;
    this.#asker.lines.end();
    this.#asker.truth.end();
  }

  #go(): void {
    void this.#run("lines");
    void this.#run("truth");
  }

  #wanted(which: "lines" | "truth"): boolean {
    if (this.#ended || !this.on || this.#hidden || this.#over) return false;
    if (which === "truth") return !this.found.truthDone;
    return !this.found.linesDone || this.found.count < this.count;
  }

  /** Asks slice after slice, as long as there is something to find out. */
  async #run(which: "lines" | "truth"): Promise<void> {
    if (this.#running[which]) return;
    this.#running[which] = true;
    if (which === "truth") await (this.#taught ??= this.#teach());
    let [position, slice, began] = ["", FIRST_SLICE, 0];
    const patience = which === "lines" ? LINES_PATIENCE : TRUTH_PATIENCE;
    while (this.#wanted(which)) {
      if (position !== this.#position) {
        [position, slice, began] = [this.#position, FIRST_SLICE, performance.now()];
      }
      if (performance.now() - began > patience) break;
      this.busy[which] = true;
      const count = this.count;
      const asked = { game: this.#game, position, millis: slice };
      const ask = this.#asker[which].ask.bind(this.#asker[which]);
      const reply = await (which === "lines"
        ? ask({ task: "analyse", lines: count, ...asked })
        : ask({ task: "truth", ...asked }));
      if (!reply?.ok) break;
      this.#learn(position, count, reply);
      if (which === "truth" && position === this.#position && this.#unsure()) {
        const opinions = await ask({ task: "opinions", ...asked });
        if (opinions) this.#learn(position, count, opinions);
      }
      slice = Math.min(LONGEST_SLICE, slice * 1.6);
    }
    this.busy[which] = false;
    this.#running[which] = false;
  }

  /** Gives the worker what was proven on this device before. */
  async #teach(): Promise<void> {
    const game = this.#game;
    const proofs = await keptProofs(game);
    if (proofs.length > 0 && !this.#ended) {
      await this.#asker.truth.ask({ task: "learn", game, proofs });
    }
  }

  /** Something is not proven, and could be guessed better. */
  #unsure(): boolean {
    const { turns, opinionsDone } = this.found;
    return !opinionsDone && turns.some(({ value }) => !value);
  }

  #learn(position: string, count: number, reply: ThinkReply): void {
    if (!reply.ok) return;
    const found = { ...(this.#memory.get(position) ?? nothing()) };
    if (reply.task === "analyse") {
      const { lines, value, done } = reply;
      Object.assign(found, { lines, count, linesDone: done, linesValue: value });
    } else if (reply.task === "truth") {
      const { turns, steps, value, done } = reply;
      Object.assign(found, { turns, steps, value, truthDone: done });
      void keepProofs(this.#game, reply.proofs);
    } else if (reply.task === "opinions") {
      Object.assign(found, { opinions: reply.turns, opinionsDone: reply.done });
    } else return;
    this.#memory.set(position, found);
    if (position === this.#position) this.found = found;
  }
}
