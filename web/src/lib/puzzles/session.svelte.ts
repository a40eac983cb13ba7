// A row of puzzles, one after the other, in one of the ways to solve them.

import type { GameLook } from "../games/look";
import { t } from "../i18n/index.svelte";
import type { Rules } from "../play/rules";
import { standing, today } from "./days";
import type { Puzzle } from "./file";
import { FIRST, nextPuzzle, type Mode } from "./modes";
import {
  dueOn,
  keepOutcome,
  keepRecord,
  readPuzzleProgress,
  type Outcome,
  type Progress,
} from "./progress";
import { Solving, type Pace } from "./solving.svelte";

/** Three minutes, and so many mistakes. */
const RUSH = 180_000;
export const RUSH_MISTAKES = 3;
/** In a hurry the next one comes by itself, later where one is to see what was wrong. */
const RUSH_PAUSE = { solved: 500, failed: 1100 };

const PACES: Partial<Record<Mode["kind"], Pace>> = { streak: "strict", rush: "hurried" };

export class Session {
  readonly look: GameLook;
  readonly mode: Mode;
  #rules: Rules;
  #puzzles: readonly Puzzle[];
  #shown = $state.raw<string[]>([]);
  /** The day whose puzzle it is; midnight may pass before it is solved. */
  #day = today();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ticking: ReturnType<typeof setInterval> | undefined;

  solving = $state.raw<Solving>();
  progress: Progress = $state.raw()!;
  /** Solved and failed in this row. */
  solved = $state(0);
  failed = $state(0);
  /** How the rating has changed with the last puzzle. */
  change = $state<number>();
  /** Milliseconds that are left of a rush. */
  left = $state(RUSH);
  /** Nothing comes any more. */
  over = $state(false);
  /** The last board has been seen: what the row came to is shown. */
  closed = $state(false);
  /** The most before this row; a row that is not counted breaks no record. */
  #best = Infinity;
  /** The record was broken in this row. */
  record = $state(false);

  constructor(rules: Rules, look: GameLook, puzzles: readonly Puzzle[], mode: Mode) {
    this.#rules = rules;
    this.look = look;
    this.mode = mode;
    this.#puzzles = puzzles;
    this.progress = readPuzzleProgress(look.id);
    if (mode.kind === "streak" || mode.kind === "rush") this.#best = this.progress[mode.kind];
    if (mode.kind === "rush") this.#rush();
    this.next();
  }

  /** Whether only one puzzle is asked. */
  get single(): boolean {
    return this.mode.kind === "daily" || this.mode.kind === "one";
  }

  /** Which puzzle of how many it is, how many are solved or left, or how strong one is by now. */
  get count(): { label: string; value: string } {
    switch (this.mode.kind) {
      case "first": {
        const number = Math.min(this.#shown.length, FIRST);
        return {
          label: t("puzzle-number", { number, count: FIRST }),
          value: `${number}/${FIRST}`,
        };
      }
      case "streak":
      case "rush":
        return { label: t("puzzle-count"), value: String(this.solved) };
      case "again": {
        const count = dueOn(this.progress, today(), this.#puzzles).length;
        return { label: t("puzzle-due", { count }), value: String(count) };
      }
      default: {
        const rating = String(this.progress.rating.value);
        return { label: t("puzzle-your-rating", { rating }), value: rating };
      }
    }
  }

  /** What is said when the row is over. */
  get ending(): string {
    const { kind } = this.mode;
    const count = this.solved;
    if (kind === "streak" || kind === "rush") return t(`puzzle-end-${kind}`, { count });
    if (kind === "one" || kind === "again" || kind === "first") return t(`puzzle-end-${kind}`);
    return t("puzzle-end");
  }

  /** What else is said of a puzzle that is solved: the row of days, with the puzzle of the day. */
  get days(): string {
    if (this.mode.kind !== "daily") return "";
    return t("puzzle-days", { count: standing(this.progress.days, today()).count });
  }

  /** The next puzzle, or the end of the row. */
  next(): void {
    const puzzle = nextPuzzle(this.mode, {
      puzzles: this.#puzzles,
      progress: this.progress,
      today: this.#day,
      shown: this.#shown,
      solved: this.solved,
      lot: Math.random(),
    });
    if (!puzzle) return this.close();
    this.solving?.stop();
    this.change = undefined;
    this.#shown = [...this.#shown, puzzle.id];
    this.solving = new Solving(this.#rules, this.look, puzzle, {
      pace: PACES[this.mode.kind] ?? "calm",
      told: (how) => this.#told(puzzle, how),
    });
  }

  /** Ends the row and shows what it came to. */
  close(): void {
    this.#end();
    this.solving?.stop();
    this.closed = true;
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#ticking);
    this.solving?.stop();
  }

  #told({ id, rating }: Puzzle, how: Outcome["how"]): void {
    const { kind } = this.mode;
    const before = readPuzzleProgress(this.look.id).rating.value;
    this.progress = keepOutcome(this.look.id, {
      id,
      rating,
      how,
      today: today(),
      // The measure of a row is how long it is.
      counts: kind !== "rush" && kind !== "streak",
      daily: kind === "daily" ? this.#day : undefined,
    });
    // What is solved after a mistake has counted already.
    if (how === "late") return;
    if (kind !== "first") this.change = this.progress.rating.value - before || undefined;
    this.#tellChange();
    if (how === "failed") this.failed += 1;
    else this.solved += 1;
    this.#keepRecord();
    if (kind === "streak" && how === "failed") this.#end();
    if (kind === "rush") this.#hurry(how === "failed");
  }

  /** The rating is seen at the edge of the screen, and must be heard. */
  #tellChange(): void {
    if (this.change === undefined || !this.solving) return;
    const { play } = this.solving;
    play.spoken = `${play.spoken} ${this.count.label}.`;
  }

  #hurry(failed: boolean): void {
    const last = this.failed >= RUSH_MISTAKES;
    if (last) this.#end();
    const then = () => {
      if (last) this.close();
      else if (!this.over) this.next();
    };
    this.#timer = setTimeout(then, RUSH_PAUSE[failed ? "failed" : "solved"]);
  }

  #rush(): void {
    // The device's clock may jump; this one does not.
    const ends = performance.now() + RUSH;
    this.#ticking = setInterval(() => {
      this.left = Math.max(0, ends - performance.now());
      if (this.left === 0) this.close();
    }, 200);
  }

  #end(): void {
    if (this.over) return;
    this.over = true;
    clearInterval(this.#ticking);
    this.record = this.solved > this.#best;
  }

  /** With every puzzle, since whoever leaves before the end has solved them all the same. */
  #keepRecord(): void {
    const { kind } = this.mode;
    if (kind !== "streak" && kind !== "rush") return;
    keepRecord(this.look.id, kind, this.solved);
    this.progress = readPuzzleProgress(this.look.id);
  }
}
