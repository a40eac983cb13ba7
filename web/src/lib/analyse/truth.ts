// From what is proven about the turns to what is marked on the board: a totem's step is worth
// what the best turn through it is worth.

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

/** What somebody can reach who chooses among these. */
export function best(values: Known[]): Known {
  const wins = values.filter((value) => value?.outcome === "win");
  if (wins.length > 0) {
    const plies = wins.flatMap((win) => win!.plies ?? []);
    return { type: "proven", outcome: "win", plies: plies.length ? Math.min(...plies) : null };
  }
  if (values.length === 0 || values.includes(null)) return null;
  if (values.some((value) => value!.outcome === "draw")) {
    return { type: "proven", outcome: "draw", plies: null };
  }
  const plies = values.map((value) => value!.plies);
  const known = plies.every((one) => one !== null);
  return { type: "proven", outcome: "loss", plies: known ? Math.max(...plies) : null };
}

/** The values of all turns, found by the parts of a turn. */
export class Values {
  #steps = new Map<string, Known[]>();
  #turns = new Map<string, Known>();

  constructor(turns: TurnValue[]) {
    for (const { turn, value } of turns) {
      const parts = turnParts(turn);
      if (!parts) continue;
      const step = `${parts.totem}${parts.to}`;
      const list = this.#steps.get(step);
      if (list) list.push(value);
      else this.#steps.set(step, [value]);
      this.#turns.set(`${step}-${parts.kind}${parts.at}`, value);
    }
  }

  /** The best turn that begins with this step. */
  step(totem: Kind, to: Square): Known {
    return best(this.#steps.get(`${totem}${to}`) ?? []);
  }

  /** The turn with this placement. */
  place(totem: Kind, to: Square, kind: Kind, at: Square): Known {
    return this.#turns.get(`${totem}${to}-${kind}${at}`) ?? null;
  }

  /** The best placement of this kind after the step. */
  kind(totem: Kind, to: Square, kind: Kind, places: Square[]): Known {
    return best(places.map((at) => this.place(totem, to, kind, at)));
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

/** Lines with the proven value of their first turn where there is one, the best first. */
export function sharpened<L extends Line>(lines: L[], turns: TurnValue[]): L[] {
  const proven = new Map(turns.map(({ turn, value }) => [turn, value]));
  const sharper = lines.map((line) => {
    const known = proven.get(line.turns[0]!);
    if (!known) return line;
    const plies = line.value.type === "proven" ? line.value.plies : null;
    return { ...line, value: { ...known, plies: known.plies ?? plies } };
  });
  return sharper.toSorted((a, b) => rank(b.value) - rank(a.value));
}

/** Wins before everything, soon before late; losses behind everything, late before soon. */
function rank(value: Value): number {
  if (value.type === "estimate") return value.percent;
  if (value.outcome === "draw") return 50;
  const late = value.plies ?? 99;
  return value.outcome === "win" ? 1000 - late : late - 1000;
}
