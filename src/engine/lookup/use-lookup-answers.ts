import { QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { Lookup } from '../../../schemas/define';
import { lookupQuery } from './lookup-query';

/**
 * The answers of several lists at once, in their order: undefined while one is awaited, null for one that cannot be had.
 * `lookups` must keep its identity. It watches the queries itself, because `useQueries` is more than a list's first
 * rows can wait for.
 */
export function useLookupAnswers(lookups: readonly Lookup[], language: string): readonly unknown[] {
  const client = useQueryClient();
  const { subscribe, read } = useMemo(() => {
    const observers = lookups.map(
      // The options are those of `useQuery`, which makes an observer of them in the same way.
      (lookup) => new QueryObserver(client, lookupQuery(lookup, language) as never),
    );
    let last: readonly unknown[] = [];
    return {
      subscribe: (onChange: () => void) => {
        const stops = observers.map((observer) => observer.subscribe(onChange));
        return () => stops.forEach((stop) => stop());
      },
      read: () => {
        const next = observers.map((observer) => {
          const { data, isError } = observer.getCurrentResult();
          return data ?? (isError ? null : undefined);
        });
        if (next.length !== last.length || next.some((answer, at) => answer !== last[at]))
          last = next;
        return last;
      },
    };
  }, [client, lookups, language]);
  return useSyncExternalStore(subscribe, read);
}
