import type { OpenApiDocument } from './document';
import { isSearched, queryParameters } from './query-parameters';
import type { SectionDeclaration } from './resource-declaration';
import type { ContractTables } from './tables';

/** A list that is a part of the search over everything. */
export interface SearchSection {
  schema: string;
  list: string;
  /** Only these rows. */
  filter?: string;
  /** Nobody knows how many rows there are. */
  uncounted?: true;
}

/**
 * Name of a section → its list, in the contract's order. Where nothing says which lists those are, each schema's first
 * list that can be searched and needs no other record, by the schema's name.
 */
export function searchSections(
  document: OpenApiDocument,
  { lists }: Pick<ContractTables, 'lists'>,
): Record<string, SearchSection> {
  const declared = Object.entries(lists).flatMap(([list, schema]) => {
    const section = document.paths[list]?.get?.['x-section'] as SectionDeclaration | undefined;
    if (!section) return [];
    const { name, filter } = section;
    return [[name, { schema, list, ...(filter !== undefined && { filter }) }] as const];
  });
  if (declared.length > 0) return Object.fromEntries(declared);
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
