import { queryOptions } from '@tanstack/react-query';
import i18next from 'i18next';
import type { Lookup } from '../../../../schemas/define';
import { formatNumber } from '../../../../schemas/rules/format-number';
import { recordTitle } from '../../../../schemas/rules/record-title';
import { call } from '../../../api/call';
import { recordIn } from '../../../api/records';
import { readRows } from '../../../api/rows';
import type { AnyRecord } from '../../define/definition';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Query for a lookup. One answer may serve several lists (`/webapp/basisdaten`), so the key is the call, not the list.
 */
export function lookupQuery(lookup: Lookup, language: string) {
  const { filter, orderBy: order, limit } = lookup;
  const asked = { filter, order, limit };
  return queryOptions({
    queryKey: ['choices', lookup.path, asked, language],
    queryFn: async ({ signal }) => {
      if (!lookup.part) return (await readRows(lookup.path, { ...asked, signal })).rows;
      const { data } = await call<unknown>(`GET ${lookup.path}`, { signal });
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

/** Takes the rows from `data`, which {@link lookupQuery} keeps. Throws when it lacks them. */
export function lookupRows(lookup: Lookup, data: unknown): readonly AnyRecord[] {
  const rows = lookup.part ? recordIn(data)[lookup.part] : data;
  if (!Array.isArray(rows) || !rows.every(isRecord))
    throw new Error(`lookupRows: the answer of ${lookup.path} has no records`);
  return rows;
}

function isRecord(value: unknown): value is AnyRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export interface LookupOption {
  value: string | number;
  label: string;
  /** True if shown where it is set, but not offered; also for ids of 0 and below. */
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
    const rate = lookup.percent === undefined ? undefined : row[lookup.percent];
    const title = recordTitle(lookup.title, row, (_, part) => String(part));
    const label =
      typeof rate === 'number'
        ? `${title} (${formatNumber(rate, i18next.language)}\u00a0%)`
        : title;
    if ((typeof value !== 'string' && typeof value !== 'number') || label === '') return [];
    const blocked =
      (lookup.blocked !== undefined && row[lookup.blocked] === true) ||
      (typeof value === 'number' && value <= 0);
    return [{ value, label, blocked, row }];
  });
  return { options, byValue: new Map(options.map((option) => [option.value, option])) };
}
