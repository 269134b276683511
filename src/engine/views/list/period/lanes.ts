import { daysBetween, minutesBetween } from './days';
import type { Times } from './entry-times';

/** Entry beside others: the `lane`-th of `lanes` of the same width. */
export interface InLane<Of> {
  entry: Of;
  lane: number;
  lanes: number;
}

/** Puts entries that overlap side by side; those of a group that hangs together are equally wide. */
export function sideBySide<Of extends Times>(entries: readonly Of[]): readonly InLane<Of>[] {
  const sorted = entries.toSorted(byBegin);
  const placed: InLane<Of>[] = [];
  let group: { entry: Of; lane: number }[] = [];
  /** Time from which each lane is free. */
  let free: string[] = [];
  let until = '';
  const close = () => {
    placed.push(...group.map((one) => ({ ...one, lanes: free.length })));
    [group, free] = [[], []];
  };
  for (const entry of sorted) {
    if (entry.begin >= until) close();
    const found = free.findIndex((end) => end <= entry.begin);
    const lane = found < 0 ? free.length : found;
    free[lane] = entry.end;
    group.push({ entry, lane });
    until = entry.end > until || group.length === 1 ? entry.end : until;
  }
  close();
  return placed;
}

/** Entries in as many lanes as there is room for; those without a lane are counted where they begin. */
export interface CappedLanes<Of> {
  shown: readonly InLane<Of>[];
  more: readonly { begin: string; end: string; count: number; lanes: number }[];
}

/** Limits lanes to `most`: in a group with more, the last lane says how many there are besides. */
export function cappedLanes<Of extends Times>(
  placed: readonly InLane<Of>[],
  most: number,
): CappedLanes<Of> {
  const shown: InLane<Of>[] = [];
  const more: { begin: string; end: string; count: number; lanes: number }[] = [];
  for (const one of placed) {
    const { entry, lane, lanes } = one;
    const isCapped = lanes > most;
    if (!isCapped) shown.push(one);
    else if (lane < most - 1) shown.push({ entry, lane, lanes: most });
    else {
      const open = more.at(-1);
      if (open && entry.begin < open.end) {
        open.count += 1;
        if (entry.end > open.end) open.end = entry.end;
      } else more.push({ begin: entry.begin, end: entry.end, count: 1, lanes: most });
    }
  }
  return { shown, more };
}

/** Entry on a line of days. */
export interface InBand<Of> {
  entry: Of;
  /** First day that it is seen on, counted from the band's first. */
  from: number;
  /** Number of days. */
  span: number;
  lane: number;
}

/** Puts entries of days below each other, as far up as there is room. */
export function bandOf<Of extends Times>(
  entries: readonly Of[],
  days: readonly string[],
): readonly InBand<Of>[] {
  const [first = ''] = days;
  const free: number[] = [];
  return entries.toSorted(byBegin).flatMap((entry) => {
    const begin = Math.max(0, daysBetween(first, entry.begin.slice(0, 10)));
    const end = Math.min(days.length, daysBetween(first, lastDayOf(entry)) + 1);
    if (end <= begin) return [];
    const found = free.findIndex((at) => at <= begin);
    const lane = found < 0 ? free.length : found;
    free[lane] = end;
    return [{ entry, from: begin, span: end - begin, lane }];
  });
}

/** Sorts the earlier first, then the longer. */
export function byBegin(one: Times, other: Times): number {
  return one.begin.localeCompare(other.begin) || other.end.localeCompare(one.end);
}

/** Returns the day of its last minute. */
export function lastDayOf({ begin, end }: Times): string {
  const day = end.slice(0, 10);
  if (!end.endsWith('T00:00') || day <= begin.slice(0, 10)) return day;
  return new Date(Date.parse(`${day}T00:00:00Z`) - 1).toISOString().slice(0, 10);
}

/** Returns the times from and to which it is seen on a day, in minutes after midnight. */
export function minutesOn({ begin, end }: Times, day: string): { from: number; to: number } {
  const midnight = `${day}T00:00`;
  return {
    from: Math.max(0, minutesBetween(midnight, begin)),
    to: Math.min(1440, minutesBetween(midnight, end)),
  };
}

/** Groups entries by day, in the order of the days. */
export function entriesByDay<Of extends Times>(
  entries: readonly Of[],
  days: readonly string[],
): ReadonlyMap<string, readonly Of[]> {
  const of = new Map<string, Of[]>(days.map((day) => [day, []]));
  const [first = '', last = ''] = [days[0], days.at(-1)];
  for (const entry of entries) {
    const from = entry.begin.slice(0, 10);
    const until = lastDayOf(entry);
    let at = Math.max(0, daysBetween(first, from));
    const end = until > last ? days.length - 1 : daysBetween(first, until);
    for (; at <= end; at += 1) of.get(days[at] ?? '')?.push(entry);
  }
  for (const list of of.values()) list.sort(byBegin);
  return of;
}
