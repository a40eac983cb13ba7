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
  dots: ["d4"],
  start: { pieces: [], totems: [{ id: "T", square: "d4" }], toMove: 0 },
  example: ["d5-3e6", "e4-2d4"],
  firstWins: false,
  totemCorner: 50,
  Frame,
  Piece,
  Totem,
};
