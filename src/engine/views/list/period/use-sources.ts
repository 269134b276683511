import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEngine } from '../../../application/context';
import type { ListState } from '../../../data/lists/list-state';
import { placeQuery } from '../../../data/references/place-query';
import type { Place } from '../../../screens/place';
import type { DisplayProps } from '../displays/display-props';
import type { TimeFields } from './entry-times';
import type { PeriodSource } from './period-source';

const unfiltered: ListState = { order: [], filter: [], q: '', group: [], sum: undefined };

/**
 * Returns the list itself, then those that lie under it, as far as the user may see them; undefined until they are
 * known.
 */
export function useSources(
  { place, state }: Pick<DisplayProps, 'place' | 'state'>,
  times: TimeFields,
  beside: readonly string[],
): readonly PeriodSource[] | undefined {
  const { registry, can } = useEngine();
  const client = useQueryClient();
  const places = useQueries({
    queries: beside.map((screen) => placeQuery(registry, client, screen)),
    combine: placesOf,
  });
  return useMemo(() => {
    if (!places) return undefined;
    const main: PeriodSource = {
      ...{ name: place.definition.name, place, times, state, isMain: true },
    };
    const under = places.flatMap((other): PeriodSource[] => {
      const { calendar, name } = other.definition;
      if (!calendar || !can(`GET ${other.list}`)) return [];
      return [{ name, place: other, times: calendar, state: unfiltered, isMain: false }];
    });
    return [main, ...under];
  }, [place, state, times, places, can]);
}

/** Returns their places; one that cannot be had is left out: the rest does without it. */
function placesOf(
  answers: readonly { data?: Place | undefined; isPending: boolean }[],
): readonly Place[] | undefined {
  if (answers.some(({ isPending }) => isPending)) return undefined;
  return answers.flatMap(({ data }) => data ?? []);
}
