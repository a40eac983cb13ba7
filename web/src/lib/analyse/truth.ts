// What is proven about turns and steps, and what is only estimated, as it is marked on the board
// and on the engine's lines.

import type { GameLook, Kind, Square } from "../games/look";
import type { Proven, StudyView, TurnParts, Value } from "../play/rules";

/** Proven, or not known. */
export type Known = Proven | null;

export interface TurnValue {
  turn: string;
  parts: TurnParts;
  value: Known;
}

/** What a turn seems to be worth, in percent. */
export interface TurnOpinion {
  parts: TurnParts;
  percent: number;
}

/** A mark on the board. */
export interface Badge {
  square: Square;
  known: Known;
  /** Where nothing is known: the chance to win, in percent. */
  estimate?: number;
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

/** What is proven or estimated, found by the parts of a turn. */
export class Values {
  #steps: Map<string, Known>;
  #turns = new Map<string, Known>();
  /** By step and by turn; a step promises what its best turn does. */
  #estimates = new Map<string, number>();

  constructor(turns: TurnValue[], steps: StepValue[], opinions: TurnOpinion[] = []) {
    this.#steps = new Map(steps.map(({ totem, to, value }) => [`${totem}${to}`, value]));
    for (const { parts, value } of turns) {
      this.#turns.set(`${parts.totem}${parts.to}-${parts.kind}${parts.at}`, value);
    }
    for (const { parts, percent } of opinions) {
      const step = `${parts.totem}${parts.to}`;
      const whole = `${step}-${parts.kind}${parts.at}`;
      const known = this.#turns.get(whole);
      const worth = known ? { win: 100, draw: 50, loss: 0 }[known.outcome] : percent;
      this.#estimates.set(whole, worth);
      this.#estimates.set(step, Math.max(worth, this.#estimates.get(step) ?? 0));
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

  /** A mark for a step or, with a kind and a square, for a placement. */
  mark(totem: Kind, to: Square, kind?: Kind, at?: Square): Pick<Badge, "known" | "estimate"> {
    const known = kind && at ? this.place(totem, to, kind, at) : this.step(totem, to);
    const estimate = this.#estimates.get(
      kind && at ? `${totem}${to}-${kind}${at}` : `${totem}${to}`,
    );
    return known || estimate === undefined ? { known } : { known, estimate };
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
      ...values.mark(hand.totem, hand.to, placing, square),
      place: true,
    }));
  }
  const totems = view.totems.filter((one) => hand.state === "idle" || one.totem === hand.totem);
  const named = look.totems.length > 1 && hand.state === "idle";
  return totems.flatMap(({ totem, steps }) =>
    steps.map(({ to }) => ({
      square: to,
      ...values.mark(totem, to),
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
export function sharpened<L extends Line>(
  lines: L[],
  turns: Pick<TurnValue, "turn" | "value">[],
): L[] {
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
