import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lookup } from '../../../../schemas/define';
import { textOfFilter } from '../../../../schemas/rules/filter-grammar';
import type { AnyRecord } from '../../../api/dialect';
import { readRows } from '../../../api/rows';
import { shortestSearch } from '../../data/lists/list-source';
import { rowsKey } from '../../data/lists/row-page';
import type { Place } from '../../screens/place';
import { unaccent } from '../../fields/unaccent';
import { offeredRows, type Reference, referenceOf } from '../../data/references/reference';
import type { Among } from './create-place';
import { narrowedBy, type Narrowing } from './narrowing';
import { useRecent } from './use-recent';

const PAUSE_MS = 300;
const PAGE = 50;

export type SearchState = 'idle' | 'typing' | 'loading' | 'failed' | 'found';

export interface ReferenceSearch {
  /** State of the search; `idle`: too little is typed to search for; `references` are then the ones chosen last. */
  state: SearchState;
  references: readonly Reference[];
  /** Those of other wholes than the one chosen among, once something is typed and its own are all there. */
  others: readonly Reference[];
  hasMore: boolean;
  more: () => void;
  retry: () => void;
  remember: (chosen: string | number) => void;
}

interface Options {
  name: string;
  lookup: Lookup;
  place: Place;
  text: string;
  isOpen: boolean;
  /** Record whose parts alone are found, all of which are offered at once. */
  among: Among | undefined;
  /** Values that records must have; they are offered at once as well. */
  narrowing: Narrowing | undefined;
}

/** Searches as the server finds it, page by page. */
export function useReferenceSearch(options: Options): ReferenceSearch {
  const { name, lookup, place, text, isOpen, among, narrowing } = options;
  const { i18n } = useTranslation();
  const { definition } = place;
  const wanted = text.trim();
  const searched = useLater(wanted);
  const isLong = wanted.length >= shortestSearch;
  const isOffered = among !== undefined || narrowing !== undefined;
  const isSearch = isLong || isOffered;
  const asked = isLong ? searched : '';
  const key = [...rowsKey(definition.schema), 'lookup', name, i18n.language];
  const { recent, isSettled, remember } = useRecent(name);

  const found = useInfiniteQuery({
    queryKey: [...key, asked, among, narrowing],
    enabled: isLong ? searched === wanted : isOffered && isOpen,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => {
      const { filter, order } = offeredRows(lookup);
      const part = among && {
        field: among.field,
        operator: '=' as const,
        values: [String(among.value)],
      };
      const narrowed = textOfFilter([...(part ? [part] : []), ...narrowedBy(narrowing ?? {})]);
      return readRows(lookup.path, {
        filter: [filter, narrowed].filter(Boolean).join(',') || undefined,
        order,
        ...(asked !== '' && { search: asked }),
        limit: PAGE,
        offset: pageParam,
        signal,
      });
    },
    getNextPageParam: ({ hasMore }, pages) => (hasMore ? pages.length * PAGE : undefined),
    staleTime: 30_000,
    retry: false,
    meta: { failure: 'shown' },
  });
  const asksOthers = lookup.others === true && among !== undefined && isLong;
  const elsewhere = useInfiniteQuery({
    queryKey: [...key, asked, 'not', among],
    enabled: asksOthers && searched === wanted && found.isSuccess && !found.hasNextPage,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => {
      const { filter, order } = offeredRows(lookup);
      const not = { field: among?.field ?? '', operator: '!=' as const };
      const apart = textOfFilter([{ ...not, values: [String(among?.value)] }]);
      return readRows(lookup.path, {
        ...{ filter: [filter, apart].filter(Boolean).join(','), order, search: asked },
        ...{ limit: PAGE, offset: pageParam, signal },
      });
    },
    getNextPageParam: ({ hasMore }, pages) => (hasMore ? pages.length * PAGE : undefined),
    staleTime: 30_000,
    retry: false,
    meta: { failure: 'silent' },
  });
  const last = useQuery({
    queryKey: [...key, 'recent', recent],
    enabled: isOpen && !isSearch && isSettled && recent.length > 0,
    queryFn: async ({ signal }) => {
      const { filter, order } = offeredRows(lookup);
      const values = recent.map(String);
      const chosen = textOfFilter([{ field: lookup.value, operator: 'in', values }]);
      const last = {
        filter: [filter, chosen].filter(Boolean).join(','),
        order,
        limit: values.length,
      };
      return (await readRows(lookup.path, { ...last, signal })).rows;
    },
    staleTime: 30_000,
    retry: false,
    meta: { failure: 'shown' },
  });

  const references = useMemo(() => {
    const of = (rows: readonly AnyRecord[]) =>
      rows.flatMap((row) => referenceOf(lookup, place, row) ?? []);
    if (isSearch) {
      const rows = of(found.data?.pages.flatMap((page) => page.rows) ?? []);
      // Filters parts of a record here: they are all there, and need no search.
      const typed = unaccent(isLong || !among ? '' : wanted);
      return typed === '' ? rows : rows.filter(({ title }) => unaccent(title).includes(typed));
    }
    const known = of(last.data ?? []);
    return recent.flatMap((value) => known.find((one) => one.value === value) ?? []);
  }, [isSearch, isLong, among, wanted, found.data, last.data, recent, lookup, place]);

  const others = useMemo(
    () =>
      (elsewhere.data?.pages ?? []).flatMap(({ rows }) =>
        rows.flatMap((row) => referenceOf(lookup, place, row) ?? []),
      ),
    [elsewhere.data, lookup, place],
  );

  const isTyping = isLong && searched !== wanted;
  return {
    state: isSearch ? stateOf(isTyping, found) : 'idle',
    references: isSearch && isTyping ? none : references,
    others: asksOthers && !isTyping ? others : none,
    hasMore: isSearch && (found.hasNextPage || (asksOthers && elsewhere.hasNextPage)),
    more: () => {
      const next = found.hasNextPage ? found : elsewhere;
      if (next.hasNextPage && !next.isFetching) void next.fetchNextPage();
    },
    retry: () => void found.refetch(),
    remember,
  };
}

const none: readonly Reference[] = [];

function stateOf(
  isTyping: boolean,
  { isError, isFetching, isPending }: { isError: boolean; isFetching: boolean; isPending: boolean },
): SearchState {
  if (isTyping) return 'typing';
  if (isPending) return isError && !isFetching ? 'failed' : 'loading';
  return isError ? 'failed' : 'found';
}

/** Returns the text once nobody has typed for a moment. */
function useLater(text: string): string {
  const [later, setLater] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return later;
}
