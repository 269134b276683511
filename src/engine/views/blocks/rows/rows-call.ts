import type { Condition } from '../../../../../schemas/rules/filter-grammar';
import type { Registry } from '../../../application/registry';
import type { Place } from '../../../screens/place';
import { paramsBelow } from '../../../screens/params-below';

/** A call that answers rows, usually of one record. */
export interface RowsCall {
  /** GET path. */
  list: string;
  params: Readonly<Record<string, number>>;
  /** Query parameters that the record decides. */
  query: Readonly<Record<string, string | number>>;
  /** Conditions that the record decides, where neither path nor query can say it. */
  fixed: readonly Condition[];
  /** It answers all rows at once, in an order of its own. */
  isWhole: boolean;
}

interface RowsOf {
  list: string;
  by?: string;
}

/** How the rows of a record are asked for: its id stands last in the path, or in what `by` names. Without a record all rows are. */
export function rowsCall(
  { list, by }: RowsOf,
  { params }: Pick<Place, 'params'>,
  id: number | undefined,
  registry: Pick<Registry, 'whole'>,
  queryFields: ReadonlySet<string>,
): RowsCall {
  const inQuery = by !== undefined && queryFields.has(by);
  const isOpen = id === undefined;
  return {
    list,
    params: isOpen ? params : paramsBelow(list, { params }, id),
    query: inQuery && !isOpen ? { [by]: id } : {},
    fixed:
      by === undefined || inQuery || isOpen
        ? []
        : [{ field: by, operator: '=', values: [String(id)] }],
    isWhole: registry.whole.includes(list),
  };
}
