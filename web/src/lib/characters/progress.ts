// The tower: which characters one has beaten, and how. Kept on the device, for each game under
// `totemic.tower.<game>`, as JSON of this form:
//
//   { "version": 1,
//     "wins": { "3": { "first": true, "second": true, "hints": true, "undo": true } },
//     "losses": { "level": 4, "inARow": 2 } }
//
// `wins` has an entry for every level that was beaten: as which side, and whether once without
// hints and once without taking back. `losses` counts the games lost in a row to one level. An
// entry that is not of this form is left out; a text of another version is put aside, not lost.

import type { GameId, GameLook } from "../games/look";
import type { Help } from "../play/saved";
import type { PlayerName, View } from "../play/rules";
import { isCount, isObject, isOneOf } from "../storage/shapes";
import { slotsOf } from "../storage/slot";

const VERSION = 1 as const;
export const LEVELS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];
/** So many losses in a row to one level, and a gentler one is offered. */
const ENOUGH = 3;
/** From here on, where the first player wins with perfect play, to win as the second is rare. */
const RARE = 6;

/** How a level was beaten. */
export type Feat = "first" | "second" | "hints" | "undo";
const FEATS: readonly Feat[] = ["first", "second", "hints", "undo"];
export type Win = Partial<Record<Feat, true>>;

export interface Tower {
  version: typeof VERSION;
  wins: Partial<Record<number, Win>>;
  losses?: { level: number; inARow: number };
}

/** What one can have a star for: winning with both sides, without hints, without taking back. */
export type Star = "both" | "hints" | "undo";
export const STARS: readonly Star[] = ["both", "hints", "undo"];

export function hasStar(win: Win | undefined, star: Star): boolean {
  if (star === "both") return !!win?.first && !!win.second;
  return !!win?.[star];
}

/** Whether a win as the second player is worth a badge: only a mistake of the other allows it. */
export function isRare({ firstWins }: Pick<GameLook, "firstWins">, level: number): boolean {
  return firstWins && level >= RARE;
}

/** The gentlest character above this level that was not beaten yet; else the gentlest of all. */
export function nextLevel({ wins }: Tower, above = 0): number | undefined {
  const left = LEVELS.filter((level) => !wins[level]);
  return left.find((level) => level > above) ?? left[0];
}

/** The level to offer after too many losses in a row; only once in such a row. */
export function gentlerLevel({ losses }: Tower, level: number): number | undefined {
  return level > 1 && losses?.level === level && losses.inARow === ENOUGH ? level - 1 : undefined;
}

const slot = slotsOf("tower", towerOf);

/** What was kept; an empty tower if there is nothing. */
export function readTower(game: GameId): Tower {
  return slot(game).read() ?? { version: VERSION, wins: {} };
}

/** Whether there is anybody on the tower. */
export function hasTower(game: GameId): boolean {
  return Object.keys(readTower(game).wins).length > 0;
}

/** Counts a game that a person has finished against the computer. */
export function countGame(view: View, help: Help): void {
  const outcome = view.result?.outcome;
  if (outcome !== "first" && outcome !== "second") return;
  const seats = Object.entries(view.seats) as [PlayerName, View["seats"]["first"]][];
  const [, computer] = seats.find(([, seat]) => seat.kind === "computer") ?? [];
  const [person] = seats.find(([, seat]) => seat.kind === "person") ?? [];
  if (computer?.kind !== "computer" || !person) return;
  const tower = readTower(view.game);
  const { level } = computer;
  const after = outcome === person ? won(tower, level, person, help) : lost(tower, level);
  slot(view.game).write(after);
}

function won({ wins }: Tower, level: number, side: PlayerName, help: Help): Tower {
  const win: Win = { ...wins[level], [side]: true };
  if (!help.hints) win.hints = true;
  if (!help.undo) win.undo = true;
  return { version: VERSION, wins: { ...wins, [level]: win } };
}

function lost({ wins, losses }: Tower, level: number): Tower {
  const before = losses?.level === level ? losses.inARow : 0;
  return { version: VERSION, wins, losses: { level, inARow: before + 1 } };
}

/** Adds what was won elsewhere. */
export function mergeTower(game: GameId, { wins }: Tower): void {
  const tower = readTower(game);
  const merged = { ...tower.wins };
  for (const level of LEVELS) {
    if (wins[level]) merged[level] = { ...merged[level], ...wins[level] };
  }
  if (Object.keys(merged).length > 0) slot(game).write({ ...tower, wins: merged });
}

/** What a stored value holds; nothing if it is of another version. */
export function towerOf(value: unknown): Tower | undefined {
  if (!isObject(value) || value.version !== VERSION) return undefined;
  const tower: Tower = { version: VERSION, wins: {} };
  for (const level of LEVELS) {
    const win = isObject(value.wins) && value.wins[level];
    if (!isObject(win)) continue;
    const feats = FEATS.filter((feat) => win[feat] === true);
    // Nobody wins without a side.
    if (feats.includes("first") || feats.includes("second")) {
      tower.wins[level] = Object.fromEntries(feats.map((feat) => [feat, true]));
    }
  }
  if (isObject(value.losses)) {
    const { level, inARow } = value.losses;
    if (isOneOf(LEVELS)(level) && isCount(inARow)) tower.losses = { level, inARow };
  }
  return tower;
}
