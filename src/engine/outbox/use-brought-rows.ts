import { useMemo } from 'react';
import { useStore } from '../../state/store';
import { broughtRows, isMissing, type BroughtRow } from './machine';
import { outboxState } from './outbox-state';

/**
 * Rows of a schema that calls about a record bring and that were not among those read at `readAt` (ms since 1970, 0 for
 * never), in the order of recording.
 */
export function useBroughtRows(
  of: { schema: string; id: string | number },
  schema: string,
  readAt: number,
): readonly BroughtRow[] {
  const entries = useStore(outboxState, ({ entries: all }) => all);
  const { schema: about, id } = of;
  return useMemo(
    () =>
      broughtRows(entries ?? [], { schema: about, id }, schema).filter(({ entry }) =>
        isMissing(entry, readAt),
      ),
    [entries, about, id, schema, readAt],
  );
}
