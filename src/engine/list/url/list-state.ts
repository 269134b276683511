import { filterText, parseFilterText } from '../filter/filter-text';
import { fieldsIn, isGroup, type Filter, type Predicate } from '../filter/predicate';

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

/** What of a URL a list can show. */
export interface ListScope {
  isField: (name: string) => boolean;
  /** The server can be asked for «or». */
  canOr: boolean;
  defaultOrder: readonly string[];
}

/** Reads the list's part of a URL; what means nothing here is left out (`unreadableFilters` names it). */
export function listStateOf(search: URLSearchParams, scope: ListScope): ListState {
  const order = search.get(keys.order);
  return {
    order: (order === null ? scope.defaultOrder : order.split(','))
      .map(orderTerm)
      .filter((term) => scope.isField(term.field)),
    filter: parseFilterText(search.get(keys.filter) ?? '').filter.filter(isReadable(scope)),
    q: search.get(keys.q) ?? '',
  };
}

/** Filters of a URL that this list cannot apply, as they were written: the user has to know that they do not count. */
export function unreadableFilters(search: URLSearchParams, scope: ListScope): readonly string[] {
  const { filter, invalid } = parseFilterText(search.get(keys.filter) ?? '');
  const readable = isReadable(scope);
  return [
    ...invalid,
    ...filter.filter((item) => !readable(item)).map((item) => filterText([item])),
  ];
}

const isReadable =
  ({ isField, canOr }: ListScope) =>
  (item: Predicate) =>
    fieldsIn([item]).every(isField) && (canOr || !isGroup(item));

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
