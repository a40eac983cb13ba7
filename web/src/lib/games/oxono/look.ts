import { squareAt, type GameLook } from "../look";
import Frame from "./Frame.svelte";
import Piece from "./Piece.svelte";
import Totem from "./Totem.svelte";

export const look: GameLook = {
  id: "oxono",
  title: "OXONO",
  size: 6,
  rank: (rank) => Array.from({ length: 6 }, (_, file) => squareAt(file, rank)),
  colours: ["pink", "black"],
  kinds: ["X", "O"],
  totems: ["X", "O"],
  chooses: false,
  firstPick: "X",
  stock: { X: 8, O: 8 },
  letters: {
    X: { side: 0, kind: "X" },
    O: { side: 0, kind: "O" },
    x: { side: 1, kind: "X" },
    o: { side: 1, kind: "O" },
    "+": { totem: "X" },
    "@": { totem: "O" },
  },
  sides: ["p", "b"],
  dots: ["c4", "d3"],
  start: "6/6/2+3/3@2/6/6 p",
  example: ["Xc6-c5", "Od1-d2"],
  firstWins: true,
  totemCorner: 26,
  Frame,
  Piece,
  Totem,
};
