// Days on this device's calendar, and the row of days on which something was solved.
//
// A clock can be wrong: set back, set forward, set right again. Which of two dates was the true
// one cannot be known, so the row before a jump is kept beside the one that goes on, and whichever
// fits the date of the day is continued. A wrong date takes nothing away, nor do two of a day each.

/** The number of a local day: one more every midnight. */
export function dayOf(date: Date): number {
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

/** Today, by the device's clock. */
export function today(): number {
  return dayOf(new Date());
}

/** A row of days. */
export interface Row {
  /** So many days in a row. */
  count: number;
  /** The last day on which something was solved. */
  last: number;
  /** Days that may be missed without the row breaking; one more every seven days. */
  spare: number;
}

/** The row of days, and the longest there ever was. */
export interface Days extends Row {
  best: number;
  /** The row before the date made a jump. */
  was?: Row;
}

export const NO_DAYS: Days = { count: 0, last: 0, spare: 1, best: 0 };

const MOST_SPARE = 2;
const EARNED_EVERY = 7;
/** Whoever travels to the west may be a day ahead. */
const AHEAD = 1;

/** Whether something was solved on a day that has not come yet: the clock was wrong, or is now. */
export function isAhead({ count, last }: Row, today: number): boolean {
  return count > 0 && last > today + AHEAD;
}

/** The row as it stands on a day: broken only if more days were missed than there are spare. */
export function standing(days: Days, today: number): Row {
  const fits = (row: Row) =>
    row.count > 0 && !isAhead(row, today) && today - row.last - 1 <= row.spare;
  const { count, last, spare, was } = days;
  const rows = [{ count, last, spare }, ...(was ? [was] : [])].filter(fits);
  const [best] = rows.sort((a, b) => b.count - a.count);
  if (best) return best;
  return isAhead(days, today)
    ? { count, last: today, spare }
    : { count: 0, last, spare: NO_DAYS.spare };
}

/** The row after something was solved today. */
export function solvedOn(days: Days, today: number): Days {
  const row = standing(days, today);
  const next = row.count > 0 && today <= row.last ? row : longer(row, today);
  const goesOn = row.count > 0 && row.last === days.last;
  const was = goesOn || days.count === 0 ? days.was : worthKeeping(days);
  return { ...next, best: Math.max(days.best, next.count), ...(was ? { was } : {}) };
}

/**
 * Which of the rows is kept when the date jumps again: the one before the last jump, if the row
 * since then is a single day, or was only taken along by a clock that had been set back.
 */
function worthKeeping({ count, last, spare, was }: Days): Row {
  const strayed = was && (count === 1 || (was.count >= count && was.last > last));
  return strayed ? was : { count, last, spare };
}

function longer({ count, last, spare }: Row, today: number): Row {
  const missed = count > 0 ? today - last - 1 : 0;
  const earned = (count + 1) % EARNED_EVERY === 0 ? 1 : 0;
  return {
    count: count + 1,
    last: today,
    spare: Math.min(MOST_SPARE, Math.max(spare - missed, 0) + earned),
  };
}
