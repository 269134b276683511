import type { AnyRecord } from '../../define/definition';
import type { Field } from '../../fields/field';
import { fieldGroups } from '../../groups';
import { isTogether, readTogether } from '../../groups/read-together';
import type { ShownSection } from './use-shown-sections';

/** Number of empty fields from which they are folded: one alone beside others is shown with «–», which is soon read. */
const FROM = 2;

/**
 * Returns the names of fields without a value, which a record folds behind one line per section. Required fields are
 * never folded, and what is read together only as a whole.
 */
export function foldedFields(
  sections: readonly ShownSection[],
  record: AnyRecord,
): ReadonlySet<string> {
  return new Set(sections.flatMap((section) => foldedOf(section, record)));
}

function foldedOf({ fields, declared }: ShownSection, record: AnyRecord): string[] {
  // Shows all where there are only switches: each is an answer.
  const saysNo = fields.length === declared && fields.every(({ type }) => type.isSwitch);
  const isNothing = (field: Field) =>
    !field.required &&
    (isEmpty(record[field.name]) || (!saysNo && isUnset(field, record[field.name])));
  const nothing = readTogether(fields, fieldGroups)
    .map((item) => (isTogether(item) ? item.fields : [item]))
    .filter((some) => some.every(isNothing))
    .flat();
  const isFolded =
    nothing.length >= FROM ||
    nothing.length === fields.length ||
    nothing.some(({ type }) => type.isSwitch);
  return isFolded ? nothing.map(({ name }) => name) : [];
}

export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || value === '';
}

/** Tells whether a switch says as little as an empty field: nobody turned it on, and it is not on from the start. */
function isUnset({ type, property }: Field, value: unknown): boolean {
  return type.isSwitch === true && value === false && property.default !== true;
}

/** Returns fields in their order, those that are folded apart. */
export function unfolded(
  fields: readonly Field[],
  folded: ReadonlySet<string>,
): [shown: readonly Field[], folded: readonly Field[]] {
  return [
    fields.filter(({ name }) => !folded.has(name)),
    fields.filter(({ name }) => folded.has(name)),
  ];
}
