import { call } from './call';
import type { RowsAnswer } from './dialect';
import { searchOperation, searchQuery, sectionsIn } from './dialects/reference-search';
import { readRows } from './rows';

/** List that is searched with others. */
export interface AskedSection {
  name: string;
  list: string;
  filter?: string;
  /** True if nobody knows how many rows there are. */
  uncounted?: true;
}

interface SearchOptions {
  /** Operations of the backend, by `METHOD /path`. */
  operations: object;
  signal?: AbortSignal;
}

/** Rows of each section; who looks for one does not look through more. */
const ROWS = 5;

/**
 * Searches every section that is asked for: its first rows, and how many there are; in one call where the backend has
 * one, else list by list. Throws what {@link call} throws.
 */
export async function searchSections(
  search: string,
  sections: readonly AskedSection[],
  { operations, signal }: SearchOptions,
): Promise<ReadonlyMap<string, RowsAnswer>> {
  if (searchOperation in operations) {
    const names = sections.map(({ name }) => name);
    const { data } = await call(searchOperation, { query: searchQuery(search, names), signal });
    return sectionsIn(data);
  }
  const found = await Promise.all(
    sections.map(async ({ name, list, filter, uncounted }) => {
      const count = uncounted ? undefined : 'capped';
      const asked = { search, filter, limit: ROWS, ...(count && ({ count } as const)) };
      return [name, await readRows(list, { ...asked, signal })] as const;
    }),
  );
  return new Map(found);
}
