import type { AnyRecord } from '../../../../api/dialect';
import type { BroughtRecord } from '../../../../api/imports';
import type { EntityValidators } from '../../../application/registry';
import { validateRecord } from '../../../editing/validation/validate-record';
import type { Field } from '../../../fields/field';
import type { Problem } from '../../../fields/field-editing';
import type { Place } from '../../../screens/place';
import { isImportable } from './column-fields';

/** Parts that rows may bring along with their record. */
export interface BroughtPart {
  /** Name by which its columns begin. */
  name: string;
  place: Place;
  /** Name of one of them. */
  one: string;
  /** Columns of a file that fill one, with the field of the part. */
  columns: readonly { field: Field; of: Field }[];
}

interface BroughtTexts {
  one: string;
  labelOf: (field: Field) => string;
  can: (right: string) => boolean;
}

/** Makes the columns by which rows bring a part along: «Ansprechpartner: Nachname». */
export function broughtPart(place: Place, { one, labelOf, can }: BroughtTexts): BroughtPart {
  const { name } = place.definition;
  const columns = Object.values(place.fields)
    .filter((field) => !field.readOnly && isImportable(field, can))
    .map((of) => ({
      of,
      // Not required: a row need not bring any.
      field: {
        ...of,
        name: `${name}:${of.name}`,
        given: `${one}: ${labelOf(of)}`,
        required: false,
      },
    }));
  return { name, place, one, columns };
}

/** Takes the values of parts out of those of a row. */
export function valuesApart(
  values: AnyRecord,
  parts: readonly BroughtPart[],
): { own: AnyRecord; brought: readonly BroughtRecord[] } {
  const own: Record<string, unknown> = { ...values };
  const brought = parts.flatMap(({ name, place, columns }) => {
    const said = columns.filter(({ field }) => Object.hasOwn(own, field.name));
    if (said.length === 0) return [];
    const found = Object.fromEntries(said.map(({ field, of }) => [of.name, own[field.name]]));
    for (const { field } of said) delete own[field.name];
    return [{ name, list: place.definition.api.list, values: found }];
  });
  return { own, brought };
}

/**
 * Judges a part as its own form would, by the names of its columns: what is missing is a problem of what is there, which
 * is nothing without it.
 */
export function partProblems(
  { values }: BroughtRecord,
  { name: part, place, columns }: BroughtPart,
  validators: EntityValidators,
): Record<string, readonly Problem[]> {
  const { fields } = place;
  const found = validateRecord(values, { kind: 'input', record: values, validators, fields });
  const problems: Record<string, readonly Problem[]> = {};
  const missing: string[] = [];
  for (const [name, of] of Object.entries(found)) {
    const [root = name] = name.split('.');
    if (Object.hasOwn(values, root)) problems[`${part}:${name}`] = of;
    else missing.push(root);
  }
  const [first] = missing;
  if (first === undefined) return problems;
  const text = columns.find(({ of }) => of.name === first)?.field.given ?? first;
  for (const name of Object.keys(values)) {
    problems[`${part}:${name}`] ??= [{ key: 'problems:partWithout', params: { missing: text } }];
  }
  return problems;
}

/**
 * Leaves columns of a part out that were found by their headings alone, where no column fills what each such part has:
 * a first name by itself is no person.
 */
export function withoutLoneParts(
  names: readonly (string | undefined)[],
  parts: readonly BroughtPart[],
  isChosen: (column: number) => boolean,
): readonly (string | undefined)[] {
  const lone = new Set(
    parts
      .filter(({ columns }) =>
        columns.some(({ field, of }) => of.required && !names.includes(field.name)),
      )
      .flatMap(({ columns }) => columns.map(({ field }) => field.name)),
  );
  return names.map((name, index) =>
    name !== undefined && lone.has(name) && !isChosen(index) ? undefined : name,
  );
}
