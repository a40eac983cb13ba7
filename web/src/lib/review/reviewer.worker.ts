// Looks a game through in a thread of its own, and answers in between whether a turn would have been
// as good.

import { giveData, initSync, Reviewer } from "$lib/wasm/review.js";
import type { GameReview } from "../play/rules";

const MEGABYTES = 32;
/** Nobody waits longer for a review, in milliseconds; usually it is done long before. */
const PATIENCE = 30_000;
/** A slice that took longer has slept, as a phone does that was locked. */
const LONGEST = 3000;

export interface Game {
  game: string;
  start: string;
  turns: string[];
}
export type Order =
  | {
      kind: "begin";
      module: WebAssembly.Module;
      /** The engine's file of the game. */
      file: Uint8Array | undefined;
      about: Game;
      /** Look the game through; otherwise only questions are answered. */
      look: boolean;
    }
  /** A question and its answer carry the same number. */
  | { kind: "attempt"; id: number; position: string; value: "win" | "draw"; turn: string };
export type News =
  | { kind: "report"; review: GameReview; progress: number; done: boolean }
  | { kind: "attempt"; id: number; keeps: boolean | null; answer: string[] };

let reviewer: Reviewer | undefined;
/** Milliseconds of work. */
let spent = 0;

function tell(news: News): void {
  self.postMessage(news);
}

function look(): void {
  if (!reviewer) return;
  const began = performance.now();
  const { review, progress, done } = reviewer.advance(spent < PATIENCE ? undefined : began);
  spent += Math.min(performance.now() - began, LONGEST);
  tell({ kind: "report", review, progress, done });
  // A question that has arrived meanwhile comes first.
  if (!done) setTimeout(look);
}

self.onmessage = ({ data: order }: MessageEvent<Order>) => {
  if (order.kind === "begin") {
    const { game, start, turns } = order.about;
    initSync({ module: order.module });
    if (order.file) giveData(game, order.file);
    reviewer = new Reviewer(game, start, turns, MEGABYTES);
    if (order.look) look();
    return;
  }
  const { id } = order;
  const reply = reviewer?.attempt(order.position, order.value, order.turn);
  tell(
    reply?.ok
      ? { kind: "attempt", id, keeps: reply.keeps, answer: reply.answer }
      : { kind: "attempt", id, keeps: null, answer: [] },
  );
};
