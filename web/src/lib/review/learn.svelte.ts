// Learning from mistakes: every place where a side gave something away comes again, and the better
// turn is asked for. Every turn of equal proven value is right; the others are answered on the board.

import { t } from "../i18n/index.svelte";
import type { PlayerName, TurnReview } from "../play/rules";
import { play as sound } from "../sound";
import type { ReviewedGame } from "./review.svelte";
import { turnText } from "./words";

/** `ask`: a turn is awaited; the others say what became of it. */
type Phase = "ask" | "busy" | "right" | "wrong" | "open" | "shown";

export class Lesson {
  readonly #game: ReviewedGame;
  /** As they were when the lesson began: the review may go on meanwhile. */
  readonly #places: { ply: number; turn: TurnReview }[];
  readonly player: PlayerName;
  #at = $state(0);
  phase = $state<Phase>("ask");
  /** What is said of the turn that was tried. */
  #verdict = $state("");

  constructor(game: ReviewedGame, player: PlayerName) {
    this.#game = game;
    this.player = player;
    this.#places = game.faults(player).map((ply) => ({ ply, turn: game.review!.turns[ply]! }));
    this.again();
  }

  get count(): number {
    return this.#places.length;
  }
  get number(): number {
    return this.#at + 1;
  }
  get last(): boolean {
    return this.number >= this.count;
  }
  get #place() {
    return this.#places[this.#at];
  }
  /** The turn that the review suggests here. */
  get #better(): string {
    return this.#place?.turn.better?.line[0] ?? "";
  }

  /** What to do, or what became of it. */
  get sentence(): string {
    if (this.phase === "busy") return t("review-learn-busy");
    if (this.phase !== "ask") return this.#verdict;
    return t("review-learn-ask", { turn: turnText(this.#place?.turn.turn ?? "") });
  }

  /** The place once more. */
  again(): void {
    this.phase = "ask";
    this.#game.go(this.#place?.ply ?? 0);
    this.#game.spoken = this.sentence;
  }

  next(): void {
    this.#at += 1;
    this.again();
  }

  /** Nothing more is said, whatever is still being looked for. */
  end(): void {
    this.phase = "ask";
  }

  /** Shows what would have been better. */
  solution(): void {
    this.#game.go(this.#place?.ply ?? 0);
    this.#game.follow("better", this.#place?.turn.better?.line ?? []);
    this.#become("shown", t("review-learn-shown", { turn: turnText(this.#better) }));
  }

  async tap(square: string): Promise<void> {
    if (this.phase !== "ask") return;
    const { position } = this.#game.view;
    const turn = this.#game.tap(square);
    if (turn !== undefined) await this.#try(position, turn);
  }

  async #try(position: string, turn: string): Promise<void> {
    const { before, turn: played, answer = [] } = this.#place?.turn ?? {};
    if (turn === this.#better) return this.#become("right", t("review-learn-best"));
    if (turn === played) return this.#fail(answer);
    const value = before?.type === "proven" ? before.outcome : undefined;
    if (value !== "win" && value !== "draw") return this.#leaveOpen();
    this.phase = "busy";
    const place = this.#at;
    const found = await this.#game.attempt(position, value, turn);
    // Whoever has gone on meanwhile does not want to know any more.
    if (this.phase !== "busy" || place !== this.#at) return;
    if (found?.keeps) this.#become("right", t("review-learn-right"));
    else if (found?.keeps === false) this.#fail(found.answer);
    else this.#leaveOpen();
  }

  #leaveOpen(): void {
    this.#become("open", t("review-learn-open", { turn: turnText(this.#better) }));
  }

  #fail(answer: string[]): void {
    const turn = answer[0];
    this.#game.follow("answer", answer);
    this.#become(
      "wrong",
      turn ? t("review-learn-wrong", { turn: turnText(turn) }) : t("review-learn-worse"),
    );
  }

  #become(phase: Phase, verdict: string): void {
    this.phase = phase;
    this.#verdict = verdict;
    this.#game.spoken = verdict;
    if (phase === "wrong") sound("refuse");
  }
}
