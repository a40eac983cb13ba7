// What is proven about turns and steps, as it is marked on the board and on the engine's lines.

import type { GameLook, Kind, Square } from "../games/look";
import { turnParts } from "../games/text";
import type { Proven, StudyView, Value } from "../play/rules";

/** Proven, or not known. */
export type Known = Proven | null;

export interface TurnValue {
  turn: string;
  value: Known;
}

/** A mark on the board. */
export interface Badge {
  square: Square;
  known: Known;
  /** The totem whose step this is, where it could be another's. */
  totem?: Kind;
  /** A piece goes here, not the totem. */
  place?: boolean;
}

export interface StepValue {
  totem: Kind;
  to: Square;
  value: Known;
}

/** What is proven, found by the parts of a turn. */
export class Values {
  #steps: Map<string, Known>;
  #turns = new Map<string, Known>();

  constructor(turns: TurnValue[], steps: StepValue[]) {
    this.#steps = new Map(steps.map(({ totem, to, value }) => [`${totem}${to}`, value]));
    for (const { turn, value } of turns) {
      const parts = turnParts(turn);
      if (parts) this.#turns.set(`${parts.totem}${parts.to}-${parts.kind}${parts.at}`, value);
    }
  }

  /** The best turn that begins with this step. */
  step(totem: Kind, to: Square): Known {
    return this.#steps.get(`${totem}${to}`) ?? null;
  }

  /** The turn with this placement. */
  place(totem: Kind, to: Square, kind: Kind, at: Square): Known {
    return this.#turns.get(`${totem}${to}-${kind}${at}`) ?? null;
  }
}

/** The marks for what may be done now: steps, or placements after a step. */
export function badges(
  look: GameLook,
  view: Pick<StudyView, "hand" | "totems">,
  values: Values,
  placing: Kind | undefined,
): Badge[] {
  const { hand } = view;
  if (hand.state === "stepped") {
    if (!placing) return [];
    return hand.places.squares.map((square) => ({
      square,
      known: values.place(hand.totem, hand.to, placing, square),
      place: true,
    }));
  }
  const totems = view.totems.filter((one) => hand.state === "idle" || one.totem === hand.totem);
  const named = look.totems.length > 1 && hand.state === "idle";
  return totems.flatMap(({ totem, steps }) =>
    steps.map(({ to }) => ({
      square: to,
      known: values.step(totem, to),
      ...(named ? { totem } : {}),
    })),
  );
}

interface Line {
  turns: string[];
  value: Value;
}

/**
 * Lines with the proven value of their first turn where there is one, the best first. A line that
 * does not show what is proven of its first turn is not shown beyond that turn.
 */
export function sharpened<L extends Line>(lines: L[], turns: TurnValue[]): L[] {
  const proven = new Map(turns.map(({ turn, value }) => [turn, value]));
  const sharper = lines.map((line) => {
    const known = proven.get(line.turns[0]!);
    if (!known || tells(line.value) >= tells(known)) return line;
    return { ...line, value: known, turns: line.turns.slice(0, 1) };
  });
  return sharper.toSorted((a, b) => rank(b.value) - rank(a.value));
}

/** How much a value says: an estimate least, a distance to the turn most. */
function tells(value: Value): number {
  if (value.type === "estimate") return 0;
  if (value.outcome === "draw") return 3;
  return value.distance ? (value.distance.exact ? 3 : 2) : 1;
}

/** Wins before everything, soon before late; losses behind everything, late before soon. */
function rank(value: Value): number {
  if (value.type === "estimate") return value.percent;
  if (value.outcome === "draw") return 50;
  const late = value.distance?.turns ?? 99;
  return value.outcome === "win" ? 1000 - late : late - 1000;
}
