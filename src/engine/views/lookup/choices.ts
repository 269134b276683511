import type { Lookup } from '../../../../schemas/define';
import type { Reference } from '../../data/references/reference';
import type { Field } from '../../fields/field';
import type { Place } from '../../screens/place';
import { summaryOf } from '../../screens/summary';
import type { AnyRecord, Me } from '../../define/definition';
import { newRecord } from '../../editing/new/new-record';

export type ReferenceChoice =
  { kind: 'current' | 'recent' | 'found' | 'other'; reference: Reference } | { kind: 'create' };

interface Offer {
  searching: boolean;
  current: Reference | undefined;
  references: readonly Reference[];
  /** References found that are not the whole's, after its own. */
  others?: readonly Reference[];
  create: boolean;
}

/**
 * Lists the choices: before anything is typed the current record and those chosen last, each once; a new one at the
 * end.
 */
export function choicesOf({ searching, current, references, others = [], create }: Offer) {
  const choices: ReferenceChoice[] = [];
  if (!searching && current) choices.push({ kind: 'current', reference: current });
  for (const reference of references) {
    if (searching) choices.push({ kind: 'found', reference });
    else if (reference.value !== current?.value) choices.push({ kind: 'recent', reference });
  }
  for (const reference of others) choices.push({ kind: 'other', reference });
  if (create) choices.push({ kind: 'create' });
  return choices;
}

/** Returns the fields that tell records of the same title apart. */
export function detailFields({ detail }: Lookup, place: Place): readonly Field[] {
  return detail?.flatMap((name) => place.fields[name] ?? []) ?? summaryOf(place).subtitle;
}

/** Presets a new record like every other, with the typed text as its title. */
export function presetFrom(place: Place, text: string, me: Me): AnyRecord {
  const base = newRecord(place, me, new URLSearchParams());
  const title = place.title
    .map((name) => place.fields[name])
    .find((field) => field?.type.prose === 'line' && !field.readOnly);
  if (!title || text === '') return base;
  return { ...base, [title.name]: text.slice(0, title.property.maxLength) };
}
