// A course is data: positions, what the learner should do there, and what is said when it comes
// out differently. Whether a turn is legal, what kind it was and how the game ended are the rules
// library's answers; nothing here knows a rule.

import type { StepKind } from "../board/marks";
import type { GameId, Kind, Square } from "../games/look";

/** Which turns are meant: every field that is given must fit. */
export interface Turns {
  /** In a goal: the totem that the text speaks of; the other one is refused when it is tapped. */
  totem?: Kind;
  to?: Square;
  kind?: Kind;
  /** Where the piece goes; `left`: on the square that the totem came from. */
  at?: Square | "left";
  step?: StepKind;
  reach?: "beside" | "anywhere";
  /** How the game stands for the learner after the turn. */
  end?: "win" | "loss" | "draw" | "none";
  /** The other side has no turn that wins at once. */
  holds?: true;
}

/** One turn of the learner. */
export interface Task {
  goal: Turns;
  /** Turns that reach the goal: the first that is legal is shown to whoever asks. */
  answers: string[];
  /** Why another turn does not do: the first that fits; the last fits always. */
  misses: { when?: Turns; say: string }[];
  /** Squares that are framed on the board. */
  noted?: Square[];
  /** What the other side plays then: the first of these that is legal. */
  replies?: string[];
}

/**
 * One step. Its texts are `learn-<game>-<id>` (the title), with `-text` (from the second task on
 * `-text-2`) and `-done`.
 */
export interface Step {
  id: string;
  /** Where it begins; a step without is a whole game with help. */
  position?: string;
  tasks: Task[];
}

const COURSES = import.meta.glob<readonly Step[]>("../games/*/course.ts", { import: "course" });

/** The steps of a game's course. */
export function loadCourse(game: GameId): Promise<readonly Step[]> {
  return COURSES[`../games/${game}/course.ts`]!();
}

/** The key of a step's title; with a suffix, of its other texts. */
export function textKey(game: GameId, step: Step, suffix = ""): string {
  return `learn-${game}-${step.id}${suffix}`;
}
