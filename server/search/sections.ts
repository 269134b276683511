import { inOrder } from '../../schemas/contract/search-sections';
import type { SectionDeclaration } from '../../schemas/contract/resource-declaration';
import type { Contract, JsonSchema, Operation } from '../http/contract/contract';
import { checkSearchFields } from '../resources/lists/search';
import type { Resource } from '../resources/model/resource';
import type { Tables } from '../resources/model/tables';

/** Part of the search over everything: one list, with the rows and the order that the contract gives it there. */
export interface Section {
  name: string;
  /** Operation of the list; its right counts here too. */
  operation: Operation;
  resource: Resource;
  filter: string | undefined;
  order: string | undefined;
  /** Fields that hold a number or a code of the record: somebody who types one wants that record. */
  codes: readonly string[];
}

/** Finds the sections of a contract, in its order. Throws for one whose list no resource serves. */
export function sectionsOf({ operations }: Contract, tables: Tables): Section[] {
  const declared = operations.filter(({ section }) => section);
  return inOrder(declared, ({ section }) => section as SectionDeclaration).map((operation) => {
    const { search, path } = operation;
    const resource = tables.listed(path.slice(1));
    checkSearchFields(search, resource);
    const { name, filter, order } = operation.section as SectionDeclaration;
    const codes = search.filter((field) => isCode(resource.properties[field] ?? {}));
    return { name, operation, resource, filter, order, codes };
  });
}

/**
 * Tells whether a property is a code: a number that the server assigns, or a text with a form that the contract
 * defines.
 */
function isCode(property: JsonSchema): boolean {
  const { type, pattern, format } = property;
  return (
    [type].flat().includes('integer') ||
    pattern !== undefined ||
    format === 'gtin' ||
    ['x-code', 'x-unique', 'x-number-range'].some((word) => property[word])
  );
}
