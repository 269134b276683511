import type { Lookup } from '../../../../../schemas/define';
import { textOfFilter } from '../../../../../schemas/rules/filter-grammar';
import { readRows } from '../../../../api/rows';
import { offeredRows, referenceOf } from '../../../data/references/reference';
import { referenceNamed } from '../../../data/references/reference-named';
import type { Field } from '../../../fields/field';
import { unaccent } from '../../../fields/unaccent';
import type { Place } from '../../../screens/place';

/** Number of texts that one call asks for: a filter takes 4,000 characters. */
const atOnce = 40;
const longest = 80;
/** Most texts searched for one by one, among those that are neither a number nor a title as a whole. */
const mostSearched = 500;

interface FindOptions {
  /** Field in which the texts stand; any by which records are known unless given. */
  by?: Field | undefined;
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

/** Finds the record that each text names on a screen, as far as exactly one is meant. */
export async function findReferences(
  lookup: Lookup,
  place: Place,
  texts: readonly string[],
  { by, signal, onProgress }: FindOptions,
): Promise<ReadonlyMap<string, string | number>> {
  const found = new Map<string, string | number>();
  for (const field of by ? [by] : namingFields(lookup, place)) {
    const open = texts.filter((text) => !found.has(text) && canBe(text, field));
    for (let from = 0; from < open.length; from += atOnce) {
      signal.throwIfAborted();
      const some = open.slice(from, from + atOnce);
      for (const [text, value] of await namedBy(field, some, { lookup, place, signal })) {
        found.set(text, value);
      }
      onProgress(found.size);
    }
  }
  // A number is found as it is, or not at all.
  if (by && !place.title.includes(by.name)) return found;
  const searched = texts.filter((text) => !found.has(text)).slice(0, mostSearched);
  for (const text of searched) {
    signal.throwIfAborted();
    const value = await referenceNamed(lookup, place, text);
    if (value !== undefined) found.set(text, value);
    onProgress(found.size);
  }
  return found;
}

/** Lists the fields that name a record: numbers and codes that it is known by, then its title. */
function namingFields(lookup: Lookup, place: Place): readonly Field[] {
  const unique = Object.values(place.fields).filter(({ property }) => property['x-unique']);
  const titles = [...place.title, ...lookup.title].flatMap((name) => place.fields[name] ?? []);
  return [...new Set([...unique, ...titles])].filter(({ unfiltered }) => !unfiltered);
}

function canBe(text: string, { property }: Field): boolean {
  if (text.length > longest) return false;
  const isText = [property.type ?? 'string'].flat().includes('string');
  return isText || /^\d{1,15}$/.test(text);
}

async function namedBy(
  field: Field,
  texts: readonly string[],
  { lookup, place, signal }: { lookup: Lookup; place: Place; signal: AbortSignal },
): Promise<ReadonlyMap<string, string | number>> {
  const { filter, order } = offeredRows(lookup);
  const named = textOfFilter([{ field: field.name, operator: 'in', values: texts }]);
  const asked = { filter: [filter, named].filter(Boolean).join(','), order, limit: 2000, signal };
  const { rows } = await readRows(lookup.path, asked);
  const values = new Map<string, Set<string | number>>();
  for (const row of rows) {
    const reference = referenceOf(lookup, place, row);
    const name = unaccent(String(row[field.name] ?? ''));
    if (reference) values.set(name, (values.get(name) ?? new Set()).add(reference.value));
  }
  return new Map(
    texts.flatMap((text) => {
      const [value, second] = values.get(unaccent(text)) ?? [];
      return value === undefined || second !== undefined ? [] : [[text, value] as const];
    }),
  );
}
