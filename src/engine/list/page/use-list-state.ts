import { useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ScreenDefinition } from '../../define/definition';
import type { Fields } from '../../field/field';
import { listStateOf, withListState, type ListState } from '../url/list-state';

/** A change, or what makes one of the state as it is at that moment. */
export type ListChange = Partial<ListState> | ((now: ListState) => Partial<ListState>);

/** The list's state in the URL, and how to change it. A change replaces the entry: «back» leaves the list. */
export function useListState(
  definition: ScreenDefinition,
  fields: Fields,
): [ListState, (change: ListChange) => void] {
  const [search, setSearch] = useSearchParams();
  const read = (from: URLSearchParams) =>
    listStateOf(from, (name) => Object.hasOwn(fields, name), definition.order);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `read` is made of what is named
  const state = useMemo(() => read(search), [search, fields, definition]);
  // The router takes a while: a second change builds on the first, not on the URL before both.
  const intended = useRef(search);
  useLayoutEffect(() => {
    intended.current = search;
  }, [search]);

  const change = (next: ListChange) => {
    const changes = typeof next === 'function' ? next(read(intended.current)) : next;
    intended.current = withListState(intended.current, changes, definition.order);
    setSearch(intended.current, { replace: true });
  };
  return [state, change];
}
