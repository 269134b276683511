import type { FieldErrors } from '../../../editing/form-handle';
import type { RowErrors } from './grid-row';
import { cellPlace } from '../../../editing/model/cell-name';

/** Groups errors by the key of their row. Rows whose errors stay the same keep the same object. */
export function groupErrors(
  errors: FieldErrors,
  table: string,
  former: ReadonlyMap<string, RowErrors>,
): ReadonlyMap<string, RowErrors> {
  const rows = new Map<string, Record<string, string>>();
  for (const [name, texts] of Object.entries(errors)) {
    const place = cellPlace(name);
    if (place?.table !== table || texts.length === 0) continue;
    const row = rows.get(place.key) ?? {};
    row[place.field ?? ''] = texts.join(' ');
    rows.set(place.key, row);
  }
  return new Map(
    [...rows].map(([key, row]) => {
      const same = former.get(key);
      return [key, same && JSON.stringify(same) === JSON.stringify(row) ? same : row];
    }),
  );
}
