import { instantsOf, localTimeOf } from '../../../../../schemas/rules/company-time';
import { daysLater } from '../../../../../schemas/rules/days-later';
import type { AnyRecord } from '../../../../api/dialect';
import type { FieldCondition, Filter } from '../../../data/filters/predicate';
import type { CalendarDefinition } from '../../../define/period-views';
import type { Field, Fields } from '../../../fields/field';
import { daysBetween, minutesBetween, minutesLater } from './days';

/** Fields that hold an entry's times. */
export type TimeFields = Pick<CalendarDefinition, 'begin' | 'end' | 'halves'>;

/** Local times of the company, `YYYY-MM-DDTHH:mm`; the end is the first minute after it. */
export interface Times {
  begin: string;
  end: string;
  /** True if it takes days or half days, and no time of day. */
  isDay: boolean;
}

/** Minutes that an entry without an end is drawn long. */
const shortest = 30;

type Format = 'date' | 'local-date-time' | 'date-time';

function formatOf(field: Field | undefined): Format {
  const format = field?.property.format;
  return format === 'local-date-time' || format === 'date-time' ? format : 'date';
}

/** Reads the times of a record; undefined where it has no begin. */
export function timesOf(record: AnyRecord, of: TimeFields, fields: Fields): Times | undefined {
  const first = record[of.begin];
  if (typeof first !== 'string') return undefined;
  const last = of.end === undefined ? undefined : record[of.end];
  const format = formatOf(fields[of.begin]);
  if (format === 'date') {
    const end = typeof last === 'string' && last > first ? last : first;
    return dayTimes(
      first,
      end,
      of.halves?.map((name) => record[name] !== false),
    );
  }
  const begin = localOf(first, format);
  const end = typeof last === 'string' ? localOf(last, format) : begin;
  return { begin, end: end > begin ? end : minutesLater(begin, shortest), isDay: false };
}

/** Returns the times of days; half days count on a single day only (specification 2 §5). */
function dayTimes(first: string, last: string, halves: readonly boolean[] = []): Times {
  const [morning = true, afternoon = true] = first === last ? halves : [];
  return {
    begin: `${first}T${morning || !afternoon ? '00:00' : '12:00'}`,
    end: afternoon || !morning ? `${daysLater(last, 1)}T00:00` : `${last}T12:00`,
    isDay: true,
  };
}

function localOf(value: string, format: Format): string {
  return format === 'date-time' ? localTimeOf(new Date(value)) : value.slice(0, 16);
}

/** Writes a local time as the field holds it; in the hour that is skipped in spring the one after it. */
function valueOf(local: string, format: Format): string {
  if (format === 'date') return local.slice(0, 10);
  if (format === 'local-date-time') return local;
  const [instant] = instantsOf(local);
  return (instant ?? instantsOf(minutesLater(local, 60))[0] ?? new Date(local)).toISOString();
}

/** Returns the values of a record that begins at another time and lasts as long, or until `end`. */
export function movedValues(
  record: AnyRecord,
  of: TimeFields,
  fields: Fields,
  begin: string,
  until?: string,
): AnyRecord {
  const times = timesOf(record, of, fields);
  if (!times) return {};
  const format = formatOf(fields[of.begin]);
  const values: Record<string, unknown> = { [of.begin]: valueOf(begin, format) };
  const hasEnd = of.end !== undefined && typeof record[of.end] === 'string';
  if (of.end === undefined || !(hasEnd || until !== undefined)) return values;
  if (format === 'date') {
    const days = daysBetween(String(record[of.begin]), String(record[of.end]));
    values[of.end] = until?.slice(0, 10) ?? daysLater(begin.slice(0, 10), days);
  } else {
    const lasts = minutesBetween(times.begin, times.end);
    values[of.end] = valueOf(until ?? minutesLater(begin, lasts), format);
  }
  return values;
}

/** Returns the values that a new record begins with, from one local time to another: the last day of days counts. */
export function newValues(of: TimeFields, fields: Fields, begin: string, end: string): AnyRecord {
  const format = formatOf(fields[of.begin]);
  const last = format === 'date' ? minutesLater(end, -1) : end;
  return {
    [of.begin]: valueOf(begin, format),
    ...(of.end !== undefined && { [of.end]: valueOf(last, format) }),
  };
}

/** Tells whether its entries have days, and no times of day. */
export function takesDays({ begin }: TimeFields, fields: Fields): boolean {
  return formatOf(fields[begin]) === 'date';
}

/** Builds the filter for what is between two days, both included: only that is asked of the server. */
export function windowFilter(of: TimeFields, fields: Fields, days: readonly string[]): Filter {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const format = formatOf(fields[of.begin]);
  const from = valueOf(`${first}T00:00`, format);
  const until = valueOf(`${last}T23:59`, format);
  const isUnder = (field: string): FieldCondition => ({ field, operator: '<=', values: [until] });
  const isOver = (field: string): FieldCondition => ({ field, operator: '>=', values: [from] });
  // Includes an entry that ends when the period begins: otherwise a list without «more than» would lose whole days.
  const isEnded = of.end !== undefined && fields[of.end]?.required;
  return isEnded
    ? [isUnder(of.begin), isOver(of.end ?? '')]
    : [isUnder(of.begin), isOver(of.begin)];
}
