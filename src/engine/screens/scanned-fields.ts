import type { Engine } from '../application/context';
import type { Field } from '../fields/field';
import type { Place } from './place';

/** Step of the address below a list where codes of its records are read; «new» is where one is created. */
export const scannerStep = 'scanner';

/** Returns the fields that a code is looked up in: those that the list filters by and the user may see. */
export function scannedFields(
  { definition, fields }: Pick<Place, 'definition' | 'fields'>,
  can: Engine['can'],
): Field[] {
  return (definition.scans ?? [])
    .map((name) => fields[name])
    .filter((field): field is Field => !!field && !field.unfiltered)
    .filter(({ right }) => right === undefined || can(right));
}
