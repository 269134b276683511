import { useQueries } from '@tanstack/react-query';
import type { RecordId } from '../../../api/dialect';
import { readRows } from '../../../api/rows';
import { textOfFilter } from '../../../../schemas/rules/filter-grammar';
import { useEngine } from '../../application/context';
import type { Registry } from '../../application/registry';
import { attachmentsKey } from '../../data/attachments-key';
import { rowsKey } from '../../data/lists/row-page';
import type { TabDefinition } from '../../define/definition';
import type { Place } from '../../screens/place';
import { tabTypeOf, type CountedRows } from '../../screens/tab-type';
import { rowsCall } from '../../data/lists/rows-source';

export interface TabCount {
  /** Number of rows; undefined while it is not known. */
  count: number | undefined;
  /** True if it will not be known either. */
  isRefused: boolean;
}

/**
 * Counts the rows of tabs, by name: of a record that exists, asked for side by side with the record itself. The tabs
 * are known at once, so that their room can be kept.
 */
export function useTabCounts(
  place: Place,
  id: RecordId | 'new',
  tabs: readonly TabDefinition[],
  isEditing: boolean,
): ReadonlyMap<string, TabCount> {
  const { registry } = useEngine();
  // Nothing stands below a record that is not there yet.
  const counted = (id === 'new' ? [] : tabs).flatMap((tab) => {
    const type = tabTypeOf(registry, tab);
    const rows = type.counts?.(tab);
    // A report is too dear to be asked only to be counted.
    if (!rows || isReport(rows, registry)) return [];
    const embeds = type.embeds?.(tab)?.screen;
    const schema =
      rows.schema ?? registry.entries.find(({ name }) => name === embeds)?.schema ?? '';
    return [{ name: tab.name, rows, schema }];
  });
  const counts = useQueries({
    queries: counted.map(({ rows, schema }) => ({
      ...countQuery(rows, schema, place, id as RecordId, registry),
      // Whoever types waits for no number, and must not be disturbed by a refused one.
      enabled: !isEditing,
    })),
  });
  return new Map(
    counted.map(({ name }, index) => [
      name,
      {
        count: counts[index]?.data ?? undefined,
        isRefused: counts[index]?.isError === true || counts[index]?.data === null,
      },
    ]),
  );
}

/** Tells whether a list is answered as a whole, or with parameters of its own. */
function isReport({ list }: CountedRows, { whole, asking }: Registry): boolean {
  return whole.includes(list) || asking.includes(list);
}

function countQuery(
  rows: CountedRows,
  schema: string,
  place: Place,
  id: RecordId,
  registry: Registry,
) {
  const { list } = rows;
  // A path without the record names it in a filter.
  const by = list.includes('{') ? undefined : rows.by;
  const { params, fixed } = rowsCall({ list, ...(by && { by }) }, place, id, registry, noFields);
  const filter = [rows.filter, textOfFilter(fixed)].filter(Boolean).join(',');
  return {
    // Counted anew whenever they are read anew.
    queryKey: rows.areAttachments
      ? [...attachmentsKey(list, params), 'count', filter]
      : [...rowsKey(schema), 'tab', list, params, filter],
    queryFn: async () => {
      const { 'x-lists': lists } = schema === '' ? {} : await registry.loadSchema(schema);
      // Nobody would say how many there are.
      if (lists?.[list]?.lacks?.includes('count')) return null;
      return (await readRows(list, { params, filter, limit: 1, count: 'capped' })).total;
    },
    staleTime: 30_000,
    meta: { failure: 'silent' as const },
  };
}

const noFields: ReadonlySet<string> = new Set();
