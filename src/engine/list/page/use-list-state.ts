import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ScreenDefinition } from '../../define/definition';
import type { Fields } from '../../field/field';
import { listStateOf, withListState, type ListState } from '../url/list-state';

/** The list's state in the URL, and how to change it. A change replaces the entry: «back» leaves the list. */
export function useListState(
  definition: ScreenDefinition,
  fields: Fields,
): [ListState, (change: Partial<ListState>) => void] {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(
    () => listStateOf(search, (name) => name in fields, definition.order),
    [search, fields, definition],
  );
  const change = (next: Partial<ListState>) =>
    setSearch((current) => withListState(current, next, definition.order), { replace: true });
  return [state, change];
}
