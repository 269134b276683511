import type { AnyRecord } from '../../define/definition';
import type { Field } from '../../fields/field';
import { fieldGroups } from '../../groups';
import { isTogether, readTogether } from '../../groups/read-together';
import type { ShownSection } from './use-shown-sections';

/** One alone is shown with «–»: a line instead of it would save nothing. */
const FROM = 2;

/**
 * Names of the fields without a value, which a record folds behind one line per section. What must be filled in is
 * never folded, and what is read together only as a whole.
 */
export function foldedFields(
  sections: readonly ShownSection[],
  record: AnyRecord,
): ReadonlySet<string> {
  return new Set(sections.flatMap((section) => foldedOf(section.fields, record)));
}

function foldedOf(fields: readonly Field[], record: AnyRecord): string[] {
  // Where there are only switches, each is an answer.
  const saysNo = fields.every(({ type }) => type.isSwitch);
  const isNothing = (field: Field) =>
    !field.required &&
    (isEmpty(record[field.name]) || (!saysNo && isUnset(field, record[field.name])));
  const names = readTogether(fields, fieldGroups)
    .map((item) => (isTogether(item) ? item.fields : [item]))
    .filter((some) => some.every(isNothing))
    .flatMap((some) => some.map(({ name }) => name));
  return names.length < FROM ? [] : names;
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || value === '';
}

/** A switch that nobody turned on says as little as an empty field, unless it is on from the start. */
export function isUnset({ type, property }: Field, value: unknown): boolean {
  return type.isSwitch === true && value === false && property.default !== true;
}

/** Fields in their order, those that are folded apart. */
export function unfolded(
  fields: readonly Field[],
  folded: ReadonlySet<string>,
): [shown: readonly Field[], folded: readonly Field[]] {
  return [
    fields.filter(({ name }) => !folded.has(name)),
    fields.filter(({ name }) => folded.has(name)),
  ];
}
