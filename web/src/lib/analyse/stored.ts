// Studies in the browser's storage, a set for each game: the one that is open, those that were
// open before it, and a text that waits to be opened. Opening one never costs another, in
// whichever tab.

import type { GameId } from "../games/look";
import type { Path } from "../play/rules";
import { tab } from "../storage/area";
import { isCount, isFlag, isObject, isText } from "../storage/shapes";
import { newId, slotsOf } from "../storage/slot";

/** A stored study. */
export interface StoredStudy {
  /** What stays when the content changes. */
  id: string;
  record: string;
  path: Path;
  /** The played game that it is about, as it was last handed over: its start, then its turns. */
  game?: string[];
  /** An untouched start, which need not be kept. */
  empty?: boolean;
}

/** A study that another one has replaced. */
export interface EarlierStudy extends StoredStudy {
  /** When that was, in milliseconds; no two are the same. */
  kept: number;
}

/** More than anybody looks through; beyond it the oldest go. */
const MOST_EARLIER = 200;

const open = slotsOf("study", studyOf);
const waiting = slotsOf("waiting", studyOf);
const earlier = slotsOf("studies", (value) => (Array.isArray(value) ? value : undefined));
/** Where a tab notes which study it has open; it tells nobody else. */
const tabKey = (game: GameId) => `totemic.study.${game}`;
/** Earlier studies for which the storage has no room: they last as long as the page. */
const unkept = new Map<GameId, EarlierStudy[]>();
/** What waits although the storage has no room for it. */
const handed = new Map<GameId, StoredStudy>();

/** The study that this tab has open. Tabs share its place in the storage and follow each other. */
export class OpenStudy {
  readonly #game: GameId;
  /** The stored text as this tab knows it, and whose it is. */
  #seen: string | null = null;
  #id: string | undefined;

  constructor(game: GameId) {
    this.#game = game;
  }

  /** The study that was open in this tab, else the one that was changed last in any. */
  read(): StoredStudy | undefined {
    const stored = open(this.#game).read();
    this.#seen = open(this.#game).text;
    const id = tab.text(tabKey(this.#game));
    if (!id || id === stored?.id) return stored;
    return earlierStudies(this.#game).find((one) => one.id === id) ?? stored;
  }

  /** Stores the study with its changes. What another tab has put in its place is kept. */
  keep(study: StoredStudy): void {
    const slot = open(this.#game);
    const foreign = slot.text !== this.#seen;
    if (foreign) {
      const other = slot.read();
      // The same study, changed elsewhere unseen: both are kept.
      if (other?.id === study.id && other.record !== study.record) other.id = newId();
      if (other && other.id !== study.id && !other.empty) keepEarlier(this.#game, other);
    }
    slot.write(study);
    this.#seen = slot.text;
    if (!foreign && this.#id === study.id) return;
    this.#id = study.id;
    tab.put(tabKey(this.#game), study.id);
    const listed = earlierStudies(this.#game).find((one) => one.id === study.id);
    if (listed) dropEarlier(this.#game, listed.kept);
  }

  /** A study that was read here turned out to be unreadable. */
  putAside({ id }: StoredStudy): void {
    const slot = open(this.#game);
    if (slot.read()?.id === id) slot.putAside();
    this.#seen = slot.text;
  }

  /** Tells what another tab makes of this study; the answer ends that. */
  watch(follow: (study: StoredStudy) => void): () => void {
    const slot = open(this.#game);
    return slot.watch(() => {
      const other = slot.read();
      if (!other || other.id !== this.#id) return;
      const before = this.#seen;
      this.#seen = slot.text;
      try {
        follow(other);
      } catch {
        // Unreadable here, and still foreign: the next change does not overwrite it.
        this.#seen = before;
      }
    });
  }
}

/** The study that the analysis would open. */
export function openStudy(game: GameId): StoredStudy | undefined {
  return new OpenStudy(game).read();
}

/** The studies that were replaced, the newest first. */
export function earlierStudies(game: GameId): EarlierStudy[] {
  const list = earlier(game).read() ?? [];
  const studies = list.flatMap((one) => earlierOf(one) ?? []);
  if (studies.length < list.length) {
    // The whole list is put aside, and those of it that can be read stay.
    earlier(game).putAside();
    earlier(game).write(studies);
  }
  return [...(unkept.get(game) ?? []), ...studies].sort((a, b) => b.kept - a.kept);
}

/** Keeps a study that is about to be replaced, once. False: only as long as the page is open. */
export function keepEarlier(game: GameId, study: StoredStudy): boolean {
  const all = earlierStudies(game);
  const kept = Math.max(Date.now(), (all[0]?.kept ?? 0) + 1);
  const others = all.filter(({ id, record }) => id !== study.id && record !== study.record);
  return writeEarlier(game, [{ ...study, kept }, ...others].slice(0, MOST_EARLIER));
}

/** Puts the open study among the earlier ones, so that the next one begins anew. */
export function leaveStudy(game: GameId): void {
  const study = openStudy(game);
  if (study && keepEarlier(game, study)) open(game).clear();
  else open(game).putAside();
  tab.remove(tabKey(game));
}

/** Takes one of the earlier studies off the list. */
export function dropEarlier(game: GameId, kept: number): void {
  const others = earlierStudies(game).filter((study) => study.kept !== kept);
  writeEarlier(game, others);
}

/** Stores the list; what was new in one that does not fit lasts as long as the page. */
function writeEarlier(game: GameId, studies: EarlierStudy[]): boolean {
  const stored = earlier(game).read() ?? [];
  if (earlier(game).write(studies)) {
    unkept.delete(game);
    return true;
  }
  const there = stored.flatMap((one) => earlierOf(one)?.kept ?? []);
  unkept.set(
    game,
    studies.filter(({ kept }) => !there.includes(kept)),
  );
  return false;
}

/** All studies of a game, the open one first. */
export function allStudies(game: GameId): StoredStudy[] {
  const now = open(game).read();
  return [...(now && !now.empty ? [now] : []), ...earlierStudies(game)];
}

/** Adds studies from elsewhere, the newest first, to the earlier ones. */
export function adoptStudies(game: GameId, studies: StoredStudy[]): void {
  const here = new Set(allStudies(game).map(({ record }) => record));
  const fresh = studies.filter(({ record }) => !here.has(record));
  // Another study may have the same name here.
  for (const study of fresh.reverse()) keepEarlier(game, { ...study, id: newId() });
}

/** Leaves a study for the analysis page to open. It decides what becomes of the open one. */
export function handOver(game: GameId, study: Omit<StoredStudy, "id">): void {
  const whole = { ...study, id: newId() };
  if (!waiting(game).write(whole)) handed.set(game, whole);
}

/** Passes on what was left to be opened, once. */
export function takeWaiting(game: GameId, receive: (study: StoredStudy) => void): void {
  const study = handed.get(game) ?? waiting(game).read();
  if (!study) return;
  try {
    receive(study);
  } catch {
    waiting(game).putAside();
  }
  handed.delete(game);
  waiting(game).clear();
}

/** What a value holds of a study; nothing if it is damaged. */
export function studyOf(value: unknown): StoredStudy | undefined {
  if (!isObject(value)) return undefined;
  const { id, record, path, game, empty } = value;
  if (!isText(record) || !Array.isArray(path) || !path.every(isCount)) return undefined;
  const study: StoredStudy = { id: isText(id) ? id : "first", record, path };
  if (Array.isArray(game) && game.every(isText)) study.game = game;
  if (isFlag(empty)) study.empty = empty;
  return study;
}

function earlierOf(value: unknown): EarlierStudy | undefined {
  const study = studyOf(value);
  if (!study || !isObject(value) || !isCount(value.kept)) return undefined;
  const id = isText(value.id) ? value.id : `earlier-${value.kept}`;
  return { ...study, id, kept: value.kept };
}
