// Whether the board shows what is kept, in words and in the drawing.

import type * as Api from "../../../crates/wasm/api";
import { rules, say, type Game } from "../app";
import { plain } from "./sight";
import type { Now, Wanderer } from "./wanderer";

const COLOURS: Record<Game, [string, string]> = {
  oxono: ["pink", "black"],
  yoxii: ["white", "red"],
};

/** Whether the page waits for the computer: for its turn or for a hint. */
export function isThinking(wanderer: Wanderer): boolean {
  const { kind, board, said, view } = wanderer.now;
  if (kind !== "play" || !board) return false;
  return view?.waitingFor === "computer" || said.includes(wanderer.say("say-looking"));
}

/** What the board of a game shows wrongly. */
export function drawingFaults(wanderer: Wanderer): string[] {
  const { kind, game, board, squares, drawn, table } = wanderer.now;
  if (kind !== "play" || !board) return [];
  if (!table) return ["a board is shown and no game is kept"];
  const { cells } = table.view(0, earlierPly(wanderer.now));
  const faults: string[] = [];
  for (const square of rules.gameInfo(game).squares) {
    const name = `${square}, ${contentOf(wanderer, cells[square])}`;
    const said = squares[square] ?? "";
    if (said !== name && !said.startsWith(`${name},`)) {
      faults.push(`“${said}” should be “${name}”`);
    }
  }
  const stands = Object.keys(cells).sort().join(" ");
  if (drawn !== stands) faults.push(`drawn is ${drawn}, kept is ${stands}`);
  return faults;
}

/** Which earlier position the page says that it shows; nothing: the present one is shown. */
export function earlierPly({ view, said, language }: Now): number | undefined {
  const count = view?.ply ?? 0;
  for (let ply = 0; ply <= count; ply++) {
    if (said.includes(plain(say("say-earlier", { ply, count }, language)))) return ply;
  }
  return undefined;
}

function contentOf(wanderer: Wanderer, cell: Api.Cell | undefined): string {
  const { game } = wanderer.now;
  if (!cell) return wanderer.say("square-free");
  if ("totem" in cell) return wanderer.say(`square-totem-${game}`, { totem: cell.totem });
  const colour = COLOURS[game][cell.player === "first" ? 0 : 1];
  return wanderer.say(`square-piece-${game}`, { colour, kind: cell.kind });
}
