import { useEngine } from '../../engine/application/context';
import type { ScreenEntry } from '../../engine/application/registry';

/** By the table's code (`ADR`); undefined when no screen stands alone for it. */
export function useScreenOfTable(): (table: string) => ScreenEntry | undefined {
  const { codes, entries } = useEngine().registry;
  return (table) =>
    entries.find(
      ({ standalone, schema }) => standalone && schema !== undefined && codes[schema] === table,
    );
}
