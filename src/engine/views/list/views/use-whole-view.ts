import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { wholeViewQuery } from '../../../../api/view-calls';
import { isWhole } from './chosen-view';
import type { OfferedView } from './shipped-views';

/** Reads what the list has left out. `isWaiting`: it may still arrive; undefined: there is none to be had. */
export function useWholeView(
  query: string | undefined,
  view: OfferedView | undefined,
): { whole: OfferedView | undefined; isWaiting: boolean } {
  const isCut = query !== undefined && view !== undefined && !view.shipped && !isWhole(view);
  const { data, isPending } = useQuery({
    ...wholeViewQuery(query ?? '', isCut ? view : { id: 0, version: 0 }),
    enabled: isCut,
  });
  const whole = useMemo(() => {
    if (!isCut) return view;
    // Takes the default from the list: it may have changed without a new version.
    return data && { ...data, istStandard: view.istStandard };
  }, [isCut, view, data]);
  return { whole, isWaiting: isCut && isPending };
}
