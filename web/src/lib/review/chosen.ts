// The game that is to be reviewed: it stays when the page is loaded again.

import type { GameId } from "../games/look";
import type { PlayerName } from "../play/rules";
import { isObject, isOneOf, isText } from "../storage/shapes";
import { slotsOf } from "../storage/slot";

export interface ChosenGame {
  record: string;
  /** Whose game it is, if one side is the person's at this screen. */
  me?: PlayerName | undefined;
}

const isPlayer = isOneOf<PlayerName>(["first", "second"]);
const slot = slotsOf("review", (value): ChosenGame | undefined => {
  if (!isObject(value) || !isText(value.record)) return undefined;
  return { record: value.record, me: isPlayer(value.me) ? value.me : undefined };
});
/** What the storage has no room for. */
const unkept = new Map<GameId, ChosenGame>();

/** Says which game the review is to show. */
export function chooseForReview(game: GameId, chosen: ChosenGame): void {
  unkept.delete(game);
  if (!slot(game).write(chosen)) unkept.set(game, chosen);
}

/** The game that was chosen last. */
export function chosenGame(game: GameId): ChosenGame | undefined {
  return unkept.get(game) ?? slot(game).read();
}

/** Forgets a game, if it is the one that was chosen. */
export function unchoose(game: GameId, record: string): void {
  if (unkept.get(game)?.record === record) unkept.delete(game);
  if (slot(game).read()?.record === record) slot(game).clear();
}
