import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useEngine } from '../../../application/context';
import { placeQuery } from '../../../data/references/place-query';
import type { TableColumn } from './use-table-columns';

/** Ahead, because a cell opens with the first key that is typed into it. */
export function usePreloadReferences(columns: readonly TableColumn[]): void {
  const { registry } = useEngine();
  const client = useQueryClient();
  const screens = columns.flatMap(
    ({ field }) => registry.lookups[field.lookup ?? '']?.screen ?? [],
  );
  const wanted = [...new Set<string>(screens)].join(' ');
  useEffect(() => {
    if (wanted === '') return;
    for (const screen of wanted.split(' ')) {
      void client.prefetchQuery(placeQuery(registry, client, screen));
    }
  }, [wanted, client, registry]);
}
