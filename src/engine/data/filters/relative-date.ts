const edges = {
  day: ['HEUTE', 'HEUTE'],
  week: ['WOCHENANFANG', 'WOCHENENDE'],
  month: ['MONATSANFANG', 'MONATSENDE'],
  quarter: ['QUARTALSANFANG', 'QUARTALSENDE'],
  year: ['JAHRESANFANG', 'JAHRESENDE'],
} as const;

export type PeriodUnit = keyof typeof edges;

/** A day, week, month, quarter or year counted from the one that is now: −1 is the last one. */
export interface Period {
  unit: PeriodUnit;
  offset: number;
}

/** One end of a period, e.g. `:MONATSENDE-1`. */
export interface PeriodEdge extends Period {
  edge: 'first' | 'last';
}

/** Reads a day that is relative to today (`schemas/rules/query-variables.ts`); undefined for anything else. */
export function parseRelativeDay(text: string): PeriodEdge | undefined {
  const [, name, offset] = /^:([A-Z]+)([+-]\d{1,4})?$/.exec(text) ?? [];
  for (const unit of Object.keys(edges) as PeriodUnit[]) {
    const place = edges[unit].findIndex((edge) => edge === name);
    if (place >= 0) {
      return { unit, offset: Number(offset ?? 0), edge: place === 0 ? 'first' : 'last' };
    }
  }
  return undefined;
}

/** The values of a condition that means a period: one for a day, first and last day for all others. */
export function periodValues({ unit, offset }: Period): readonly string[] {
  const number = offset === 0 ? '' : offset > 0 ? `+${offset}` : String(offset);
  const days = edges[unit].map((name) => `:${name}${number}`);
  return unit === 'day' ? days.slice(0, 1) : days;
}

/** The period that a condition's values mean; undefined when they mean something else. */
export function periodOf(values: readonly string[]): Period | undefined {
  const first = parseRelativeDay(values[0] ?? '');
  if (!first) return undefined;
  const { unit, offset } = first;
  return String(periodValues({ unit, offset })) === String(values) ? { unit, offset } : undefined;
}

/** Days of «the last n days» including today, when a range says so. */
export function lastDays(values: readonly string[]): number | undefined {
  const [from, to] = values.map(parseRelativeDay);
  const matches = from?.unit === 'day' && to?.unit === 'day' && to.offset === 0 && from.offset < 0;
  return matches ? 1 - from.offset : undefined;
}

/** The values of «the last n days» including today. */
export function lastDaysValues(days: number): readonly string[] {
  return days > 1 ? [`:HEUTE-${days - 1}`, ':HEUTE'] : [':HEUTE', ':HEUTE'];
}
