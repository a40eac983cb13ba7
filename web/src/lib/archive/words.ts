// What the list says about a game.

import type { Mood } from "../characters/face";
import type { GameLook } from "../games/look";
import { t } from "../i18n/index.svelte";
import type { PlayerName } from "../play/rules";
import { colourArgs } from "../play/words";
import type { PlayedGame } from "./game";

const SIDES: readonly PlayerName[] = ["first", "second"];

/** The one person at this screen, if there is exactly one. */
function me({ players }: PlayedGame): PlayerName | undefined {
  const people = SIDES.filter((side) => players[side].kind === "person");
  return people.length === 1 ? people[0] : undefined;
}

function nameOf(look: GameLook, { players }: PlayedGame, side: PlayerName): string {
  const { kind, level, name } = players[side];
  if (kind === "computer") return t(`level-${level}`);
  return name ?? t("colour", colourArgs(look, side));
}

/** Against whom it was; both names where both are people. */
export function opponents(look: GameLook, game: PlayedGame): string {
  const person = me(game);
  const name = (side: PlayerName) => nameOf(look, game, side);
  if (!person) return t("games-two", { first: name("first"), second: name("second") });
  return name(person === "first" ? "second" : "first");
}

/** The level of the computer in a game of a person against it. */
export function levelOf(game: PlayedGame): number | undefined {
  const person = me(game);
  return person && game.players[person === "first" ? "second" : "first"].level;
}

/** How the computer has taken it. */
export function moodOf(game: PlayedGame): Mood {
  const how = ending(game);
  return how === "won" ? "loss" : how === "lost" ? "win" : "calm";
}

/** How it ended for whoever looks at the list. */
export function ending(game: PlayedGame): "open" | "won" | "lost" | "draw" | "broken" {
  const { result } = game;
  if (!result) return "open";
  if (result.winner === null) return "broken";
  if (result.winner === "draw") return "draw";
  const person = me(game);
  return person === undefined || person === result.winner ? "won" : "lost";
}

/** The same in words. */
export function endingText(look: GameLook, game: PlayedGame): string {
  const winner = game.result?.winner;
  if (me(game) === undefined && (winner === "first" || winner === "second")) {
    return t("end-wins", { name: nameOf(look, game, winner) });
  }
  return t(`games-${ending(game)}`);
}
