import { useCallback } from 'react';
import { useEngine } from '../../../application/context';
import type { Place } from '../../../screens/place';
import type { OutcomeCounts } from './outcome-counts';

/**
 * Tells whether an import's undoing is offered: by the rights to remove what it created and to change what it changed.
 */
export function useMayUndo({ definition }: Place): (counts: OutcomeCounts) => boolean {
  const { can } = useEngine();
  const { record } = definition.api;
  return useCallback(
    ({ created, updated }) =>
      (created === 0 || can(`DELETE ${record}`)) && (updated === 0 || can(`PATCH ${record}`)),
    [can, record],
  );
}
