// Finished reviews in a database of their own, each under the game that it is about: the start and
// the turns. What cannot be kept is looked through again.

import { REVIEW_VERSION } from "../../../../crates/engine/review";
import type { GameReview } from "../play/rules";
import { Drawer } from "../storage/drawer";
import { isObject } from "../storage/shapes";

/** A review is about 10 KB. */
const MOST = 300;

const drawer = new Drawer("totemic.reviews", "reviews", MOST);

export function keyOf(game: string, start: string, turns: string[]): string {
  return [game, start, ...turns].join(" ");
}

/** The review of a game, if there is one of the present form. */
export async function keptReview(key: string): Promise<GameReview | undefined> {
  const kept: unknown = await drawer.use("readonly", (store) => store.get(key));
  if (!isObject(kept) || !isObject(kept.review)) return undefined;
  return kept.review.version === REVIEW_VERSION
    ? (kept.review as unknown as GameReview)
    : undefined;
}

export async function keepReview(key: string, review: GameReview): Promise<void> {
  const kept = { key, review };
  await drawer.keep([kept]);
}

/** A game is gone, and what was found out about it goes with it. */
export async function forgetReview(key: string): Promise<void> {
  await drawer.use("readwrite", (store) => store.delete(key));
}
