import type { ViewContent } from '../../../../api/view';
import type { Fields } from '../../../fields/field';
import { queryPredicate } from '../../../data/filters/query-predicate';
import type { WholeSetup } from './view-setup';

const displays = ['board', 'tree', 'calendar', 'schedule'] as const;
const periods = ['day', 'week', 'weeks2', 'weeks3', 'weeks4', 'month'] as const;

/** Finds a known name; other words of an address are not kept. */
function oneOf<Name extends string>(names: readonly Name[], name: string | undefined) {
  return names.find((one) => one === name) ?? null;
}

/** Builds the content of a view. Relative dates are stored as such: «this month» stays this month. */
export function viewContent(setup: WholeSetup, fields: Fields): ViewContent {
  const { order, filter, group, sum = [], display, period, layout } = setup;
  return {
    columns: layout.columns.map(({ field, width, hidden, pinned }) => ({
      attribute: field,
      visible: !hidden,
      width: width ?? null,
      pinned: pinned ?? false,
    })),
    sortOrders: order.map(({ field, descending }) => ({
      attribute: field,
      direction: descending ? 'DESC' : 'ASC',
    })),
    predicate:
      filter.length === 0 ? null : (queryPredicate(filter, fields) as ViewContent['predicate']),
    grouping: group.map((attribute) => ({ attribute })),
    aggregates: sum.map(({ field, function: name }) => ({ attribute: field, function: name })),
    density: layout.density || null,
    display: oneOf(displays, display),
    period: oneOf(periods, period),
  };
}
