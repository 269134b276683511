import { idOf } from '../../screens/record-id';
import type { RecordId } from '../../../api/dialect';
import type { Lookup } from '../../../../schemas/define';
import type { AnyRecord } from '../../define/definition';
import type { Place } from '../../screens/place';
import { titleText } from '../title-text';

export interface Reference {
  /** Value that the field stores. */
  value: string | number;
  id: RecordId;
  title: string;
  row: AnyRecord;
}

/** Builds a reference from a row; undefined when the row has no value or no id. */
export function referenceOf(lookup: Lookup, place: Place, row: AnyRecord): Reference | undefined {
  const value = row[lookup.value];
  const id = idOf(row.id);
  if ((typeof value !== 'string' && typeof value !== 'number') || id === undefined) {
    return undefined;
  }
  return { value, id, title: titleText(place, row) || String(value), row };
}

/** Returns which rows of its list a lookup offers, and in which order. */
export function offeredRows({ filter, orderBy, title, value }: Lookup) {
  return { filter, order: orderBy ?? title[0] ?? value };
}
