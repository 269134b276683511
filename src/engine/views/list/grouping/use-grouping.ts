import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { AnyRecord } from '../../../../api/dialect';
import type { Groups } from '../../../../api/run-query';
import type { VariableContext } from '../../../../../schemas/rules/query-variables';
import type { Place } from '../../../screens/place';
import type { GridColumn } from '../rows/grid-column';
import type { RowHeights } from '../../../data/lists/row-range';
import type { RowPlaces } from './row-places';
import { listSource, queryWhere } from '../../../data/lists/list-source';
import { RowSource } from '../../../data/lists/row-source';
import type { ListState, OrderTerm } from '../../../data/lists/list-state';
import {
  possibleAggregates,
  standardAggregates,
  type Aggregate,
} from '../../../data/lists/aggregate';
import { groupLineOf } from './group-line';
import { groupedHeights } from './grouped-heights';
import { GroupedRows } from './grouped-rows';
import { figureLines, flattenGroups, groupPaths } from './segments';
import { groupPlaces, unfold, type Unfolded } from './unfold';
import { groupsQuery } from './groups-query';
import { keepOpenGroups, keptOpenGroups } from './kept-groups';

export interface Grouping {
  /** Rows of the groups; undefined while nothing is grouped. */
  rows: GroupedRows | undefined;
  /** Sums that were chosen, or are shown by themselves. */
  sum: readonly Aggregate[];
  totals: Groups['totals'];
  /** True if there are more groups than the server answers. */
  hasMore: boolean;
  toggle: (row: AnyRecord) => void;
  setAllOpen: (open: boolean) => void;
  /** Opens every group, to find something; undefined while nothing is grouped or known of it. */
  unfold: () => Unfolded | undefined;
  /** Places of the rows; undefined while nothing is grouped. */
  places: RowPlaces | undefined;
  lines: { inColumns: number; inAll: number };
  /** Returns heights in px, given those of a group and of a record. */
  heightsOf: (group: number, record: number) => RowHeights;
}

/**
 * Groups a list. `key`: identifies it, however it is filtered and sorted: what is open stays open. `order`: with every
 * group open.
 */
export function useGrouping(
  place: Place,
  state: ListState,
  context: VariableContext,
  columns: readonly GridColumn[],
  key: string,
  order: readonly OrderTerm[],
): Grouping {
  const { definition, fields } = place;
  const { i18n } = useTranslation();
  const language = i18n.language;
  const client = useQueryClient();
  const { group } = state;
  const isGrouped = group.length > 0;
  const shown = columns.map(({ field }) => field.name).join(' ');
  const sum = useMemo(() => {
    if (state.sum) return possibleAggregates(state.sum, fields);
    if (!isGrouped) return [];
    return standardAggregates(shown.split(' ').flatMap((name) => fields[name] ?? []));
  }, [state.sum, isGrouped, shown, fields]);

  const where = useMemo(() => queryWhere(place, state, context), [place, state, context]);
  const isAsked = definition.query !== undefined && (isGrouped || sum.length > 0);
  const asked = { query: definition.query ?? '', where, order, group, sum, fields };
  const { data, isPending, error, dataUpdatedAt, refetch } = useQuery({
    ...groupsQuery(asked, definition.schema, language),
    enabled: isAsked,
  });

  const listKey = `${key} ${group.join(' ')}`;
  const [held, setHeld] = useState(() => ({ key: listKey, paths: keptOpenGroups(listKey) }));
  const open = held.key === listKey ? held.paths : none;
  const setOpen = (paths: ReadonlySet<string>) => {
    const next = { key: listKey, paths };
    keepOpenGroups(next);
    setHeld(next);
  };

  /** Opens further groups; once it has returned, the grid has the rows. */
  const openToo = (paths: readonly string[]): ReadonlySet<string> => {
    const before = keptOpenGroups(listKey);
    const next = new Set([...before, ...paths]);
    if (next.size > before.size) flushSync(() => setOpen(next));
    return next;
  };

  const groups = data?.groups;
  const segments = useMemo(
    () => flattenGroups(groups ?? [], group, (path) => open.has(path)),
    [groups, group, open],
  );
  const rows = useMemo(() => {
    if (!isGrouped) return undefined;
    return new GroupedRows(
      segments,
      ({ conditions, size }) => {
        const source = listSource(
          place,
          { ...state, filter: [...state.filter, ...conditions] },
          context,
        );
        // Skips counting: the group has been counted already.
        const counted: typeof source = {
          ...source,
          read: (request) =>
            request.count ? Promise.resolve({ rows: [], total: size }) : source.read(request),
        };
        return new RowSource(client, counted, definition.schema, language);
      },
      { isPending, updatedAt: dataUpdatedAt, error, retry: () => void refetch() },
    );
  }, [
    isGrouped,
    segments,
    place,
    state,
    context,
    client,
    definition,
    language,
    isPending,
    dataUpdatedAt,
    error,
    refetch,
  ]);
  const places = useMemo(() => rows && groupPlaces(segments, rows.rowAt), [rows, segments]);
  const lines = useMemo(() => figureLines(groups ?? []), [groups]);
  const heightsOf = useCallback(
    (group: number, record: number) => groupedHeights(segments, group, record),
    [segments],
  );
  return {
    rows,
    places,
    lines,
    heightsOf,
    sum,
    totals: isAsked ? data?.totals : undefined,
    hasMore: isGrouped && data?.moreGroups === true,
    toggle: (row) => {
      const line = groupLineOf(row);
      if (!line) return;
      const next = new Set(open);
      if (!next.delete(line.path)) next.add(line.path);
      setOpen(next);
    },
    unfold: () =>
      isGrouped && groups
        ? unfold({ groups, levels: group, shown: segments, open: openToo })
        : undefined,
    setAllOpen: (all) => setOpen(new Set(all ? groupPaths(groups ?? []) : [])),
  };
}

const none: ReadonlySet<string> = new Set();
