import type { AnyRecord, RecordId } from '../../../../api/dialect';
import type { VariableContext } from '../../../../../schemas/rules/query-variables';
import type { Filter } from '../../../data/filters/predicate';
import { listSource, shortestSearch, type ListSource } from '../../../data/lists/list-source';
import type { ListState } from '../../../data/lists/list-state';
import { gatherRows } from '../../../data/lists/gather-rows';
import { readRows } from '../../../data/lists/read-rows';
import type { Place } from '../../../screens/place';

/** Number of records at the top that are read at once. */
const pageSize = 100;
/** Most records read below one; more are looked for in the list. */
const most = 2_000;

export interface TopPage {
  rows: readonly AnyRecord[];
  /** Offset of the next page; undefined at the end. */
  next: number | undefined;
}

/** Tree of the list at a place, with its filter, search and order. */
export interface TreeSource {
  key: readonly unknown[];
  readTop: (offset: number, signal?: AbortSignal) => Promise<TopPage>;
  readBelow: (id: RecordId, signal?: AbortSignal) => Promise<readonly AnyRecord[]>;
}

/**
 * Reads a tree: at the top stand the records that the list finds and whose parent it does not find, so that each hit is
 * seen once. In the list of a record's own children those are the top.
 */
export function treeSource(
  place: Place,
  parent: string,
  state: ListState,
  context: VariableContext,
): TreeSource {
  const asked = (more: Filter, at = place): ListSource =>
    listSource(at, { ...state, group: [], filter: [...state.filter, ...more] }, context);
  const isOfParent = parent in place.params;
  const isWhole =
    state.filter.length === 0 &&
    state.q.trim().length < shortestSearch &&
    Object.keys(place.params).length === 0;
  const top =
    !isOfParent && isWhole ? asked([{ field: parent, operator: 'null', values: [] }]) : asked([]);
  const found = async (ids: readonly RecordId[], signal?: AbortSignal) => {
    const source = asked([{ field: 'id', operator: 'in', values: ids.map(String) }]);
    const { rows } = await source.read({ offset: 0, limit: ids.length, count: false, signal });
    return new Set(rows.map(({ id }) => id));
  };
  return {
    key: ['tree', ...top.key],
    readTop: async (offset, signal) => {
      const { rows } = await top.read({ offset, limit: pageSize, count: false, signal });
      const next = rows.length < pageSize ? undefined : offset + rows.length;
      const parents = isOfParent ? [] : parentsOf(rows, parent);
      if (parents.length === 0) return { rows, next };
      const hits = await found(parents, signal);
      return { rows: rows.filter((row) => !hits.has(row[parent])), next };
    },
    readBelow: (id, signal) => {
      const source = isOfParent
        ? asked([], childrenPlace(place, parent, id))
        : asked([{ field: parent, operator: '=', values: [String(id)] }]);
      return gatherRows(readRows(source, { total: most + 1, signal }), most);
    },
  };
}

function parentsOf(rows: readonly AnyRecord[], parent: string): readonly RecordId[] {
  const ids = rows.map((row) => row[parent] as RecordId | null | undefined);
  return [...new Set(ids.filter((id) => id !== null && id !== undefined))];
}

/** Returns the same list for another record's children. */
function childrenPlace(place: Place, parent: string, id: RecordId): Place {
  return {
    ...place,
    params: { ...place.params, [parent]: id },
    fixed: place.fixed.map((condition) =>
      condition.field === parent ? { ...condition, values: [String(id)] } : condition,
    ),
  };
}
