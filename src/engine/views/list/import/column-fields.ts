import { headingKey } from '../../../fields/unaccent';
import { isKey, type Field, type Fields } from '../../../fields/field';
import { isEditable } from '../../../screens/record-rights';

/** Tells whether a column of a file can hold a field: one that is typed, or a number that records are known by. */
export function isImportable(field: Field, can: (right: string) => boolean): boolean {
  if (field.type.isNested || field.property.contentMediaType || field.property['x-image']) {
    return false;
  }
  if (field.property.writeOnly || (field.right !== undefined && !can(field.right))) return false;
  return isEditable(field, can, { isNew: true }) || isKey(field);
}

/** Tells whether some records may share it, but are told when they do. */
function isAskedAbout({ property }: Field): boolean {
  return property['x-confirm-repeat'] !== undefined;
}

/** Lists the fields among those of the columns that can recognise a record, the surest first. */
export function keyFields(fields: readonly Field[]): readonly Field[] {
  const rank = (field: Field) => (isKey(field) ? 0 : isAskedAbout(field) ? 1 : 2);
  return fields
    .filter((field) => !field.type.isSeveral && !field.type.isSwitch)
    .toSorted((one, other) => rank(one) - rank(other));
}

/** Field, or several together, by which existing records are recognised. `value`: as the server takes it. */
export interface KeyChoice {
  value: string;
  fields: readonly Field[];
}

/**
 * Lists what columns can recognise a record by, the surest first; of several fields together those by which forms find
 * possible duplicates.
 */
export function keyChoices(
  named: readonly Field[],
  duplicates: readonly (readonly string[])[],
): readonly KeyChoice[] {
  const keys = keyFields(named);
  const together = duplicates.flatMap((names) => {
    const found = keys.filter(({ name }) => names.includes(name));
    return names.length > 1 && found.length === names.length ? [found] : [];
  });
  const all = [...keys.filter(isSure).map((field) => [field]), ...together];
  const rest = keys.filter((field) => !isSure(field)).map((field) => [field]);
  return [...all, ...rest].map((fields) => ({
    value: fields.map(({ name }) => name).join(','),
    fields,
  }));
}

const isSure = (field: Field) => isKey(field) || isAskedAbout(field);

/**
 * Returns the key that is taken unless the user says otherwise: a sure one, or fields that are one together; none
 * without them.
 */
export function usualKey(choices: readonly KeyChoice[]): string | undefined {
  const [first] = choices;
  const [field] = first?.fields ?? [];
  return first && field && (first.fields.length > 1 || isSure(field)) ? first.value : undefined;
}

/** Fields by key of the column; `null` where a column was left out. */
export type ColumnChoices = Readonly<Record<string, string | null>>;

/**
 * Returns the keys under which choices of columns are kept: their headings, repeated ones with a number, and the place
 * of those without one.
 */
export function columnKeys(columns: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return columns.map((column, index) => {
    const name = column === '' ? `#${index + 1}` : column;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

interface Known {
  fields: Fields;
  names: readonly string[];
  labelOf: (field: Field) => string;
  /** Returns other words that a field is known by, «PLZ | Zip». */
  wordsOf: (field: Field) => string;
}

/** Unit behind a heading: «Kreditlimit EUR», «Gewicht (kg)», «Preis in €». */
const UNIT_BEHIND =
  /(?<=\S)\s*[\s([/]\s*(?:in\s+)?(?:EUR|Euro|€|CHF|USD|\$|%|kg|g|Tage|Stk\.?)\s*[)\]]?$/i;

/**
 * Finds the field that a heading names, by label, name or another word for it, with or without a unit behind it; a
 * label wins over words for other fields.
 */
export function headingFinder({ fields, names, labelOf, wordsOf }: Known) {
  const byText = new Map<string, string>();
  const known = names.flatMap((name) => fields[name] ?? []).toReversed();
  for (const field of known) {
    for (const word of wordsOf(field).split('|')) byText.set(headingKey(word), field.name);
  }
  for (const field of known) {
    byText.set(headingKey(field.name), field.name);
    byText.set(headingKey(labelOf(field)), field.name);
  }
  byText.delete('');
  return (heading: string) =>
    byText.get(headingKey(heading)) ?? byText.get(headingKey(heading.replace(UNIT_BEHIND, '')));
}

interface Headed {
  fieldOf: (heading: string) => string | undefined;
  names: readonly string[];
}

/** Returns the field of each column: as it was chosen before, else by its heading; each field once. */
export function fieldsOfColumns(
  columns: readonly string[],
  chosen: ColumnChoices,
  { fieldOf, names }: Headed,
): readonly (string | undefined)[] {
  const taken = new Set<string>();
  // Prefers what was chosen by hand to what is only found; of several columns for one field the first.
  const before = columnKeys(columns).map((key) => {
    const choice = Object.hasOwn(chosen, key) ? chosen[key] : undefined;
    if (typeof choice !== 'string') return choice;
    if (!names.includes(choice) || taken.has(choice)) return undefined;
    taken.add(choice);
    return choice;
  });
  return columns.map((column, index) => {
    const choice = before[index];
    if (choice !== undefined) return choice ?? undefined;
    const name = fieldOf(column);
    if (name === undefined || taken.has(name)) return undefined;
    taken.add(name);
    return name;
  });
}
