import type { AnyRecord } from '../../../../api/dialect';
import type { VariableContext } from '../../../../../schemas/rules/query-variables';
import { gatherRows } from '../../../data/lists/gather-rows';
import { listSource, type ListSource } from '../../../data/lists/list-source';
import type { ListState } from '../../../data/lists/list-state';
import { readRows } from '../../../data/lists/read-rows';
import { orderedBy } from './ordered-by';
import type { Place } from '../../../screens/place';
import { timesOf, windowFilter, type TimeFields, type Times } from './entry-times';

/** Most entries of a period that are shown; with more nobody would see anything. */
const mostEntries = 5_000;

/** List whose records are shown by their time. */
export interface PeriodSource {
  /** Name of its screen. */
  name: string;
  place: Place;
  times: TimeFields;
  /** State with its filter and search. */
  state: ListState;
  /** True for the list that is shown; others lie under it. */
  isMain: boolean;
}

export interface PeriodEntry extends Times {
  /** Key among the entries of all sources. */
  key: string;
  record: AnyRecord;
  source: PeriodSource;
  /** Place in the source's list, with the same period. */
  index: number;
}

/** Source of what is in a period, from the first to the last of its days, the earlier first. */
export function windowSource(
  { place, times, state }: PeriodSource,
  days: readonly string[],
  context: VariableContext,
): ListSource {
  const filter = [...state.filter, ...windowFilter(times, place.fields, days)];
  const order = orderedBy(times.begin, place.fields);
  return listSource(place, { ...state, filter, order, group: [], sum: undefined }, context);
}

/** Reads the records; throws `TooManyRows` where there are more than can be shown. */
export function readWindow(source: ListSource, signal: AbortSignal): Promise<readonly AnyRecord[]> {
  return gatherRows(readRows(source, { total: mostEntries + 1, signal }), mostEntries);
}

/** Makes entries of records that were read; those without a begin are left out. */
export function entriesOf(source: PeriodSource, rows: readonly AnyRecord[]): PeriodEntry[] {
  return rows.flatMap((record, index) => {
    const times = timesOf(record, source.times, source.place.fields);
    const key = `${source.name} ${String(record.id)}`;
    return times ? [{ ...times, key, record, source, index }] : [];
  });
}
