import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../../application/context';
import { lookupNamed } from '../lookups/use-lookup';
import type { Reference } from './reference';
import { referenceQuery, referencesKey } from './reference-query';

/** Time in ms before which a failed read is not repeated. */
const AGAIN_MS = 30_000;

/** Events after which the text changes or must be read anew. */
const tells: ReadonlySet<string> = new Set(['success', 'error', 'invalidate']);

/**
 * Texts of the records that fields refer to: '' while one is being read, undefined when it cannot be known. `textOf`
 * changes as more is known. `paths`: the lists meant; none costs nothing.
 */
export function useReferenceTexts(
  paths: readonly string[],
): (lookupName: string, value: unknown) => string | undefined {
  const { registry, can } = useEngine();
  const { i18n } = useTranslation();
  const client = useQueryClient();
  const [known, more] = useReducer((count: number) => count + 1, 0);
  const watched = paths.join(' ');

  useEffect(() => {
    if (watched === '') return undefined;
    const lists = new Set(watched.split(' '));
    const [kind] = referencesKey('');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = client.getQueryCache().subscribe((event) => {
      const [of, path] = event.query.queryKey as unknown[];
      if (of !== kind || !lists.has(String(path)) || event.type !== 'updated') return;
      if (!tells.has(event.action.type)) return;
      // Fifty answers of one call are one rendering.
      timer ??= setTimeout(() => {
        timer = undefined;
        more();
      });
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client, watched]);

  return useCallback(
    (lookupName, value) => {
      const lookup = lookupNamed(registry, lookupName);
      if (!can(`GET ${lookup.path}`)) return undefined;
      // A typed text that found nothing stays.
      if (typeof value !== 'number' && typeof value !== 'string') return undefined;
      const query = referenceQuery(lookup, value, { client, registry, language: i18n.language });
      const state = client.getQueryState<Reference | null>(query.queryKey);
      if (isDue(state)) void client.prefetchQuery({ ...query, staleTime: 0 });
      if (state?.status === 'error' && !state.data) return undefined;
      return state?.data === undefined ? '' : state.data?.title;
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `known` counts the changes of the cache, which it reads and React does not see
    [registry, can, client, i18n.language, known],
  );
}

function isDue(
  state:
    | { status: string; fetchStatus: string; isInvalidated: boolean; errorUpdatedAt: number }
    | undefined,
): boolean {
  if (!state) return true;
  if (state.fetchStatus !== 'idle') return false;
  if (state.status === 'error') return Date.now() - state.errorUpdatedAt > AGAIN_MS;
  return state.isInvalidated || state.status === 'pending';
}
