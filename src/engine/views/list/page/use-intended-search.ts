import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Returns the search of the address as it will be, and a function to note another that was sent to the router. That
 * takes a while, and may draw what was sent first when more was sent already: a change builds on the last one.
 */
export function useIntendedSearch(
  search: URLSearchParams,
): [RefObject<URLSearchParams>, (next: URLSearchParams) => void] {
  const intended = useRef(search);
  const onTheWay = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    const at = onTheWay.current.indexOf(search.toString());
    // Takes any other search as one from elsewhere, as by «back».
    onTheWay.current = at < 0 ? [] : onTheWay.current.slice(at + 1);
    if (onTheWay.current.length === 0) intended.current = search;
  }, [search]);
  const sent = useCallback((next: URLSearchParams) => {
    intended.current = next;
    onTheWay.current = [...onTheWay.current, next.toString()];
  }, []);
  return [intended, sent];
}
