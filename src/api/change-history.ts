import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from './call';
import type { RecordId } from './dialect';
import { rowsOf } from './dialects/reference';

/** Change of a field, or (`feld` null) of the whole record. */
export interface ChangeLine {
  id: number;
  /** Time as an ISO instant. */
  zeit: string;
  benutzer: string;
  benutzerId: number | null;
  art: 'CREATION' | 'CHANGE' | 'DELETION';
  feld: string | null;
  vorher: unknown;
  nachher: unknown;
  bemerkung: string | null;
  version: number;
}

/** Operation that reads histories; a contract without it has none. */
export const historyOperation = 'GET /system/aenderungen';

const PAGE = 50;

/** Query for changes, newest first, page by page; only those of one field where `field` names it. */
export function changesQuery(tabelle: string, tabelleId: RecordId, field: string | undefined) {
  return infiniteQueryOptions({
    queryKey: ['changes', tabelle, tabelleId, field ?? null],
    queryFn: async ({ pageParam, signal }) => {
      const query = { tabelle, tabelleId, feld: field, limit: PAGE, offset: pageParam };
      const { rows, hasMore } = rowsOf((await call(historyOperation, { query, signal })).data);
      return { entries: rows as unknown as readonly ChangeLine[], hasMore };
    },
    initialPageParam: 0,
    getNextPageParam: (last, _pages, offset) => (last.hasMore ? offset + PAGE : undefined),
    staleTime: 0,
    gcTime: 0,
    meta: { failure: 'shown' },
  });
}
