// Studies in the browser's storage, a set for each game: the one that is open, those that were
// open before it, and a text that waits to be opened. Opening one never costs another.

import type { GameId } from "../games/look";
import type { Path } from "../play/rules";

/** A stored study. */
export interface StoredStudy {
  record: string;
  path: Path;
  /** The played game that it is about, as it was last handed over: its start, then its turns. */
  game?: string[];
}

/** A study that another one has replaced. */
export interface EarlierStudy extends StoredStudy {
  /** When that was, in milliseconds; no two are the same. */
  kept: number;
}

/** More than anybody looks through; beyond it the oldest go. */
const MOST_EARLIER = 200;

const OPEN = "totemic.study";
const EARLIER = "totemic.studies";
const WAITING = "totemic.waiting";

/** The stored study, if there is one. */
export function readStudy(game: GameId): StoredStudy | undefined {
  const stored = read(OPEN, game);
  return isStudy(stored) ? stored : undefined;
}

/** Stores the study that is open, with its changes. */
export function writeStudy(game: GameId, study: StoredStudy): void {
  write(OPEN, game, study);
}

/** The studies that were replaced, the newest first. */
export function earlierStudies(game: GameId): EarlierStudy[] {
  const stored = read(EARLIER, game);
  if (!Array.isArray(stored)) return [];
  return stored.filter((one): one is EarlierStudy => isStudy(one) && "kept" in one);
}

/** Keeps a study that is about to be replaced; one with the same content need not be there twice. */
export function keepEarlier(game: GameId, study: StoredStudy): void {
  const others = earlierStudies(game).filter(({ record }) => record !== study.record);
  const kept = Math.max(Date.now(), (others[0]?.kept ?? 0) + 1);
  write(EARLIER, game, [{ ...study, kept }, ...others].slice(0, MOST_EARLIER));
}

/** Takes one of the earlier studies off the list. */
export function dropEarlier(game: GameId, kept: number): void {
  const others = earlierStudies(game).filter((study) => study.kept !== kept);
  write(EARLIER, game, others);
}

/** Leaves a study for the analysis page to open. It decides what becomes of the open one. */
export function handOver(game: GameId, study: StoredStudy): void {
  write(WAITING, game, study);
}

/** What was left to be opened; it is there only once. */
export function takeWaiting(game: GameId): StoredStudy | undefined {
  const stored = read(WAITING, game);
  if (stored) localStorage.removeItem(`${WAITING}.${game}`);
  return isStudy(stored) ? stored : undefined;
}

function read(key: string, game: GameId): unknown {
  try {
    return JSON.parse(localStorage.getItem(`${key}.${game}`) ?? "null");
  } catch {
    // Damaged storage holds nothing.
    return undefined;
  }
}

function write(key: string, game: GameId, value: unknown): void {
  try {
    localStorage.setItem(`${key}.${game}`, JSON.stringify(value));
  } catch {
    // A study that cannot be stored can still be looked at.
  }
}

function isStudy(value: unknown): value is StoredStudy {
  if (typeof value !== "object" || value === null) return false;
  const { record, path } = value as Partial<StoredStudy>;
  return typeof record === "string" && Array.isArray(path);
}
