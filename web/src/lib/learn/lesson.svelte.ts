// One step of the course on the screen: a game that begins at the step's position and is judged
// after every turn. A turn that misses the goal is taken back by the next tap.

import type { GameLook, Kind, Square } from "../games/look";
import type { Marks } from "../board/marks";
import { t } from "../i18n/index.svelte";
import { Play } from "../play/play.svelte";
import type { PlayerName, Rules, Seat, TurnParts, TurnView } from "../play/rules";
import { sentence, type Sentence } from "../play/sentence";
import { marksOf, proposalOf } from "../play/shown";
import { think } from "../play/thinker";
import { colourArgs, hintText } from "../play/words";
import { play as sound } from "../sound";
import { textKey, type Step, type Task } from "./course";
import { judge, type Verdict } from "./judge";
import { keepTable, markDone, putTableAside, readProgress } from "./progress";

/** The other side answers, and praise comes, no sooner than a person has seen the turn. */
const PAUSE = 700;
const PRAISE = 350;
const HINT_MILLIS = 800;
const REFUSAL_SHOWN = 5000;

const LEARNER: Seat = { kind: "person" };
const OTHER: Seat = { kind: "computer", level: 1 };

export class Lesson {
  readonly look: GameLook;
  readonly step: Step;
  #rules: Rules;
  #timers: ReturnType<typeof setTimeout>[] = [];
  /** The position on which the learner is to play. */
  #before = "";
  #waiting: (() => void) | undefined;

  play: Play = $state.raw()!;
  /** `watching`: a turn is being shown, and nothing is asked of the learner. */
  state = $state<"doing" | "watching" | "missed" | "done">("doing");
  /** Which of the step's tasks it is, from 0. */
  at = $state(0);
  /** The key of the sentence why the last turn does not do. */
  why = $state("");
  /** Why the totem that was tapped is not the one to take. */
  refused = $state("");
  /** A turn that is shown to the learner. */
  shown = $state.raw<{ turn: TurnParts; reason: string }>();

  constructor(rules: Rules, look: GameLook, step: Step) {
    this.#rules = rules;
    this.look = look;
    this.step = step;
    this.#begin(readProgress(look.id).table);
  }

  /** A whole game with help, not a task. */
  get whole(): boolean {
    return this.step.position === undefined;
  }

  get task(): Task | undefined {
    return this.step.tasks[this.at];
  }

  /** What the learner is told to do. */
  get text(): string {
    return t(textKey(this.look.id, this.step, this.at === 0 ? "-text" : `-text-${this.at + 1}`));
  }

  get sentence(): Sentence {
    const { play } = this;
    if (this.state === "done") {
      const praise = t(textKey(this.look.id, this.step, "-done"));
      const { main, more } = play.view.result ? sentence(play) : { main: "", more: "" };
      // Whoever has played a whole game wants to know first who has won.
      if (this.whole) return { main, more: [more, praise].join(" "), tone: "over" };
      return { main: praise, more, tone: "over" };
    }
    if (this.state === "missed") {
      return { main: t(this.why), more: t("learn-missed-more"), tone: "refused" };
    }
    const refusal = this.refused || play.refusal;
    if (refusal) return { main: refusal, more: "", tone: "refused" };
    if (this.state === "watching" && !play.view.result && !this.whole) {
      const main = t("player-to-move", colourArgs(this.look, play.view.toMove));
      return { main, more: "", tone: "calm" };
    }
    if (this.shown && play.view.hand.state === "idle" && play.view.waitingFor === "person") {
      return { main: t("learn-shown"), more: this.shown.reason, tone: "hint" };
    }
    const { totem } = this.task?.goal ?? {};
    if (totem && play.view.hand.state === "idle" && play.view.waitingFor === "person") {
      const main = t("say-choose-only", { totem });
      return { main, more: sentence(play).more, tone: "calm" };
    }
    return sentence(play);
  }

  get marks(): Marks {
    const marks = marksOf(this.play);
    if (this.state !== "doing") return marks;
    const { view } = this.play;
    if (view.waitingFor !== "person") return marks;
    const noted = this.task?.noted;
    // Where the totem stands or may stand; its frame would hide the dashed pieces afterwards.
    if (noted && view.hand.state !== "stepped") marks.noted = noted;
    marks.movable = marks.movable?.filter((square) => !this.#isOther(square));
    if (this.shown) marks.hint = proposalOf(view, this.shown.turn);
    return marks;
  }

  tap(square: Square): void {
    const meant = this.#meant(square);
    if (this.state !== "doing") return;
    this.refused = "";
    if (this.#isOther(meant)) this.#refuse();
    else this.play.tap(meant);
  }

  lift(square: Square): void {
    if (this.state === "doing") this.play.lift(square);
  }

  /** A piece was carried to a square. */
  drop(kind: Kind, square: Square): void {
    if (this.state === "doing") this.play.drop(kind, square);
  }

  /** Whether a totem stands here that might be moved, while the task is about the other one. */
  #isOther(square: Square): boolean {
    const { hand, totems } = this.play.view;
    const wanted = this.task?.goal.totem;
    if (!wanted || hand.state === "stepped") return false;
    return totems.some(
      ({ totem, refusal, ...one }) => one.square === square && totem !== wanted && refusal === null,
    );
  }

  #refuse(): void {
    while (this.play.back());
    const text = t("learn-other-totem", { totem: this.task?.goal.totem ?? "" });
    this.refused = text;
    this.play.spoken = text;
    sound("refuse");
    this.#later(REFUSAL_SHOWN, () => {
      if (this.refused === text) this.refused = "";
    });
  }

  /** The next tap takes a mistake back; a totem that goes back with it is still meant. */
  #meant(square: Square): Square {
    if (this.state !== "missed") return square;
    const totem = this.play.view.totems.find((one) => one.square === square)?.totem;
    this.retry();
    return this.play.view.totems.find((one) => one.totem === totem)?.square ?? square;
  }

  /** Back to before the turn that missed the goal. */
  retry(): void {
    this.play.undo();
    this.#doing();
  }

  /** The step from its beginning. */
  again(): void {
    this.stop();
    if (this.whole) keepTable(this.look.id, undefined);
    this.#begin(undefined);
    this.run();
  }

  /** Shows a turn that reaches the goal. */
  show(): void {
    if (this.state === "missed") this.retry();
    while (this.play.back());
    const turn = this.task && this.#legal(this.task.answers);
    const read = turn ? this.#rules.readTurn(this.look.id, turn) : undefined;
    if (!turn || !read?.ok || this.state !== "doing") return;
    this.#propose(read.parts, "");
    this.play.spoken = `${t("learn-shown")} ${t("hint-turn", { turn })}`;
  }

  /** Takes a turn of the whole game back. */
  undo(): void {
    this.play.undo();
    this.#doing();
    void this.#help();
  }

  /** Starts what runs by itself. */
  run(): void {
    if (!this.whole) return;
    this.play.run();
    void this.#help();
  }

  /** Stops everything. */
  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#waiting = undefined;
    this.play.stop();
  }

  #begin(table: string | undefined): void {
    this.at = 0;
    this.play = this.whole ? this.#wholeGame(table) : this.#scripted();
    this.#doing();
    if (this.whole && this.play.view.result) this.state = "done";
  }

  #doing(): void {
    this.state = "doing";
    this.why = "";
    this.refused = "";
    this.shown = undefined;
    this.#before = this.play.view.position;
  }

  #scripted(): Play {
    const { position } = this.step;
    const game = this.look.id;
    const { toMove } = this.#ask(position!);
    const seats = seatsOf(toMove);
    const table = this.#rules.Table.create({ game, position: position!, seats });
    const play = new Play(this.look, table, {
      scripted: true,
      played: (turn) => this.#played(turn),
      ended: () => this.#ended(),
    });
    return play;
  }

  #wholeGame(saved: string | undefined): Play {
    const game = this.look.id;
    const followers = {
      keep: ({ table }: { table: string }) => keepTable(game, table),
      played: (turn: TurnView) => {
        this.shown = undefined;
        if (turn.player !== this.play.below) void this.#help();
      },
      ended: () => this.#praise(),
    };
    const { Table } = this.#rules;
    if (saved !== undefined) {
      try {
        return new Play(this.look, Table.load(saved), followers);
      } catch {
        putTableAside(game);
      }
    }
    const table = Table.create({ game, seats: seatsOf("first"), lot: Math.random() });
    return new Play(this.look, table, followers);
  }

  #ask(position: string): { toMove: PlayerName } {
    const view = this.#rules.readPosition(this.look.id, position);
    return view.ok ? view : { toMove: "first" };
  }

  #played(turn: TurnView): void {
    if (turn.player !== this.play.below) {
      // The other side has answered: a punished turn goes on to its end, a task to the next.
      if (!this.play.view.result) {
        this.at += 1;
        this.#doing();
        this.play.spoken = `${this.play.spoken} ${this.text}`;
      }
      return;
    }
    const { position: after, result } = this.play.view;
    const { task } = this;
    if (!task) return;
    const played = { game: this.look.id, before: this.#before, after, turn, result };
    const verdict = judge(this.#rules, task, played);
    this.state = "watching";
    this.shown = undefined;
    const then = () => this.#conclude(verdict, task);
    // The end is drawn and counted first.
    if (result) this.#waiting = then;
    else then();
  }

  #ended(): void {
    const then = this.#waiting;
    this.#waiting = undefined;
    then?.();
  }

  #conclude(verdict: Verdict, task: Task): void {
    if (!verdict.done) {
      const { say, punished } = verdict;
      if (!punished) return this.#miss(say);
      this.#waiting = () => this.#miss(say);
      return this.#later(PAUSE, () => this.play.reply(punished));
    }
    const reply = task.replies && this.#legal(task.replies);
    if (reply) this.#later(PAUSE, () => this.play.reply(reply));
    else this.#later(PRAISE, () => this.#praise());
  }

  #legal(turns: string[]): string | undefined {
    const list = this.#rules.legalTurns(this.look.id, this.play.view.position);
    return list.ok ? turns.find((turn) => list.turns.includes(turn)) : undefined;
  }

  #miss(say: string): void {
    this.why = say;
    this.state = "missed";
    this.play.spoken = this.sentence.main;
    if (!this.play.view.result) sound("refuse");
  }

  #praise(): void {
    this.state = "done";
    this.shown = undefined;
    markDone(this.look.id, this.step.id);
    const { main, more } = this.sentence;
    this.play.spoken = [main, more].join(" ");
    if (!this.play.view.result) sound("win");
  }

  /** The game with help: a good turn is shown without being asked for. */
  async #help(): Promise<void> {
    const { game, position, waitingFor } = this.play.view;
    if (waitingFor !== "person") return;
    const reply = await think({ task: "hint", game, position, millis: HINT_MILLIS });
    if (!reply?.ok || reply.task !== "hint" || this.play.view.position !== position) return;
    const reason = hintText(reply.reason, reply.args);
    this.#propose(reply.parts, reason);
    this.play.spoken = `${this.play.spoken} ${t("hint-turn", { turn: reply.turn })} ${reason}`;
  }

  /** Marks a turn, and picks its value where there are values to pick. */
  #propose(turn: TurnParts, reason: string): void {
    this.shown = { turn, reason };
    if (this.play.view.hand.state === "idle") this.play.pick(turn.kind);
  }

  #later(after: number, what: () => void): void {
    this.#timers.push(setTimeout(what, after));
  }
}

/** The learner plays the side that is to move. */
function seatsOf(learner: PlayerName): Record<PlayerName, Seat> {
  return learner === "first"
    ? { first: LEARNER, second: OTHER }
    : { first: OTHER, second: LEARNER };
}
