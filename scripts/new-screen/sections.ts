import type { JsonSchema } from '../../schemas/contract/document';
import {
  amounts,
  days,
  isProse,
  isTechnical,
  readsLikeProse,
  shownFields,
  ways,
} from './shown-fields';

/** Sections of a record's form, by what fields are about. */
export const sectionNames = [
  'general',
  'contact',
  'amounts',
  'dates',
  'notes',
  'technical',
] as const;

export interface Section {
  name: (typeof sectionNames)[number];
  fields: readonly string[];
}

/** Divides a form into sections: what is alone of its kind stands with the rest. */
export function sectionsOf(entity: JsonSchema): Section[] {
  const names = shownFields(entity);
  const kinds = new Map(
    names.map((name) => [name, sectionOf(name, entity.properties?.[name] ?? {})]),
  );
  const of = (kind: Section['name']) => names.filter((name) => kinds.get(name) === kind);
  const required = names.filter((name) => entity.required?.includes(name));
  for (const kind of ['contact', 'amounts', 'dates', 'technical'] as const) {
    const own = of(kind);
    if (own.length < 2) for (const name of own) kinds.set(name, 'general');
  }
  // A form begins with something.
  if (of('general').length === 0) {
    for (const name of required.length > 0 ? required : names.slice(0, 1)) {
      kinds.set(name, 'general');
    }
  }
  return sectionNames
    .map((name) => ({ name, fields: of(name) }))
    .filter(({ fields }) => fields.length > 0);
}

function sectionOf(name: string, property: JsonSchema): Section['name'] {
  const format = property.format ?? '';
  if (isTechnical(name, property)) return 'technical';
  if (isProse(property) || readsLikeProse(name, property)) return 'notes';
  if (ways.includes(format)) return 'contact';
  if (amounts.includes(format)) return 'amounts';
  return days.includes(format) ? 'dates' : 'general';
}
