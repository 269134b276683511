import { useMemo } from 'react';
import { useStore } from '../../state/store';
import type { Entry } from './entry';
import { inOrder, isMissing } from './machine';
import { outboxState } from './outbox-state';

/**
 * Calls of an operation that were not part of what was read at `readAt` (ms since 1970, 0 for never), in the order of
 * recording; those for one value of its path where that is given.
 */
export function useWaitingCalls(
  operation: string | undefined,
  readAt: number,
  param?: string,
  value?: string | number,
): readonly Entry[] {
  const entries = useStore(outboxState, ({ entries: all }) => all);
  return useMemo(
    () =>
      inOrder(entries ?? []).filter(
        (entry) =>
          entry.operation === operation &&
          (param === undefined || String(entry.params[param]) === String(value)) &&
          isMissing(entry, readAt),
      ),
    [entries, operation, param, value, readAt],
  );
}
