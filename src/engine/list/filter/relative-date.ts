const units = {
  HEUTE: 'day',
  WOCHE: 'week',
  MONAT: 'month',
  QUARTAL: 'quarter',
  JAHR: 'year',
} as const;

export type PeriodUnit = (typeof units)[keyof typeof units];

/** A day, week, month, quarter or year counted from the one that is now: −1 is the last one. */
export interface RelativeDate {
  unit: PeriodUnit;
  offset: number;
}

/** Reads `:HEUTE`, `:HEUTE-7`, `:MONAT-1` …; undefined for anything else. */
export function parseRelativeDate(text: string): RelativeDate | undefined {
  const [, name, offset] = /^:([A-Z]+)([+-]\d{1,4})?$/.exec(text) ?? [];
  const unit = units[name as keyof typeof units];
  return unit && { unit, offset: Number(offset ?? 0) };
}

export function relativeDateText({ unit, offset }: RelativeDate): string {
  const name = Object.entries(units).find(([, of]) => of === unit)?.[0] ?? '';
  return `:${name}${offset > 0 ? '+' : ''}${offset === 0 ? '' : offset}`;
}

/** First and last day of a relative date, `YYYY-MM-DD`; weeks begin on Monday. `today` is the day in the company's zone. */
export function periodOf(
  { unit, offset }: RelativeDate,
  today: string,
): { from: string; to: string } {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  switch (unit) {
    case 'day':
      return { from: dayText(year, month, day + offset), to: dayText(year, month, day + offset) };
    case 'week': {
      const sinceMonday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
      const monday = day - sinceMonday + 7 * offset;
      return { from: dayText(year, month, monday), to: dayText(year, month, monday + 6) };
    }
    case 'month':
      return months(year, month + offset, 1);
    case 'quarter':
      return months(year, month - ((month - 1) % 3) + 3 * offset, 3);
    case 'year':
      return months(year + offset, 1, 12);
  }
}

function months(year: number, month: number, count: number) {
  return { from: dayText(year, month, 1), to: dayText(year, month + count, 0) };
}

/** Day 0 is the last of the month before, month 13 the next January. */
function dayText(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
