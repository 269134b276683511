import type { AnyRecord } from '../../define/definition';
import { cellPlace } from './cell-name';
import { byKey, isRows, type Row } from './row';
import { sameValue } from './changes';
import type { ServerErrors } from './edit-session';

/** Drops the server's words about fields and cells that `changes` touch. */
export function stillSaid(
  errors: ServerErrors,
  values: AnyRecord,
  changes: AnyRecord,
): ServerErrors {
  if (Object.keys(errors).length === 0) return errors;
  const tables = new Map<string, { before: RowsByKey; after: RowsByKey }>();
  for (const [name, after] of Object.entries(changes)) {
    const before = values[name];
    if (isRows(after) && isRows(before)) {
      tables.set(name, { before: byKey(before), after: byKey(after) });
    }
  }
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => {
      const place = cellPlace(name);
      const table = place && tables.get(place.table);
      // Words about a place inside a field go with the field.
      if (!place || !table) return !(name in changes) && !((name.split('.')[0] ?? '') in changes);
      const before = table.before.get(place.key);
      const after = table.after.get(place.key);
      if (!after || before === after) return before === after;
      return place.field !== undefined && sameValue(before?.[place.field], after[place.field]);
    }),
  );
}

type RowsByKey = ReadonlyMap<string, Row>;
