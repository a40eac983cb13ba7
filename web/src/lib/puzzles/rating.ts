// How strong somebody solves: Glicko, each puzzle being an opponent of known strength.

export interface Rating {
  value: number;
  /** How uncertain it is. */
  deviation: number;
}

/** A first puzzle that fails costs less than a hundred points. */
export const BEGINNER: Rating = { value: 800, deviation: 150 };

const Q = Math.log(10) / 400;
/** A puzzle's rating is an estimate, too. */
const OPPONENT = 80;
const LEAST = 45;

/** The rating after a puzzle: 1 solved, 0 failed, between them with help. */
export function rated({ value, deviation }: Rating, puzzle: number, score: number): Rating {
  const g = 1 / Math.sqrt(1 + (3 * (Q * OPPONENT) ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + 10 ** ((g * (puzzle - value)) / 400));
  const information = (Q * g) ** 2 * expected * (1 - expected);
  const precision = 1 / deviation ** 2 + information;
  const next = value + (Q / precision) * g * (score - expected);
  return {
    value: Math.round(Math.min(3000, Math.max(100, next))),
    deviation: Math.round(Math.max(LEAST, Math.sqrt(1 / precision))),
  };
}
