// One puzzle on the screen: a game that begins at its position. The right turn goes on, any
// other is answered by the turn that refutes it.

import type { Marks } from "../board/marks";
import type { GameLook, Kind, Square } from "../games/look";
import { t } from "../i18n/index.svelte";
import { Play } from "../play/play.svelte";
import type { PlayerName, Rules, Seat, TurnView } from "../play/rules";
import { sentence, type Sentence } from "../play/sentence";
import { marksOf, proposalOf } from "../play/shown";
import { prepareThinking } from "../play/thinker";
import { colourArgs } from "../play/words";
import { play as sound } from "../sound";
import type { Puzzle } from "./file";
import type { Outcome } from "./progress";
import { refutation } from "./refutation";

/** The other side answers no sooner than a person has seen the turn. */
const PAUSE = 600;
const PRAISE = 300;
/** The rest of a solution goes by slowly enough to be followed. */
const REST = 900;

const SOLVER: Seat = { kind: "person" };
const OTHER: Seat = { kind: "computer", level: 8 };

/** With one totem there is nothing to say about which; where values are chosen, about that. */
const HINTS = {
  several: ["totem", "goal", "place"],
  one: ["goal", "kind", "place"],
} as const;

/** `strict`: a wrong turn ends it, and there are no hints; `hurried`: not even an answer to it. */
export type Pace = "calm" | "strict" | "hurried";

interface Frame {
  pace: Pace;
  /** How it went: once, or twice if it is solved after a mistake. */
  told: (how: Outcome["how"]) => void;
}

export class Solving {
  readonly look: GameLook;
  readonly puzzle: Puzzle;
  readonly pace: Pace;
  readonly play: Play;
  #rules: Rules;
  #told: Frame["told"];
  #timers: ReturnType<typeof setTimeout>[] = [];
  #stopped = false;

  /** `failed`: a wrong turn has ended it; `shown`: the solution was asked for. */
  state = $state<"asking" | "watching" | "wrong" | "solved" | "failed" | "shown">("asking");
  standing = $state<"clean" | "helped" | "failed">("clean");
  /** Which of the asked turns it is, from 0. */
  at = $state(0);
  /** How much of the right turn is shown. */
  hints = $state(0);
  /** Why the last turn does not do. */
  why = $state("");
  /** The right turn here, taken apart. */
  readonly #parts = $derived.by(() => {
    const read = this.#rules.readTurn(this.look.id, this.#right);
    return read.ok ? read.parts : undefined;
  });

  constructor(rules: Rules, look: GameLook, puzzle: Puzzle, { pace, told }: Frame) {
    this.#rules = rules;
    this.look = look;
    this.puzzle = puzzle;
    this.pace = pace;
    this.#told = told;
    const { id: game } = look;
    const { position } = puzzle;
    const view = rules.readPosition(game, position);
    const solver: PlayerName = view.ok ? view.toMove : "first";
    const seats: Record<PlayerName, Seat> =
      solver === "first" ? { first: SOLVER, second: OTHER } : { first: OTHER, second: SOLVER };
    const table = rules.Table.create({ game, position, seats });
    this.play = new Play(look, table, {
      scripted: true,
      played: (turn) => this.#played(turn),
      ended: () => this.#ended(),
    });
    // A wrong turn is answered at once.
    if (pace !== "hurried") prepareThinking({ task: "hint", game, position });
  }

  get solver(): PlayerName {
    return this.play.below;
  }

  /** Nothing more is asked. */
  get over(): boolean {
    return this.state === "solved" || this.state === "failed" || this.state === "shown";
  }

  /** What is asked for. */
  get task(): string {
    const { aim, line } = this.puzzle;
    const who = t("player-to-move", colourArgs(this.look, this.solver));
    if (aim === "hold") return t("puzzle-task-hold", { who });
    return t("puzzle-task-win", { who, turns: Math.ceil(line.length / 2) });
  }

  /** The right turn here. */
  get #right(): string {
    return this.puzzle.line[2 * this.at] ?? "";
  }

  get sentence(): Sentence {
    const { play } = this;
    const { result } = play.view;
    if (this.state === "solved" || this.state === "shown") {
      const praise = this.standing === "clean" ? "puzzle-solved" : "puzzle-solved-helped";
      const main = t(this.state === "shown" ? "puzzle-shown" : praise);
      if (!result) return { main, more: this.#rest, tone: "over" };
      return { main, more: sentence(play).more, tone: "over", ...this.#sums };
    }
    if (this.state === "wrong" || this.state === "failed") {
      const more = this.state === "wrong" ? t("puzzle-wrong-more") : "";
      return { main: this.why, more, tone: "refused", ...this.#sums };
    }
    if (play.refusal) return { main: play.refusal, more: "", tone: "refused" };
    if (this.state === "watching") {
      const main = t("player-to-move", colourArgs(this.look, play.view.toMove));
      return { main, more: "", tone: "calm" };
    }
    if (this.hints > 0 && play.view.hand.state === "idle") {
      return { main: this.#hintText, more: this.#nextHint, tone: "hint" };
    }
    if (this.at > 0 && play.view.hand.state === "idle") {
      return { main: t("puzzle-go-on"), more: sentence(play).main, tone: "calm" };
    }
    return sentence(play);
  }

  /** What is counted at the end of a game, if that decides it. */
  get #sums(): Pick<Sentence, "sums"> {
    const { sums } = this.play.view.result ? sentence(this.play) : {};
    return sums ? { sums } : {};
  }

  /** What is left to do when the solution goes on by itself; one's own turns, as in the task. */
  get #rest(): string {
    const { aim, line } = this.puzzle;
    const left = Math.ceil(line.length / 2) - Math.ceil(this.play.view.ply / 2);
    return aim === "hold" || left <= 0 ? "" : t("puzzle-rest", { turns: left });
  }

  get #hintSteps(): readonly string[] {
    return this.look.totems.length > 1 ? HINTS.several : HINTS.one;
  }

  /** Whether there is more to hint at. */
  get hinting(): boolean {
    return this.hints < this.#hintSteps.length;
  }

  get #hintText(): string {
    const step = this.#hintSteps[this.hints - 1];
    if (!this.#parts || !step) return "";
    const { totem, to, kind, at } = this.#parts;
    return t(`puzzle-hint-${step}`, { totem, square: to, kind, place: at });
  }

  get #nextHint(): string {
    if (!this.hinting) return "";
    const whole = this.hints + 1 === this.#hintSteps.length;
    return t(whole ? "hint-again" : "puzzle-hint-more", { hint: t("action-hint") });
  }

  get marks(): Marks {
    const marks = marksOf(this.play);
    const { view } = this.play;
    // Nobody moves a totem here until the question stands again.
    if (this.state !== "asking") return { ...marks, movable: [] };
    if (this.hints === 0 || view.hand.state === "stepped") return marks;
    const hint = this.#parts && proposalOf(view, this.#parts);
    if (!hint) return marks;
    if (!this.hinting) marks.hint = hint;
    else marks.nudge = this.#hintSteps[this.hints - 1] === "totem" ? hint.from : hint.to;
    return marks;
  }

  tap(square: Square): void {
    const meant = this.#meant(square);
    if (this.state === "asking") this.play.tap(meant);
  }

  lift(square: Square): void {
    if (this.state === "asking") this.play.lift(square);
  }

  /** A piece was carried to a square. */
  drop(kind: Kind, square: Square): void {
    if (this.state === "asking") this.play.drop(kind, square);
  }

  /** The next tap takes a wrong turn back; a totem that goes back with it is still meant. */
  #meant(square: Square): Square {
    if (this.state !== "wrong") return square;
    const totem = this.play.view.totems.find((one) => one.square === square)?.totem;
    this.retry();
    return this.play.view.totems.find((one) => one.totem === totem)?.square ?? square;
  }

  /** Back to before the wrong turn. */
  retry(): void {
    if (this.state !== "wrong") return;
    this.#takeBack();
    this.state = "asking";
    this.play.spoken = this.task;
  }

  /** The wrong turn goes, with all that answered it. */
  #takeBack(): void {
    this.#stopTimers();
    const before = 2 * this.at;
    for (let ply = Infinity; this.play.view.ply > before && this.play.view.ply < ply;) {
      ply = this.play.view.ply;
      this.play.undo();
    }
    this.why = "";
  }

  /** One more step of help. */
  hint(): void {
    if (this.state === "wrong") this.retry();
    if (this.pace !== "calm" || this.state !== "asking") return;
    while (this.play.back());
    if (this.hinting) this.hints += 1;
    if (this.standing === "clean") this.standing = "helped";
    const kind = this.#parts?.kind;
    if (kind && this.#hintSteps[this.hints - 1] !== "goal") this.play.pick(kind);
    this.play.spoken = `${this.#hintText} ${this.#nextHint}`;
  }

  /** Shows the solution. One that was not solved by then is failed. */
  show(): void {
    if (this.state === "wrong" || this.state === "failed") this.#takeBack();
    else if (this.state !== "asking") return;
    while (this.play.back());
    this.state = "shown";
    this.#fail();
    this.#playOut();
  }

  /** Hands it to the analysis, which begins where the puzzle does. */
  analyse(): void {
    this.play.show(0);
    this.play.analyse();
  }

  stop(): void {
    this.#stopped = true;
    this.#stopTimers();
    this.play.stop();
  }

  #stopTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }

  #played(turn: TurnView): void {
    if (this.over || this.state === "wrong" || turn.player !== this.solver) return;
    this.state = "watching";
    this.hints = 0;
    if (this.#isRight(turn)) this.#goOn();
    else if (this.pace === "hurried") this.#wrong(t("puzzle-wrong"));
    else void this.#refute();
  }

  /** Turns that complete the same row are one answer: where the solution wins, every win will do. */
  #isRight(turn: TurnView): boolean {
    return turn.text === this.#right || this.play.view.result?.outcome === this.solver;
  }

  #goOn(): void {
    const { line, asked } = this.puzzle;
    const reply = line[2 * this.at + 1];
    if (this.at + 1 >= asked || reply === undefined || this.play.view.result) {
      return this.#later(this.pace === "hurried" ? 0 : PRAISE, () => this.#solve());
    }
    this.#later(PAUSE, () => {
      this.play.reply(reply);
      this.at += 1;
      this.state = "asking";
      this.play.spoken = `${this.play.spoken} ${t("puzzle-go-on")}`;
    });
  }

  #solve(): void {
    this.state = "solved";
    this.#speak();
    const rest = this.puzzle.line.length > this.play.view.ply;
    // Where the game is over or goes on to its end, that has a sound of its own.
    if (!this.play.view.result) sound(rest ? "turn" : "win");
    this.#told(this.standing === "failed" ? "late" : this.standing);
    if (this.pace !== "hurried") this.#later(REST, () => this.#playOut());
  }

  /** The rest of the solution, turn by turn. */
  #playOut(): void {
    const { view } = this.play;
    const turn = this.puzzle.line[view.ply];
    if (!turn || view.result) return;
    this.#move(turn);
    if (this.state === "shown" && view.ply === 2 * this.at) {
      this.play.spoken = `${this.sentence.main} ${this.play.spoken}`;
    }
    this.#later(REST, () => this.#playOut());
  }

  async #refute(): Promise<void> {
    const { position, moved, result } = this.play.view;
    const found = result ? undefined : await refutation(this.#rules, this.look.id, position);
    if (this.#stopped || this.play.view.moved !== moved) return;
    this.#later(PAUSE, () => {
      const [answer, ...rest] = found?.line ?? [];
      if (answer) this.play.reply(answer);
      const outcome = this.play.view.result?.outcome;
      const lost = outcome !== undefined && outcome !== "draw";
      const key = lost ? "lost" : !answer ? "over" : found?.loses ? "hold" : this.puzzle.aim;
      const { spoken } = this.play;
      this.#wrong(t(`puzzle-wrong-${key}`));
      // What was answered is seen on the board, and must be heard.
      this.play.spoken = `${spoken} ${this.why}`;
      this.#playOn(rest);
    });
  }

  /** How a lost game goes on after the answer, until it is taken back. */
  #playOn([turn, ...rest]: string[]): void {
    if (turn === undefined) return;
    this.#later(REST, () => {
      this.#move(turn);
      this.#playOn(rest);
    });
  }

  /** A turn that the person does not play. */
  #move(turn: string): void {
    if (this.play.view.toMove === this.solver) this.play.type(turn);
    else this.play.reply(turn);
  }

  #wrong(why: string): void {
    this.why = why;
    this.state = this.pace === "calm" ? "wrong" : "failed";
    this.play.spoken = why;
    if (!this.play.view.result) sound("refuse");
    this.#fail();
  }

  /** It counts as failed, once. */
  #fail(): void {
    if (this.standing !== "failed") this.#told("failed");
    this.standing = "failed";
  }

  /** The end of the game has been told: what it means for the puzzle is said last. */
  #ended(): void {
    if (this.state !== "asking" && this.state !== "watching") this.#speak();
  }

  #speak(): void {
    const { main, more } = this.sentence;
    this.play.spoken = [main, more].filter(Boolean).join(" ");
  }

  #later(after: number, what: () => void): void {
    this.#timers.push(setTimeout(what, after));
  }
}
