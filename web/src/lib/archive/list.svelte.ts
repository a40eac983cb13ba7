// The list on the screen: as many games as were asked for, and what was deleted just now.

import { goto } from "$app/navigation";
import { SvelteMap } from "svelte/reactivity";
import { handOver } from "../analyse/stored";
import { lineOf } from "../analyse/tree";
import type { Standing } from "../games/look";
import { loadRules, type Rules } from "../play/rules";
import { savedSlot, type KeptGame } from "../play/saved";
import { standingOf } from "../play/shown";
import { resume } from "../play/start";
import { chooseForReview, unchoose } from "../review/chosen";
import { forgetReview, keyOf } from "../review/kept";
import { countGames, newestGames, putGames, removeGame, watchGames } from "./database";
import type { PlayedGame } from "./game";
import { listStored } from "./keep";

/** So many more at a time. */
const PAGE = 30;

export class GameList {
  games: PlayedGame[] = $state.raw([]);
  /** How many there are in all. */
  count = $state(0);
  state = $state<"loading" | "ready" | "failed">("loading");
  /** Reads the positions of the pictures; the list is there before. */
  #rules = $state.raw<Rules>();
  /** The game that turned out to be unreadable. */
  unreadable = $state("");
  /** Deleted games that can be brought back, and those of them that were to go on. */
  readonly #gone = new SvelteMap<string, { game: PlayedGame; kept: KeptGame | undefined }>();

  /** Begins to watch; the answer ends that. */
  watch(): () => void {
    void this.load().then(async () => (await listStored()) && this.load());
    return watchGames(() => void this.load());
  }

  async load(): Promise<void> {
    try {
      const games = await newestGames(Math.max(PAGE, this.games.length));
      this.games = this.#withGone(games);
      this.count = await countGames();
      this.state = "ready";
    } catch {
      this.state = "failed";
      return;
    }
    // Without the rules there are no pictures; whoever opens a game asks for them again.
    if (this.games.length > 0) this.#rules ??= await loadRules().catch(() => undefined);
  }

  /** The last position of a game. */
  boardOf({ game, position }: PlayedGame): Standing | undefined {
    const view = this.#rules?.readPosition(game, position);
    return view?.ok ? standingOf(view) : undefined;
  }

  get hasMore(): boolean {
    return this.count + this.#gone.size > this.games.length;
  }

  async more(): Promise<void> {
    const games = await newestGames(PAGE, this.games.at(-1));
    this.games = [...this.games, ...games];
  }

  isGone(game: PlayedGame): boolean {
    return this.#gone.has(game.id);
  }

  /** Deletes a game, also where it would go on. */
  async delete(game: PlayedGame): Promise<void> {
    await removeGame(game.id);
    const slot = savedSlot(game.game);
    const kept = slot.read();
    const mine = kept?.id === game.id;
    if (mine) slot.clear();
    this.#gone.set(game.id, { game, kept: mine ? kept : undefined });
    this.count -= 1;
    await forgetReviewOf(game);
  }

  async bringBack({ id }: PlayedGame): Promise<void> {
    const gone = this.#gone.get(id);
    if (!gone) return;
    const { game, kept } = gone;
    await putGames([game]);
    const slot = savedSlot(game.game);
    if (kept && slot.text === null) slot.write(kept);
    this.#gone.delete(id);
    this.count += 1;
  }

  /** Goes on with an unfinished game; shows any other in the analysis. */
  async open(game: PlayedGame): Promise<void> {
    try {
      if (game.result) await replay(game);
      else await goOn(game);
    } catch {
      this.unreadable = game.id;
    }
  }

  /** Looks a finished game through. */
  async review({ game, record, players }: PlayedGame): Promise<void> {
    const sides = ["first", "second"] as const;
    const alone = sides.some((side) => players[side].kind === "computer");
    const me = alone ? sides.find((side) => players[side].kind === "person") : undefined;
    chooseForReview(game, { record, me });
    await goto(`/${game}/review`);
  }

  #withGone(games: PlayedGame[]): PlayedGame[] {
    const gone = [...this.#gone.values()].map(({ game }) => game);
    return [...games, ...gone].sort((a, b) => b.played - a.played || (a.id < b.id ? 1 : -1));
  }
}

async function goOn(game: PlayedGame): Promise<void> {
  // The one that goes on anyway is newer than what is listed of it.
  if (savedSlot(game.game).read()?.id !== game.id) await resume(game);
  await goto(`/${game.game}/play`);
}

async function replay(played: PlayedGame): Promise<void> {
  const { game, record } = played;
  const { start, turns } = await readTurns(played);
  handOver(game, { record, path: [], game: [start, ...turns] });
  await goto(`/${game}/analyse`);
}

/** The review goes with its game; one that is brought back is looked through again. */
async function forgetReviewOf(played: PlayedGame): Promise<void> {
  const { game, record } = played;
  unchoose(game, record);
  try {
    const { start, turns } = await readTurns(played);
    await forgetReview(keyOf(game, start, turns));
  } catch {
    // What cannot be read was never looked through.
  }
}

async function readTurns({ game, record }: PlayedGame) {
  const { Study } = await loadRules();
  const study = Study.read(game, record);
  const tree = study.tree();
  study.free();
  return { start: tree.start, turns: lineOf(tree) };
}
