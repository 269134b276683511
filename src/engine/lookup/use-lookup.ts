import { skipToken, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lookup } from '../../../schemas/define';
import { recordOf, rowsOf } from '../../api/dialect';
import type { AnyRecord } from '../define/definition';
import { useEngine } from '../context';
import type { Registry } from '../registry';
import { lookupOptions, type LookupOption, type LookupOptions } from './lookup-options';
import { lookupQuery } from './lookup-query';

export type { LookupOption } from './lookup-options';

export interface LookupResult {
  options: readonly LookupOption[];
  optionOf: (value: unknown) => LookupOption | undefined;
  isPending: boolean;
  isError: boolean;
}

const none: LookupOptions = { options: [], byValue: new Map() };

/** Options are built once per answer, however many fields show the list. */
const built = new WeakMap<object, Map<Lookup, LookupOptions>>();

/** The rows of a reference list of the registry, kept for a day. Without a name, or of a screen's records: nothing, at once. */
export function useLookup(name: string | undefined): LookupResult {
  const { registry } = useEngine();
  const { i18n } = useTranslation();
  const named = name === undefined ? undefined : lookupNamed(registry, name);
  const lookup = named?.screen === undefined ? named : undefined;
  const { data, isPending, isError } = useQuery(
    lookup
      ? lookupQuery(lookup, i18n.language)
      : { queryKey: ['lookup', 'none'], queryFn: skipToken },
  );
  const { options, byValue } = lookup && data ? optionsFrom(lookup, data as object) : none;
  const optionOf = useCallback((value: unknown) => byValue.get(value), [byValue]);
  return { options, optionOf, isPending: lookup !== undefined && isPending, isError };
}

/** A reference list of the registry. Throws when there is none of that name. */
export function lookupNamed(registry: Registry, name: string): Lookup {
  const lookup = registry.lookups[name];
  if (!lookup) throw new Error(`lookup «${name}»: add it to schemas/lookups.ts`);
  return lookup;
}

/** The options in an answer of the list's path. */
export function optionsFrom(lookup: Lookup, data: object): LookupOptions {
  let ofData = built.get(data);
  if (!ofData) built.set(data, (ofData = new Map()));
  let options = ofData.get(lookup);
  if (!options) ofData.set(lookup, (options = lookupOptions(lookup, rowsFrom(lookup, data))));
  return options;
}

function rowsFrom(lookup: Lookup, data: object): readonly AnyRecord[] {
  if (!lookup.part) return rowsOf(data).rows;
  const rows = recordOf(data)[lookup.part];
  if (!Array.isArray(rows)) {
    throw new Error(`${lookup.path} answered no list «${lookup.part}» (schemas/lookups.ts)`);
  }
  return rows as AnyRecord[];
}
