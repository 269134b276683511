import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyRecord, RecordId } from '../../../api/dialect';
import { readRows } from '../../../api/rows';
import { useEngine } from '../../application/context';
import { compareRows } from '../../data/lists/rows-source';
import { paramsBelow, type Place } from '../../screens/place';
import type { ChosenRows } from './definition';
import { openRows } from './chosen-rows';

const pageSize = 500;

/** Reads the record's rows that have something left, as they are now, ordered by what is shown first. */
export function useOpenRows(
  { list, columns, from, there }: ChosenRows,
  place: Place,
  id: RecordId,
) {
  const { registry } = useEngine();
  const { i18n } = useTranslation();
  const { language } = i18n;
  const params = paramsBelow(list, place, id);
  const isWhole = registry.whole.includes(list);
  const query = useQuery({
    queryKey: ['rows to choose', list, params, language],
    queryFn: async ({ signal }): Promise<readonly AnyRecord[]> => {
      const all: AnyRecord[] = [];
      for (;;) {
        const page = isWhole ? {} : { offset: all.length, limit: pageSize };
        const { rows, hasMore } = await readRows(list, { params, signal, ...page });
        all.push(...rows);
        if (isWhole || !hasMore || rows.length === 0) return all;
      }
    },
    staleTime: 0,
    gcTime: 0,
    // Reads only once: what is being chosen must not change meanwhile.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { failure: 'silent' },
  });
  const { data } = query;
  const [first = 'id'] = columns;
  const rows = useMemo(() => {
    const order = [{ field: first, descending: false }];
    return data && openRows(data.toSorted(compareRows(order, language)), { from, there });
  }, [data, first, from, there, language]);
  return { ...query, rows };
}
