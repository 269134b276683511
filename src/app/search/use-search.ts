import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RowsAnswer } from '../../api/dialect';
import { searchSections } from '../../api/search';
import { useEngine } from '../../engine/application/context';
import type { Section } from './use-sections';

/** Length of the shortest term; the server takes no shorter text (3-decisions §3.3). */
export const shortestTerm = 3;

export interface Search {
  /** Answers by the section's name; undefined until the first answer. */
  found: ReadonlyMap<string, RowsAnswer> | undefined;
  /** True while the results are those of an earlier text. */
  isBehind: boolean;
  isFailed: boolean;
  retry: () => void;
}

/** Searches these sections for `term`; asks nothing for a term that is too short. */
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
    // What was searched for in vain may have been entered meanwhile.
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
