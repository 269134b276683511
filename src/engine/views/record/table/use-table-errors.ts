import { useMemo, useState } from 'react';
import type { FieldErrors } from '../../../editing/form-handle';
import { errorsOfRows } from './errors-of-rows';
import type { RowErrors } from './grid-row';
import { groupErrors } from './group-errors';

const none: ReadonlyMap<string, RowErrors> = new Map();

/** Returns the errors of rows, by their keys. */
export function useTableErrors(
  table: string,
  ofSession: FieldErrors,
  ofSuggestions: ReadonlyMap<string, RowErrors> | undefined,
): ReadonlyMap<string, RowErrors> {
  const [grouped, setGrouped] = useState<FieldErrors>();
  const [errors, setErrors] = useState(none);
  if (grouped !== ofSession) {
    setGrouped(ofSession);
    setErrors(groupErrors(ofSession, table, errors));
  }
  return useMemo(() => errorsOfRows(errors, ofSuggestions), [errors, ofSuggestions]);
}
