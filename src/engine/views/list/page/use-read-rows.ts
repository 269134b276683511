import { useCallback } from 'react';
import type { AnyRecord } from '../../../../api/dialect';
import type { Place } from '../../../screens/place';
import type { SelectionControl } from '../selection/use-selection';
import type { ListSource } from '../../../data/lists/list-source';

/** Reads all rows or the selected ones, page by page, whether they have been seen or not. */
export function useReadRows(
  place: Place,
  source: ListSource,
  { selection }: SelectionControl,
  total: number,
) {
  return useCallback(
    async function* (
      scope: 'all' | 'selected',
      signal?: AbortSignal,
    ): AsyncGenerator<readonly AnyRecord[]> {
      const { readRow, readRows } = await import('./list-parts');
      yield* readRows(source, {
        total,
        signal,
        ...(scope === 'selected' && {
          selection,
          readOne: (id) => readRow(place, id, signal),
        }),
      });
    },
    [place, source, selection, total],
  );
}
