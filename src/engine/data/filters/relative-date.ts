import type { Condition } from '../../../../schemas/rules/filter-grammar';
import { builtInVariable, type VariableContext } from '../../../../schemas/rules/query-variables';
import type { Fields } from '../../fields/field';

const edges = {
  day: ['HEUTE', 'HEUTE'],
  week: ['WOCHENANFANG', 'WOCHENENDE'],
  month: ['MONATSANFANG', 'MONATSENDE'],
  quarter: ['QUARTALSANFANG', 'QUARTALSENDE'],
  year: ['JAHRESANFANG', 'JAHRESENDE'],
} as const;

export type PeriodUnit = keyof typeof edges;

/** Counted from the current one: −1 is the last one. */
export interface Period {
  unit: PeriodUnit;
  offset: number;
}

interface PeriodEdge extends Period {
  edge: 'first' | 'last';
}

/** Follows `schemas/rules/query-variables.ts`; undefined for anything that is not relative to today. */
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

/** Returns the values of a period: one for a day, first and last day for longer ones. */
export function periodValues({ unit, offset }: Period): readonly string[] {
  const number = offset === 0 ? '' : offset > 0 ? `+${offset}` : String(offset);
  const days = edges[unit].map((name) => `:${name}${number}`);
  return unit === 'day' ? days.slice(0, 1) : days;
}

/** Reads a period, the reverse of `periodValues`; undefined when the values mean something else. */
export function periodOf(values: readonly string[]): Period | undefined {
  const first = parseRelativeDay(values[0] ?? '');
  if (!first) return undefined;
  const { unit, offset } = first;
  return String(periodValues({ unit, offset })) === String(values) ? { unit, offset } : undefined;
}

/** Days of «the last n days» including today; undefined for any other range. */
export function lastDays(values: readonly string[]): number | undefined {
  const [from, to] = values.map(parseRelativeDay);
  const matches = from?.unit === 'day' && to?.unit === 'day' && to.offset === 0 && from.offset < 0;
  return matches ? 1 - from.offset : undefined;
}

/** Today is one of the days. */
export function lastDaysValues(days: number): readonly string[] {
  return days > 1 ? [`:HEUTE-${days - 1}`, ':HEUTE'] : [':HEUTE', ':HEUTE'];
}

/** Variables become what they mean now (`:HEUTE-7`, `:ICH`); with a time of day «on that day» becomes a range. */
export function resolveDates(
  condition: Condition,
  fields: Fields,
  context: VariableContext,
): readonly Condition[] {
  const field = fields[condition.field];
  if (!field) return [condition];
  // In a text a colon is a colon, but for the one word that stands for the user's sign.
  if (field.type.comparison.isText) {
    return isOwnSign(condition) ? [{ ...condition, values: [context.user.kuerzel] }] : [condition];
  }
  const values = condition.values.map((value) => resolved(value, context));
  const [day = ''] = values;
  const { moment } = field.type;
  if (!moment || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return [{ ...condition, values }];

  const [first, last] = moment.edges(day);
  const term = (operator: '<' | '<=' | '>' | '>=', edge: string): Condition => ({
    field: field.name,
    operator,
    values: [edge],
  });
  switch (condition.operator) {
    case '=':
      return [term('>=', first), term('<=', last)];
    case '<':
    case '>=':
      return [term(condition.operator, first)];
    case '>':
    case '<=':
      return [term(condition.operator, last)];
    default:
      return [{ ...condition, values: [first] }];
  }
}

/** Tells whether a condition means «mine», where a record names its owner by a sign. */
export function isOwnSign({ operator, values }: Pick<Condition, 'operator' | 'values'>): boolean {
  return operator === '=' && values.length === 1 && values[0] === ':KUERZEL';
}

function resolved(value: string, context: VariableContext): string {
  if (!value.startsWith(':')) return value;
  return String(builtInVariable(value.slice(1), context) ?? value);
}
