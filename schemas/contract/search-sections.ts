import type { OpenApiDocument } from './document';
import { isSearched, queryParameters } from './query-parameters';
import type { SectionDeclaration } from './resource-declaration';
import type { ContractTables } from './tables';

/** A list that is a part of the search over everything. */
export interface SearchSection {
  schema: string;
  list: string;
  /** Restriction of its rows, as the `filter` of a list. */
  filter?: string;
  /** Set where nobody knows how many rows there are. */
  uncounted?: true;
}

/** Sorts sections in the contract's order, but each before the one it names. Throws where that one does not exist. */
export function inOrder<Item>(
  items: readonly Item[],
  sectionOf: (item: Item) => Pick<SectionDeclaration, 'name' | 'before'>,
): Item[] {
  const ordered = [...items];
  for (const item of items) {
    const { name, before } = sectionOf(item);
    if (before === undefined) continue;
    ordered.splice(ordered.indexOf(item), 1);
    const place = ordered.findIndex((other) => sectionOf(other).name === before);
    if (place < 0) throw new Error(`Section ${name} stands before «${before}», which there is not`);
    ordered.splice(place, 0, item);
  }
  return ordered;
}

/**
 * Name of a section → its list, in the contract's order. Without declarations, each schema's first list that can be
 * searched and needs no other record, under the schema's name.
 */
export function searchSections(
  document: OpenApiDocument,
  { lists }: Pick<ContractTables, 'lists'>,
): Record<string, SearchSection> {
  const declared = Object.entries(lists).flatMap(([list, schema]) => {
    const section = document.paths[list]?.get?.['x-section'] as SectionDeclaration | undefined;
    if (!section) return [];
    const { filter } = section;
    return [{ section, shown: { schema, list, ...(filter !== undefined && { filter }) } }];
  });
  if (declared.length > 0) {
    const ordered = inOrder(declared, ({ section }) => section);
    return Object.fromEntries(ordered.map(({ section, shown }) => [section.name, shown]));
  }
  const sections: Record<string, SearchSection> = {};
  for (const [list, schema] of Object.entries(lists)) {
    const operation = document.paths[list]?.get;
    if (!operation || list.includes('{') || !isSearched(operation, document)) continue;
    const isCounted = queryParameters(operation, document).some(
      ({ name }) => name === 'returnTotal',
    );
    sections[schema] ??= { schema, list, ...(!isCounted && { uncounted: true }) };
  }
  return sections;
}
