import { handler, type Handlers } from '../http/operations/call';
import type { Contract } from '../http/contract/contract';
import type { Tables } from '../resources/model/tables';
import { searchEverything } from './search-everything';
import { sectionsOf } from './sections';

/** Operations for the search over everything, where a resource declares a section of it. */
export function searchOperations(contract: Contract, tables: Tables): Handlers {
  const sections = sectionsOf(contract, tables);
  if (sections.length === 0) return {};
  return {
    searchEverything: handler('searchEverything', (call) => searchEverything(sections, call), {
      // All sections are searched and counted.
      weight: 1,
    }),
  };
}
