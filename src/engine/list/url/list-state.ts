import { filterText, parseFilterText } from '../filter/filter-text';
import { fieldsIn, type Filter } from '../filter/predicate';

/** One column of the order. */
export interface OrderTerm {
  field: string;
  descending: boolean;
}

/** What a list shows. It lives in the URL: a link reproduces the list. */
export interface ListState {
  order: readonly OrderTerm[];
  filter: Filter;
  /** Full-text search; the server takes it from three characters on. */
  q: string;
}

const keys = { order: 'order', filter: 'filter', q: 'q' } as const;

/** Reads the list's part of a URL; what names an unknown field is left out. */
export function listStateOf(
  search: URLSearchParams,
  isField: (name: string) => boolean,
  defaultOrder: readonly string[],
): ListState {
  const order = search.get(keys.order);
  return {
    order: (order === null ? defaultOrder : order.split(','))
      .map(orderTerm)
      .filter((term) => isField(term.field)),
    filter: parseFilterText(search.get(keys.filter) ?? '').filter.filter((item) =>
      fieldsIn([item]).every(isField),
    ),
    q: search.get(keys.q) ?? '',
  };
}

/** Writes a change of the list into a copy of the URL's parameters; defaults leave no trace. */
export function withListState(
  search: URLSearchParams,
  change: Partial<ListState>,
  defaultOrder: readonly string[],
): URLSearchParams {
  const next = new URLSearchParams(search);
  const set = (key: string, value: string, standard = '') => {
    if (value === standard) next.delete(key);
    else next.set(key, value);
  };
  if (change.order) set(keys.order, orderText(change.order), defaultOrder.join(','));
  if (change.filter) set(keys.filter, filterText(change.filter));
  if (change.q !== undefined) set(keys.q, change.q);
  return next;
}

/** `name1,-ort`, as the wire's `orderBy` wants it. */
export function orderText(order: readonly OrderTerm[]): string {
  return order.map((term) => (term.descending ? `-${term.field}` : term.field)).join(',');
}

function orderTerm(text: string): OrderTerm {
  return text.startsWith('-')
    ? { field: text.slice(1), descending: true }
    : { field: text, descending: false };
}
