import type { AnyRecord, Me } from '../../define/definition';
import { newRecord } from '../../editing/new/new-record';
import type { Place } from '../../screens/place';

/** What a record created out of a search starts with: what every new one does, and the typed text as its title. */
export function presetFrom(place: Place, text: string, me: Me): AnyRecord {
  const base = newRecord(place, me, new URLSearchParams());
  const title = place.title
    .map((name) => place.fields[name])
    .find((field) => field?.type.prose === 'line' && !field.readOnly);
  if (!title || text === '') return base;
  return { ...base, [title.name]: text.slice(0, title.property.maxLength) };
}
