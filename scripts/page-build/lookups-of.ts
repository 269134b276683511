import type { ReferredList } from '../../schemas/contract/tables.ts';
import type { Lookup, WrittenLookup } from '../../schemas/define.ts';
import type { Registry } from '../../src/engine/application/registry.ts';

/** Most rows of one answer (3-decisions 3.1). */
const ALL = 2000;

interface Known extends Pick<Registry, 'titles' | 'whole'> {
  references: Readonly<Record<string, ReferredList>>;
  entries: readonly { name: string; schema?: string | undefined; standalone: boolean }[];
}

/**
 * Returns every list that values are chosen from, by name: written ones, completed from the contract, and one for each
 * schema with a screen or few records. Known when the page is built. Throws for one that names neither its place nor
 * its schema.
 */
export function lookupsOf(
  written: Readonly<Record<string, WrittenLookup>>,
  known: Known,
): Readonly<Record<string, Lookup>> {
  const derived = Object.keys(known.references).flatMap((schema) => {
    const lookup = lookupOf(schema, known);
    return lookup && (lookup.screen !== undefined || isFew(schema, known))
      ? [[schema, lookup] as const]
      : [];
  });
  const completed = Object.entries(written).map(([name, { of = name, ...own }]) => {
    const lookup = { ...(own.part === undefined ? lookupOf(of, known) : few(of, known)), ...own };
    if (!isComplete(lookup)) throw new Error(`lookups: ${name} is of no schema with a list`);
    return [name, lookup] as const;
  });
  return Object.fromEntries([...derived, ...completed]);
}

function lookupOf(schema: string, known: Known): Lookup | undefined {
  const list = known.references[schema];
  if (!list) return undefined;
  const { path, value } = list;
  const title = known.titles[schema] ?? [value];
  const screens = known.entries.filter((entry) => entry.schema === schema);
  const screen = (screens.find(({ standalone }) => standalone) ?? screens[0])?.name;
  if (screen !== undefined && !isFew(schema, known)) return { path, value, title, screen };
  return {
    path,
    value,
    title,
    ...(!known.whole.includes(path) && { orderBy: title[0] ?? value, limit: ALL }),
  };
}

/** Tells whether all records can be read at once: what the server searches is too much for that. */
const isFew = (schema: string, { references }: Known): boolean =>
  references[schema]?.searched === false;

/** Completes a list of few rows; a part of an answer is asked for neither order nor number. */
function few(schema: string, { references, titles }: Known): Partial<Lookup> {
  const value = references[schema]?.value;
  const title = titles[schema];
  return { ...(value !== undefined && { value }), ...(title && { title }) };
}

function isComplete(lookup: Partial<Lookup>): lookup is Lookup {
  return lookup.path !== undefined && lookup.value !== undefined && lookup.title !== undefined;
}
