import { headingKey } from '../../../fields/unaccent';
import type { Field, Fields } from '../../../fields/field';
import { isEditable } from '../../../screens/record-rights';

/** Whether a column of a file can say a field: one that is typed, or a number that records are known by. */
export function isImportable(field: Field, can: (right: string) => boolean): boolean {
  if (field.type.isNested || field.property.contentMediaType || field.property['x-image']) {
    return false;
  }
  if (field.property.writeOnly || (field.right !== undefined && !can(field.right))) return false;
  return isEditable(field, can, { isNew: true }) || isKey(field);
}

/** No two records have the same: by it a record is recognised. */
export function isKey({ property, name }: Field): boolean {
  return property['x-unique'] === true || property['x-key'] === true || name === 'id';
}

/** Whether some records may share it, but are told when they do. */
function isAskedAbout({ property }: Field): boolean {
  return property['x-confirm-repeat'] !== undefined;
}

/** Fields among those of the columns that can recognise a record, the surest first. */
export function keyFields(fields: readonly Field[]): readonly Field[] {
  const rank = (field: Field) => (isKey(field) ? 0 : isAskedAbout(field) ? 1 : 2);
  return fields
    .filter((field) => !field.type.isSeveral && !field.type.isSwitch)
    .toSorted((one, other) => rank(one) - rank(other));
}

/** The key that is taken unless the user says otherwise; none without a sure one. */
export function usualKey(fields: readonly Field[]): string | undefined {
  const [first] = keyFields(fields);
  return first && (isKey(first) || isAskedAbout(first)) ? first.name : undefined;
}

/** By name of the column; `null` where a column was left out. */
export type ColumnChoices = Readonly<Record<string, string | null>>;

interface Known {
  fields: Fields;
  names: readonly string[];
  labelOf: (field: Field) => string;
}

/** The field of each column: as it was chosen before, else by label or name; each field once. */
export function fieldsOfColumns(
  columns: readonly string[],
  chosen: ColumnChoices,
  { fields, names, labelOf }: Known,
): readonly (string | undefined)[] {
  const byText = new Map<string, string>();
  for (const name of names.toReversed()) {
    const field = fields[name];
    if (!field) continue;
    byText.set(headingKey(name), name);
    byText.set(headingKey(labelOf(field)), name);
  }
  const taken = new Set<string>();
  return columns.map((column) => {
    const before = Object.hasOwn(chosen, column) ? chosen[column] : undefined;
    if (before === null) return undefined;
    const isKnown = before !== undefined && names.includes(before);
    const name = isKnown ? before : byText.get(headingKey(column));
    if (name === undefined || column === '' || taken.has(name)) return undefined;
    taken.add(name);
    return name;
  });
}
