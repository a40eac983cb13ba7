// Reads position texts and turn texts for drawing. Nothing here asks whether they are legal: it
// draws what the rules library, a diagram or a sample game says.

import { squareAt, type GameLook, type Kind, type Side, type Square, type Standing } from "./look";

/** What stands on the board of a position text. Unknown letters are empty squares. */
export function standing(look: GameLook, text: string): Standing {
  const [board = "", side = ""] = text.split(" ");
  const result: Standing = { pieces: [], totems: [], toMove: side === look.sides[1] ? 1 : 0 };
  board.split("/").forEach((row, index) => {
    const squares = look.rank(look.size - 1 - index);
    let at = 0;
    for (const letter of row) {
      const square = squares[at];
      const what = look.letters[letter];
      if (what && square) {
        if ("totem" in what) result.totems.push({ id: what.totem, square });
        else result.pieces.push({ square, ...what });
      }
      at += /\d/.test(letter) ? Number(letter) : 1;
    }
  });
  return result;
}

/** The four parts of a turn. */
export interface TurnParts {
  totem: Kind;
  to: Square;
  kind: Kind;
  at: Square;
}

/** The parts of a canonical turn text: `Xc6-c5` or `d5-3e6`. */
export function turnParts(turn: string): TurnParts | undefined {
  const oxono = /^([XO])([a-f][1-6])-([a-f][1-6])$/.exec(turn);
  if (oxono) return { totem: oxono[1]!, to: oxono[2]!, kind: oxono[1]!, at: oxono[3]! };
  const yoxii = /^([a-g][1-7])-([1-4])([a-g][1-7])$/.exec(turn);
  if (yoxii) return { totem: "T", to: yoxii[1]!, kind: yoxii[2]!, at: yoxii[3]! };
  return undefined;
}

/** The board after a turn that is known to be legal, such as one of a sample game. */
export function after(before: Standing, turn: string): Standing {
  const parts = turnParts(turn);
  if (!parts) return before;
  const toMove: Side = before.toMove === 0 ? 1 : 0;
  return {
    pieces: [...before.pieces, { square: parts.at, side: before.toMove, kind: parts.kind }],
    totems: before.totems.map((t) => (t.id === parts.totem ? { ...t, square: parts.to } : t)),
    toMove,
  };
}

/** The square of the board on which a totem stands. */
export function totemSquare(board: Standing, id: Kind): Square {
  return board.totems.find((totem) => totem.id === id)?.square ?? squareAt(0, 0);
}
