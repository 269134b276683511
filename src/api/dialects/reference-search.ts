import type { AnyRecord, RowsAnswer } from '../dialect';
import { rowsOf } from './reference';

/** Searches everything in one call. */
export const searchOperation = 'GET /webapp/suche';

export function searchQuery(search: string, sections: readonly string[]) {
  return { suche: search, abschnitte: sections.join(',') };
}

/** Reads the answer's sections by name. Throws where one has no rows. */
export function sectionsIn(data: unknown): ReadonlyMap<string, RowsAnswer> {
  const { result } = data as { result: Readonly<Record<string, AnyRecord>> };
  return new Map(Object.entries(result).map(([name, section]) => [name, rowsOf(section)]));
}
