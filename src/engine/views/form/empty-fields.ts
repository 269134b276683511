import type { AnyRecord } from '../../define/definition';
import type { Field } from '../../fields/field';
import type { ShownSection } from './use-shown-sections';

/** One alone is shown with «–»: a line instead of it would save nothing. */
const FROM = 2;

/**
 * Names of the fields without a value, which a record folds behind one line per section. What must be filled in is
 * never folded.
 */
export function foldedFields(
  sections: readonly ShownSection[],
  record: AnyRecord,
): ReadonlySet<string> {
  return new Set(
    sections.flatMap(({ fields }) => {
      const empty = fields.filter((field) => !field.required && isEmpty(record[field.name]));
      return empty.length < FROM ? [] : empty.map(({ name }) => name);
    }),
  );
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || value === '';
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
