import { useEngine } from '../../engine/application/context';
import type { ScreenEntry } from '../../engine/application/registry';
import { screenOfTable } from '../../engine/screens/screen-of-table';

/** See {@link screenOfTable}. */
export function useScreenOfTable(): (table: string) => ScreenEntry | undefined {
  const { registry } = useEngine();
  return (table) => screenOfTable(registry, table);
}
