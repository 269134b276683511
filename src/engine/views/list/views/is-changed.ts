import { filterText } from '../../../data/filters/filter-text';
import { aggregatesText } from '../../../data/lists/aggregate';
import { orderText } from '../../../data/lists/list-state';
import type { ViewSetup } from './view-setup';

/** Whether a list differs from its view: in rows, order, groups, figures or columns. */
export function isChanged(now: ViewSetup, view: ViewSetup): boolean {
  return textOf(now) !== textOf(view);
}

function textOf({ order, filter, group, sum, layout }: ViewSetup): string {
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
    columns,
  ]);
}
