import { useEffect, useRef, type RefObject } from 'react';
import { cellPlace } from '../../../editing/model/cell-name';
import type { Row } from '../../../editing/model/row';
import { useErrorFocus } from '../../form/use-error-focus';
import type { RowErrors } from './grid-row';
import type { TableColumn } from './use-table-columns';

interface TableFocusOptions {
  name: string;
  rows: readonly Row[];
  columns: readonly TableColumn[];
  errors: ReadonlyMap<string, RowErrors>;
  ready: boolean;
  wanted: RefObject<string | undefined>;
  reveal: (key: string, field?: string, edit?: boolean) => void;
}

/** Moves the focus where the record's page leads: to a cell, a row, or the first error. */
export function useTableFocus(options: TableFocusOptions) {
  const { name, rows, columns, errors, ready, wanted, reveal } = options;
  const focusFirstError = useErrorFocus(errors, () => {
    const row = rows.find(({ $key }) => errors.has($key));
    const found = row && errors.get(row.$key);
    if (!row || !found) return false;
    const inCell = columns.find(({ field }) => found[field.name] !== undefined)?.field.name;
    reveal(row.$key, inCell ?? Object.keys(found).find(Boolean), true);
    return true;
  });
  const focusField = (wantedName: string) => {
    const at = cellPlace(wantedName);
    if (at?.table === name) reveal(at.key, at.field, true);
  };
  const latest = useRef(focusField);
  useEffect(() => {
    latest.current = focusField;
  });
  useEffect(() => {
    if (!ready || wanted.current === undefined) return;
    const asked = wanted.current;
    wanted.current = undefined;
    latest.current(asked);
  });
  return { focusFirstError, focusField };
}
