import { squareAt, type GameLook } from "../look";
import Frame from "./Frame.svelte";
import Piece from "./Piece.svelte";
import Totem from "./Totem.svelte";

/** How many squares are cut from either end of each rank. */
const CUT = [2, 1, 0, 0, 0, 1, 2];

export const look: GameLook = {
  id: "yoxii",
  title: "YOXII",
  size: 7,
  rank: (rank) => {
    const cut = CUT[rank] ?? 0;
    return Array.from({ length: 7 - 2 * cut }, (_, i) => squareAt(cut + i, rank));
  },
  colours: ["white", "red"],
  kinds: ["1", "2", "3", "4"],
  totems: ["T"],
  chooses: true,
  firstPick: "2",
  stock: { "1": 5, "2": 5, "3": 5, "4": 3 },
  letters: {
    A: { side: 0, kind: "1" },
    B: { side: 0, kind: "2" },
    C: { side: 0, kind: "3" },
    D: { side: 0, kind: "4" },
    a: { side: 1, kind: "1" },
    b: { side: 1, kind: "2" },
    c: { side: 1, kind: "3" },
    d: { side: 1, kind: "4" },
    T: { totem: "T" },
  },
  sides: ["w", "r"],
  dots: ["d4"],
  start: "3/5/7/3T3/7/5/3 w",
  example: ["d5-3e6", "e4-2d4"],
  firstWins: false,
  totemCorner: 50,
  Frame,
  Piece,
  Totem,
};
