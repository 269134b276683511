import type { Field } from '../fields/field';
import type { Place } from './place';

/** Returns the field that refers to the record that owns its records. */
export function ownerField({ definition, fields }: Pick<Place, 'definition' | 'fields'>) {
  const [name = ''] = Object.keys(definition.summary?.of ?? {});
  return fields[name] as Field | undefined;
}

/** Returns the names that head their own page: their title without the owner, which stands below. */
export function headingNames({ definition, title }: Pick<Place, 'definition' | 'title'>) {
  const said = Object.values(definition.summary?.of ?? {});
  return title.filter((name) => !said.includes(name));
}
