import { queryOptions } from '@tanstack/react-query';
import type { AnyRecord } from '../../../api/dialect';
import { call } from '../../../api/call';
import { rowsKey } from '../../data/lists/row-page';
import type { DayTab } from './definition';

/** Query for a day: its rows, and what stands beside them. Changes of the schema's rows make it read anew. */
export function dayQuery({ schema, list, by }: DayTab, day: string, language: string) {
  return queryOptions({
    queryKey: [...rowsKey(schema), 'day', list, day, language],
    queryFn: async ({ signal }) =>
      (await call<AnyRecord>(`GET ${list}`, { query: { [by]: day }, signal })).data,
    meta: { failure: 'shown' },
  });
}

/** Returns the objects of a property, or deeper: `daten.0.datensaetze`, as `x-rows` of the contract says it. */
export function rowsOf(answer: AnyRecord, place: string): readonly AnyRecord[] {
  const rows = place
    .split('.')
    .reduce<unknown>((within, step) => (within as AnyRecord | undefined)?.[step], answer);
  return Array.isArray(rows) ? (rows as readonly AnyRecord[]) : [];
}
