import { hashKey, useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Lookup } from '../../../../schemas/define';
import { lookupQuery } from './lookup-query';

/**
 * The answers of several lists at once, in their order: undefined while one is awaited, null for one that cannot be
 * had. `lookups` must keep its identity.
 */
export function useLookupAnswers(lookups: readonly Lookup[], language: string): readonly unknown[] {
  // One answer may serve several lists, and is asked for once.
  const { queries, hashes } = useMemo(() => {
    const all = lookups.map((lookup) => lookupQuery(lookup, language));
    const byHash = new Map(all.map((query) => [hashKey(query.queryKey), query]));
    return {
      queries: byHash,
      hashes: all.map((query) => hashKey(query.queryKey)),
    };
  }, [lookups, language]);
  const answers = useQueries({ queries: [...queries.values()], combine });
  return useMemo(() => {
    const places = [...queries.keys()];
    return hashes.map((hash) => answers[places.indexOf(hash)]);
  }, [queries, hashes, answers]);
}

const combine = (results: readonly UseQueryResult<unknown>[]): readonly unknown[] =>
  results.map(({ data, isError }) => data ?? (isError ? null : undefined));
