import { addMoney } from '../../../../schemas/rules/decimal';
import { monthsLater } from '../../../../schemas/rules/days-later';
import type { Condition } from '../../../../schemas/rules/filter-grammar';
import type { AnyRecord } from '../../define/definition';
import type { BreakdownTab } from './definition';

/** Sums of the rows of one value or one month. */
export interface Bar {
  label: string;
  count: number;
  /** Sums in the order of the definition. */
  sums: readonly number[];
  /** Returns the conditions that the records of the bar meet in the field it is made of. */
  among: (field: string) => readonly Condition[];
}

type Summed = Pick<BreakdownTab, 'count' | 'sums'>;

/** Returns a bar for each value, in their order, also where no row has it. */
export function barsOfValues(
  rows: readonly AnyRecord[],
  of: Summed & { by: string },
  values: readonly unknown[],
  textOf: (value: unknown) => string,
): Bar[] {
  return values.map((value) => ({
    label: textOf(value),
    ...added(
      rows.filter((row) => row[of.by] === value),
      of,
    ),
    among: (field) => [
      value === null
        ? { field, operator: 'null', values: [] }
        : { field, operator: '=', values: [String(value)] },
    ],
  }));
}

interface Ahead {
  /** Number of months. */
  months: number;
  /** Day as `YYYY-MM-DD`; its month is the first. */
  today: string;
  /** Returns the name of a month, given its first day. */
  monthText: (firstDay: string) => string;
  words: { before: string; after: string; without: string };
}

/**
 * Returns a bar for each month ahead, and bars for what was due before, is due later or has no date, where there is
 * any.
 */
export function barsAhead(
  rows: readonly AnyRecord[],
  of: Summed & { by: string },
  { months, today, monthText, words }: Ahead,
): Bar[] {
  const month = `${today.slice(0, 7)}-01`;
  const starts = Array.from({ length: months + 1 }, (_, ahead) => monthsLater(month, ahead));
  const [first = '', end = ''] = [starts[0], starts[months]];
  const dayOf = (row: AnyRecord) => row[of.by] as string | null;
  const within = (from: string, until: string) =>
    rows.filter((row) => {
      const day = dayOf(row);
      return day !== null && day >= from && day < until;
    });
  const from = (field: string, day: string): Condition => ({
    field,
    operator: '>=',
    values: [day],
  });
  const before = (field: string, day: string): Condition => ({
    field,
    operator: '<',
    values: [day],
  });
  const bar = (label: string, some: readonly AnyRecord[], among: Bar['among']): Bar => ({
    label,
    ...added(some, of),
    among,
  });
  const ifAny = (one: Bar) => (one.count > 0 ? [one] : []);
  return [
    ...ifAny(bar(words.before, within('', first), (field) => [before(field, first)])),
    ...starts.slice(0, months).map((start, index) => {
      const next = starts[index + 1] ?? '';
      return bar(monthText(start), within(start, next), (field) => [
        from(field, start),
        before(field, next),
      ]);
    }),
    ...ifAny(bar(words.after, within(end, '9999-13'), (field) => [from(field, end)])),
    ...ifAny(
      bar(
        words.without,
        rows.filter((row) => dayOf(row) === null),
        (field) => [{ field, operator: 'null', values: [] }],
      ),
    ),
  ];
}

/** Adds up the rows. */
export function added(
  rows: readonly AnyRecord[],
  { count, sums }: Summed,
): Pick<Bar, 'count' | 'sums'> {
  return {
    count: rows.reduce((all, row) => all + Number(row[count]), 0),
    sums: sums.map((name) => addMoney(...rows.map((row) => Number(row[name])))),
  };
}
