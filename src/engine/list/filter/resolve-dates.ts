import type { Condition } from '../../../../schemas/rules/filter-grammar';
import { startOfDay } from '../../../../schemas/rules/today';
import type { Field, FieldKind, Fields } from '../../field/field';
import { parseRelativeDate, periodOf } from './relative-date';

/**
 * A condition with days as its field stores them: a relative date becomes the days it means today, and
 * on a field with a time of day «on that day» becomes its first until its last moment.
 */
export function resolveDates(
  condition: Condition,
  fields: Fields,
  today: string,
): readonly Condition[] {
  const field = fields[condition.field];
  const period = field && daysOf(field, condition.values[0] ?? '', today);
  if (!field || !period) return [condition];
  const { from, to } = period;
  const term = (operator: '<' | '<=' | '>' | '>=', value: string): Condition => ({
    field: field.name,
    operator,
    values: [value],
  });
  const first = bound(field.kind, from, 'first');
  const last = bound(field.kind, to, 'last');
  switch (condition.operator) {
    case '=':
      if (first === last) return [{ ...condition, values: [first] }];
      return [term('>=', first), term('<=', last)];
    case '<':
      return [term('<', first)];
    case '>=':
      return [term('>=', first)];
    case '>':
      return [term('>', last)];
    case '<=':
      return [term('<=', last)];
    default:
      return [{ ...condition, values: [first] }];
  }
}

function daysOf(field: Field, value: string, today: string) {
  if (field.kind !== 'date' && field.kind !== 'dateTime' && field.kind !== 'localDateTime')
    return undefined;
  const relative = parseRelativeDate(value);
  if (relative) return periodOf(relative, today);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  return isDay ? { from: value, to: value } : undefined;
}

/** The first or last moment of a day in a field's own spelling. */
function bound(kind: FieldKind, day: string, edge: 'first' | 'last'): string {
  if (kind === 'localDateTime') return `${day}T${edge === 'first' ? '00:00' : '23:59'}`;
  if (kind === 'dateTime') {
    if (edge === 'first') return startOfDay(day).toISOString();
    return new Date(startOfDay(nextDay(day)).getTime() - 1).toISOString();
  }
  return day;
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
