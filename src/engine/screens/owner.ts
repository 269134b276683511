import type { Field } from '../fields/field';
import type { Place } from './place';

/** Whose its records are: the field that refers to the other record. */
export function ownerField({ definition, fields }: Pick<Place, 'definition' | 'fields'>) {
  const [name = ''] = Object.keys(definition.summary?.of ?? {});
  return fields[name] as Field | undefined;
}

/** What their own page is headed by: their title without whose they are, which stands below. */
export function headingNames({ definition, title }: Pick<Place, 'definition' | 'title'>) {
  const said = Object.values(definition.summary?.of ?? {});
  return title.filter((name) => !said.includes(name));
}
