// The one list of the games. What is particular to a game is in the folder of its name, in files
// of the same names for every game:
//
//   look.ts                       what every page may need: squares, kinds, the start, small facts
//   Frame, Piece, Totem .svelte   the drawings
//   engine.ts                     the engine's file, and which questions need it
//   sample.ts                     the game that plays itself on the home page
//   diagrams.ts                   the sections of the rules page, with their diagrams
//   course.ts                     the steps of the course
//   puzzles.ts                    the file of its puzzles, and their themes
//
// Its words are in `locales/`, under keys and in files that end with its name.

/** The games as addresses and data name them, in the order in which they are offered. */
export const GAME_IDS = ["oxono", "yoxii"] as const;

export type GameId = (typeof GAME_IDS)[number];

/** Whether there is a game of this name. */
export function isGame(name: unknown): name is GameId {
  return GAME_IDS.includes(name as GameId);
}
