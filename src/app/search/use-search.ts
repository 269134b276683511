import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RowsAnswer } from '../../api/dialect';
import { searchSections } from '../../api/search';
import { useEngine } from '../../engine/application/context';
import type { Section } from './use-sections';

/** The server takes no shorter text (3-decisions §3.3). */
export const shortestTerm = 3;

export interface Search {
  /** By the section's name; undefined until the first answer. */
  found: ReadonlyMap<string, RowsAnswer> | undefined;
  /** What is there is of a former text. */
  isBehind: boolean;
  isFailed: boolean;
  retry: () => void;
}

/** Looks for `term` in these sections; for one that is too short nothing is asked. */
export function useSearch(term: string, sections: readonly Section[]): Search {
  const { registry } = useEngine();
  const { i18n } = useTranslation();
  const names = sections.map(({ name }) => name);
  const isLongEnough = term.length >= shortestTerm;
  const { data, isPlaceholderData, isError, isFetching, refetch } = useQuery({
    queryKey: ['search', term, names, i18n.language],
    queryFn: ({ signal }) =>
      searchSections(term, sections, { operations: registry.rights, signal }),
    enabled: isLongEnough && sections.length > 0,
    placeholderData: keepPreviousData,
    // Somebody may have entered meanwhile what was looked for in vain.
    staleTime: 10_000,
    retry: false,
    meta: { failure: 'shown' },
  });
  return {
    found: isError ? undefined : data,
    isBehind: isPlaceholderData || (isFetching && isError),
    isFailed: isError && !isFetching,
    retry: () => void refetch(),
  };
}
