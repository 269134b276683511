import type { Lookup } from '../../../../schemas/define';
import type { AnyRecord } from '../../define/definition';
import type { Place } from '../../screens/place';
import { titleText } from '../titles/title-text';
import type { Reference } from './reference';

/** A row of the screen's list as a reference; undefined when it has no value or no id. */
export function referenceOf(lookup: Lookup, place: Place, row: AnyRecord): Reference | undefined {
  const value = row[lookup.value];
  const id = Number(row.id);
  if ((typeof value !== 'string' && typeof value !== 'number') || !Number.isSafeInteger(id)) {
    return undefined;
  }
  return { value, id, title: titleText(place, row) || String(value), row };
}
