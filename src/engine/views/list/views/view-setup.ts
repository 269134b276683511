import type { ViewContent } from '../../../../api/view';
import type { Fields } from '../../../fields/field';
import { type BaseState, orderText } from '../../../data/lists/list-state';
import { filterText } from '../../../data/filters/filter-text';
import { aggregatesText } from '../../../data/lists/aggregate';
import { inTodaysNames, type Renamed } from '../../../data/lists/renamed-fields';
import { type ColumnLayout, readLayout } from '../columns/column-layout';
import { readPredicate } from './chosen-view';

export interface ViewSetup extends BaseState {
  /** Layout of the columns; undefined: the user's own. */
  layout?: ColumnLayout;
}

export type WholeSetup = BaseState & { layout: ColumnLayout };

/**
 * Builds the setup of a view; columns whose field is gone stay in it. Undefined when its filter cannot be shown here.
 */
export function setupOfView(
  kept: ViewContent,
  fields: Fields,
  renamed?: Renamed,
): WholeSetup | undefined {
  const view = inTodaysNames(kept, renamed);
  const filter = readPredicate(view.predicate, fields);
  if (!filter) return undefined;
  const { columns = [], sortOrders = [], grouping = [], aggregates = [] } = view;
  const { density, display, period } = view;
  const placed = columns.map((column, index) => ({ column, place: column.order ?? index }));
  return {
    filter,
    order: sortOrders.map(({ attribute, direction }) => ({
      field: attribute,
      descending: direction === 'DESC',
    })),
    group: grouping.map(({ attribute }) => attribute),
    // Leaves figures open where nothing is stored and nothing grouped: that is no decision against them.
    sum:
      aggregates.length + grouping.length === 0
        ? undefined
        : aggregates.map(({ attribute, function: name }) => ({ field: attribute, function: name })),
    display: display ?? 'list',
    ...(period && { period }),
    layout: readLayout({
      density,
      columns: placed
        .sort((a, b) => a.place - b.place)
        .map(({ column: { attribute, width, visible, pinned } }) => ({
          field: attribute,
          width,
          hidden: visible === false,
          pinned,
        })),
    }),
  };
}

/** Tells whether rows, order, groups, figures, or columns where the view has its own, differ from it. */
export function isChanged(now: WholeSetup, view: ViewSetup): boolean {
  const { layout = now.layout, display = now.display, period = now.period } = view;
  return textOf(now) !== textOf({ ...view, layout, display, period });
}

function textOf(setup: WholeSetup): string {
  const { order, filter, group, sum, display = 'list', period, layout } = setup;
  const columns = layout.columns.map(({ field, width = 0, hidden = false, pinned = false }) => [
    field,
    width,
    hidden,
    pinned,
  ]);
  return JSON.stringify([
    orderText(order),
    filterText(filter),
    group,
    sum && aggregatesText(sum),
    layout.density,
    display,
    period,
    columns,
  ]);
}
