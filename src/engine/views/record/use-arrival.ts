import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { wantFocus } from '../../../ui/focus';
import type { TabDefinition } from '../../define/definition';
import type { FormHandle } from '../../editing/form-handle';
import { cellName } from '../../editing/model/cell-name';
import { arrivalWish, type ArrivalWish } from '../../screens/field-place';
import type { Place } from '../../screens/place';
import { tableOfRow } from '../../screens/table-of-row';

interface Options {
  place: Place;
  /** Path of the record. */
  path: string;
  /** Query string that is taken along from tab to tab. */
  query: string;
  current: string;
  /** True once the record has been read. */
  isThere: boolean;
  isEditing: boolean;
  /** Begins editing; undefined where the user may not. */
  edit: (() => void) | undefined;
  tabOf: (name: string) => TabDefinition | undefined;
  form: RefObject<FormHandle | null>;
}

/** Follows the wish that a page was led to with, once: it edits the record and goes to a field or a cell. */
export function useArrival(options: Options): void {
  const { place, path, query, current, isThere, isEditing, edit, tabOf, form } = options;
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const followed = useRef<string>(undefined);
  const wanted = useRef<{ name: string; tab: string | undefined }>(undefined);

  useEffect(() => {
    const wish = arrivalWish(state);
    if (!wish || !isThere || followed.current === key) return;
    followed.current = key;
    const name = nameOf(place, wish);
    const tab = name === undefined ? current : (tabOf(name)?.name ?? current);
    // Nothing can take the focus in what is only read.
    if (name !== undefined && (isEditing || edit)) wanted.current = { name, tab };
    if (!isEditing) edit?.();
    // Loaded again or come back to, the page is only shown.
    void navigate(`${path}/${tab}${query}`, { replace: true, state: null });
  });
  useEffect(() => {
    const wish = wanted.current;
    if (!wish || wish.tab !== current || !isEditing) return;
    wanted.current = undefined;
    wantFocus(() => form.current?.focusField(wish.name));
  });
}

function nameOf(place: Place, { field, row }: ArrivalWish): string | undefined {
  if (field === undefined) return undefined;
  const table = row === undefined ? undefined : tableOfRow(place, field);
  return table ? cellName(table.name, String(row), field) : field;
}
