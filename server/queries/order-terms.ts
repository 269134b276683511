import type { components } from '../../schemas/generated/api';
import type { PresetContent } from '../db/tables/query-presets';
import type { OrderTerm } from '../resources/lists/order';
import type { ListScope } from '../resources/lists/visible-property';
import { isVisibleAttribute } from './result-columns';

type SortOrders = components['schemas']['QuerySortOrders'];

interface Asked {
  /** Order in the call: everything in it has to exist. */
  adhoc: SortOrders | undefined;
  /** Preset; parts that are gone from the list, or hidden from the caller, are skipped. */
  preset: PresetContent | undefined;
}

/** Order of a query: the call's, else the preset's. */
export function orderTerms({ adhoc, preset }: Asked, scope: ListScope): OrderTerm[] {
  const stored = (preset?.sortOrders ?? []).filter(({ attribute }) =>
    isVisibleAttribute(attribute, scope),
  );
  return (adhoc ?? stored).map(({ attribute, direction, values }) => ({
    name: attribute,
    descending: direction === 'DESC',
    values,
  }));
}
