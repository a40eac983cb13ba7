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
  dots: ["c4", "d3"],
  start: {
    pieces: [],
    totems: [
      { id: "X", square: "c4" },
      { id: "O", square: "d3" },
    ],
    toMove: 0,
  },
  example: ["Xc6-c5", "Od1-d2"],
  firstWins: true,
  totemCorner: 26,
  Frame,
  Piece,
  Totem,
};
