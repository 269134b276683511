import { daysBetween, minutesBetween, minutesLater } from '../period/days';
import { byBegin, lastDayOf, minutesOn } from '../period/lanes';
import type { Times } from '../period/entry-times';

/** Entries in one row on one day. */
export interface Cell<Of> {
  /** Entries, the earlier first. */
  entries: readonly Of[];
  /** Entries that lie under them, e.g. that somebody is away. */
  under: readonly Of[];
  /** Minutes of the entries on that day. */
  minutes: number;
}

/** Cells by day. */
export type RowCells<Of> = ReadonlyMap<string, Cell<Of>>;

/** Key of the row of entries without a value. */
export const noRow = '';

/** Groups entries by row and day; cells without anything are left out. */
export function cellsOf<Of extends Times>(
  entries: readonly Of[],
  days: readonly string[],
  rowOf: (entry: Of) => string,
  isUnder: (entry: Of) => boolean,
): ReadonlyMap<string, RowCells<Of>> {
  const rows = new Map<string, Map<string, { entries: Of[]; under: Of[]; minutes: number }>>();
  const [first = ''] = days;
  for (const entry of entries) {
    const row = rowOf(entry);
    const cells =
      rows.get(row) ?? new Map<string, { entries: Of[]; under: Of[]; minutes: number }>();
    rows.set(row, cells);
    const from = Math.max(0, daysBetween(first, entry.begin.slice(0, 10)));
    const to = Math.min(days.length - 1, daysBetween(first, lastDayOf(entry)));
    for (let at = from; at <= to; at += 1) {
      const day = days[at] ?? '';
      const cell = cells.get(day) ?? { entries: [], under: [], minutes: 0 };
      cells.set(day, cell);
      if (isUnder(entry)) cell.under.push(entry);
      else {
        cell.entries.push(entry);
        const on = minutesOn(entry, day);
        cell.minutes += on.to - on.from;
      }
    }
  }
  for (const cells of rows.values())
    for (const cell of cells.values()) {
      cell.entries.sort(byBegin);
      cell.under.sort(byBegin);
    }
  return rows;
}

/** Most entries of a cell that are drawn; the others are counted. */
export const mostInCell = 6;

/** Returns the height of a row in px: that of its fullest cell. */
export function rowHeight(
  cells: RowCells<unknown> | undefined,
  px: { least: number; head: number; entry: number; under: number },
): number {
  let height = px.least;
  for (const { entries, under } of cells?.values() ?? []) {
    const drawn = Math.min(entries.length, mostInCell) + (entries.length > mostInCell ? 0.6 : 0);
    const lies = Math.min(under.length, 2) * px.under;
    height = Math.max(height, px.head + lies + drawn * px.entry);
  }
  return Math.ceil(height);
}

/**
 * Returns for each entry of a day the minutes since the one before it ended, where that was at another place: the time
 * there is for the way. Undefined for the first, and where nobody has to go.
 */
export function waysBetween<Of extends Times>(
  entries: readonly Of[],
  placeOf: (entry: Of) => string,
): readonly (number | undefined)[] {
  return entries.map((entry, index) => {
    const before = entries[index - 1];
    if (!before) return undefined;
    const [from, to] = [placeOf(before), placeOf(entry)];
    if (from === to || from === '' || to === '') return undefined;
    return Math.max(0, minutesBetween(before.end, entry.begin));
  });
}

/** Hours of a day in which something is planned by itself. */
const opens = '08:00';
const closes = '18:00';

/**
 * Returns the time at which something of so many minutes fits on a day: in the first gap from eight o'clock on, else
 * after the last entry.
 */
export function freeBegin(entries: readonly Times[], day: string, minutes: number): string {
  let begin = `${day}T${opens}`;
  for (const entry of entries.toSorted(byBegin)) {
    if (entry.begin >= minutesLater(begin, minutes)) break;
    if (entry.end > begin) begin = entry.end;
  }
  const isLate = minutesLater(begin, minutes) > `${day}T${closes}`;
  // Overbooks a full day in the afternoon, where it is seen, and not at night.
  return isLate && begin.slice(0, 10) !== day ? minutesLater(`${day}T${closes}`, -minutes) : begin;
}

/** Width in px of a day, and of one on which nobody works. */
const leastColumn = 132;
const narrow = 80;

/** Returns the width of each day in px: those that are free give their room to the others. */
export function columnWidths(
  days: readonly string[],
  isFree: (day: string) => boolean,
  room: number,
): readonly number[] {
  const free = days.length > 1 ? days.filter(isFree).length : 0;
  const others = days.length - free;
  const wide = Math.max(leastColumn, Math.floor((room - free * narrow) / Math.max(1, others)));
  return days.map((day) => (free > 0 && isFree(day) ? narrow : wide));
}

/** Tells whether anything is on a day, in any row. */
export function isUsed(cells: ReadonlyMap<string, RowCells<unknown>>, day: string): boolean {
  return [...cells.values()].some((row) => (row.get(day)?.entries.length ?? 0) > 0);
}
