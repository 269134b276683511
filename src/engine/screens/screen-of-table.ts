import type { Registry, ScreenEntry } from '../application/registry';

/** Returns the screen of records of a table by its code (`ADR`); undefined when none stands alone for it. */
export function screenOfTable(
  { codes, entries }: Pick<Registry, 'codes' | 'entries'>,
  table: unknown,
): ScreenEntry | undefined {
  return entries.find(
    ({ standalone, schema }) => standalone && schema !== undefined && codes[schema] === table,
  );
}
