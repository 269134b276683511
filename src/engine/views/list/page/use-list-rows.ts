import { useMemo } from 'react';
import { startOfDay, today } from '../../../../../schemas/rules/today';
import { useEngine } from '../../../application/context';
import { listSource } from '../../../data/lists/list-source';
import type { ListState } from '../../../data/lists/list-state';
import { useRows } from '../../../data/lists/use-rows';
import { useWithTotal } from '../../../data/lists/use-with-total';
import type { Place } from '../../../screens/place';
import { groupedOrder, useGroupValues } from '../grouping/use-group-values';
import { useGrouping } from '../grouping/use-grouping';
import { useGridGroups } from '../grouping/use-grid-groups';
import { useGroupTexts } from '../grouping/use-group-texts';
import type { GridColumn } from '../rows/grid-column';

interface ListRowsOptions {
  place: Place;
  state: ListState;
  /** Columns, of which groups may add up some. */
  columns: readonly GridColumn[];
  cards: boolean;
  pathname: string;
}

/** Reads the rows of a list: where they come from, how many there are, and the groups they stand in. */
export function useListRows({ place, state, columns, cards, pathname }: ListRowsOptions) {
  const { definition, fields } = place;
  const { me } = useEngine();
  // Asks relative filters anew on another day. Without a filter a time zone's calendar would only slow a start.
  const day = state.filter.length > 0 ? today() : undefined;
  const context = useMemo(
    () => ({ user: me, now: day === undefined ? new Date() : startOfDay(day) }),
    [me, day],
  );
  const values = useGroupValues(fields, state.group);
  const order = useMemo(
    () => groupedOrder(state.group, state.order, values),
    [state.group, state.order, values],
  );
  const grouping = useGrouping(place, state, context, columns, pathname, order);
  const isGrouped = grouping.rows !== undefined;
  // Reads the records one after the other, in groups or not: what is selected, exported and changed is read from here.
  const source = useMemo(
    () => listSource(place, { ...state, order }, context),
    [place, state, order, context],
  );
  const asked = useMemo(() => ({ state, context }), [state, context]);
  const rows = useRows(source, definition.schema, grouping.rows);
  /** Total without the rows of groups. */
  const total = isGrouped ? grouping.totals?.count : rows.total;
  const count = total ?? rows.count;
  const isCapped = !isGrouped && rows.isCapped;
  const shownCount = useMemo(
    () => (total === undefined && !isCapped ? undefined : { count, isCapped }),
    [total, count, isCapped],
  );
  const withTotal = useWithTotal(rows);
  const groupTexts = useGroupTexts(fields, state.group, grouping.sum, columns);
  const groups = useGridGroups(grouping, groupTexts, cards);
  return {
    ...{ context, asked, source, rows, total, count, isCapped, shownCount, withTotal },
    ...{ grouping, isGrouped, groupTexts, groups },
  };
}
