import { queryOptions } from '@tanstack/react-query';
import type { Lookup } from '../../../../schemas/define';
import { recordTitle } from '../../../../schemas/rules/record-title';
import { call } from '../../../api/call';
import { recordIn } from '../../../api/records';
import { rowsIn, rowsQuery } from '../../../api/rows';
import type { AnyRecord } from '../../define/definition';

const DAY = 24 * 60 * 60 * 1000;

/** One answer may serve several lists (`/webapp/basisdaten`), so the key is the call, not the list. */
export function lookupQuery(lookup: Lookup, language: string) {
  const { filter, orderBy: order, limit } = lookup;
  const query = rowsQuery({ filter, order, limit });
  return queryOptions({
    queryKey: ['lookup', lookup.path, query, language],
    queryFn: async ({ signal }) => {
      const { data } = await call<unknown>(`GET ${lookup.path}`, { query, signal });
      // Throws now: a broken answer must not be kept for a day.
      lookupRows(lookup, data);
      return data;
    },
    staleTime: DAY,
    gcTime: DAY,
    // The same on every page, so kept on this device.
    meta: { persisted: 'untilStale' },
  });
}

/** Throws when the answer lacks them. */
export function lookupRows(lookup: Lookup, data: unknown): readonly AnyRecord[] {
  if (!lookup.part) return rowsIn(data);
  const rows = recordIn(data)[lookup.part];
  if (!Array.isArray(rows) || !rows.every(isRecord))
    throw new Error(`lookupRows: the answer has no records in ${lookup.part}`);
  return rows;
}

function isRecord(value: unknown): value is AnyRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export interface LookupOption {
  value: string | number;
  label: string;
  /** Shown where it is set, but not offered; also ids of 0 and below. */
  blocked: boolean;
  row: AnyRecord;
}

export interface LookupOptions {
  options: readonly LookupOption[];
  byValue: ReadonlyMap<unknown, LookupOption>;
}

/** Leaves out rows without value or text. */
export function lookupOptions(lookup: Lookup, rows: readonly AnyRecord[]): LookupOptions {
  const options = rows.flatMap((row): LookupOption[] => {
    const value = row[lookup.value];
    const label = recordTitle(lookup.title, row, (_, part) => String(part));
    if ((typeof value !== 'string' && typeof value !== 'number') || label === '') return [];
    const blocked =
      (lookup.blocked !== undefined && row[lookup.blocked] === true) ||
      (typeof value === 'number' && value <= 0);
    return [{ value, label, blocked, row }];
  });
  return { options, byValue: new Map(options.map((option) => [option.value, option])) };
}
