import {
  hashKey,
  skipToken,
  useQueries,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lookup } from '../../../../schemas/define';
import { useEngine } from '../../application/context';
import type { Registry } from '../../application/registry';
import {
  type LookupOption,
  lookupOptions,
  type LookupOptions,
  lookupQuery,
  lookupRows,
} from './lookup-query';

export type { LookupOption } from './lookup-query';

interface LookupResult {
  options: readonly LookupOption[];
  optionOf: (value: unknown) => LookupOption | undefined;
  isPending: boolean;
  isError: boolean;
}

const none: LookupOptions = { options: [], byValue: new Map() };
/** Options in place of an answer that lacks the list. */
const broken: LookupOptions = { ...none };

/** Options built once per answer, however many fields show the list. */
const built = new WeakMap<object, Map<Lookup, LookupOptions>>();

/** Returns the options of a lookup, kept for a day. Without a name, or for a screen's records: none, at once. */
export function useLookup(name: string | undefined): LookupResult {
  const { registry, can } = useEngine();
  const { i18n } = useTranslation();
  const named = name === undefined ? undefined : lookupNamed(registry, name);
  const isRead = named !== undefined && named.screen === undefined && can(`GET ${named.path}`);
  const lookup = isRead ? named : undefined;
  const { data, isPending, isError } = useQuery(
    lookup
      ? lookupQuery(lookup, i18n.language)
      : { queryKey: ['lookup', 'none'], queryFn: skipToken },
  );
  const found = lookup && data ? optionsFrom(lookup, data as object) : none;
  const { options, byValue } = found;
  const optionOf = useCallback((value: unknown) => byValue.get(value), [byValue]);
  return {
    options,
    optionOf,
    isPending: lookup !== undefined && isPending,
    isError: isError || found === broken,
  };
}

/** Returns the lookup of a name; throws when there is none. */
export function lookupNamed(registry: Registry, name: string): Lookup {
  const lookup = registry.lookups[name];
  if (!lookup) throw new Error(`lookup «${name}»: add it to the lookups of this application`);
  return lookup;
}

/** Reads the options; none when the answer lacks the list: a field without names is better than no page. */
export function optionsFrom(lookup: Lookup, data: object): LookupOptions {
  let ofData = built.get(data);
  if (!ofData) built.set(data, (ofData = new Map()));
  let options = ofData.get(lookup);
  if (!options) ofData.set(lookup, (options = readOptions(lookup, data)));
  return options;
}

function readOptions(lookup: Lookup, data: object): LookupOptions {
  try {
    return lookupOptions(lookup, lookupRows(lookup, data));
  } catch (error) {
    console.error(`${lookup.path} answered no list «${lookup.part ?? 'result'}»`, error);
    return broken;
  }
}

/**
 * Returns the answers of lookups in their order: undefined while awaited, null for one that cannot be had. `lookups`
 * must keep its identity.
 */
export function useLookupAnswers(lookups: readonly Lookup[], language: string): readonly unknown[] {
  // Lists that share an answer share the call.
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
