import { filterText, parseFilterText } from '../filters/filter-text';
import { fieldsIn, type Filter, type FilterPredicate, isGroup } from '../filters/predicate';
import type { Fields } from '../../fields/field';
import { isComparable } from '../filters/is-comparable';
import { type Aggregate, aggregatesText, parseAggregates } from './aggregate';
import { inTodaysNames, type Renamed } from './renamed-fields';

export interface OrderTerm {
  field: string;
  descending: boolean;
  /** Values in this order, others after them; not in the URL. */
  values?: readonly (string | number)[];
}

/** State of a list, kept in the URL: a link reproduces the list. */
export interface ListState {
  order: readonly OrderTerm[];
  filter: Filter;
  /** Text of the full-text search; the server takes it from three characters. */
  q: string;
  /** Fields to group by, outermost first; at most three. */
  group: readonly string[];
  /** Aggregates; undefined: the default ones of a grouped list. */
  sum: readonly Aggregate[] | undefined;
  /** Display, if the screen has it: `board`, `tree`, …; anything else: a list. */
  display?: string;
  /** Period that a calendar or a schedule shows at once. */
  period?: string;
}

/** State that applies where the URL says nothing: the screen's own order, or a view. */
export type BaseState = Omit<ListState, 'q'>;

const keys = { order: 'order', filter: 'filter', q: 'q', group: 'group', sum: 'sum' } as const;

/** Parameter apart from the others: it stays when a view is chosen that does not set it. */
const display = 'ansicht';
const period = 'zeitraum';

export const mostLevels = 3;

export interface ListScope {
  isField: (name: string) => boolean;
  fields?: Fields;
  /** Flag for the search; false where the server cannot search for words. */
  canSearch?: boolean;
  /** True if the server takes «or», groups and totals. */
  canQuery: boolean;
  /** Renamed fields that an address may still call by a former name. */
  renamed?: Renamed;
  base: BaseState;
}

/** Returns the base of a list without a view. */
export function standardBase(order: readonly string[]): BaseState {
  return { order: order.map(orderTerm), filter: [], group: [], sum: undefined };
}

/** Reads the state from a URL and leaves out what means nothing here (`leftOut` names it). */
export function listStateOf(search: URLSearchParams, scope: ListScope): ListState {
  const { isField, canQuery, canSearch = true, fields } = scope;
  const { order, filter, group, sum } = saidState(search, scope);
  return {
    order: order.filter(({ field }) => isField(field) && !fields?.[field]?.unordered),
    filter: filter.filter(isReadable(scope)),
    q: (canSearch && search.get(keys.q)) || '',
    group: canQuery ? [...new Set(group.filter(isField))].slice(0, mostLevels) : [],
    sum: canQuery ? sum?.filter(({ field }) => isField(field)) : undefined,
    display: search.get(display) ?? scope.base.display,
    period: search.get(period) ?? scope.base.period,
  };
}

/** Lists what does not count, as it was written: conditions and fields to order and group by; the user has to know. */
export function leftOut(search: URLSearchParams, scope: ListScope): readonly string[] {
  const { order, filter, group, invalid } = saidState(search, scope);
  const words = scope.canSearch === false ? search.get(keys.q) : null;
  const readable = isReadable(scope);
  return [
    ...(words ? [words] : []),
    ...invalid,
    ...filter.filter((item) => !readable(item)).map((item) => filterText([item])),
    ...[...order.map(({ field }) => field), ...group].filter(
      (name) => name !== '' && !scope.isField(name),
    ),
  ];
}

/** Reads what the address says, else the base, in today's names. */
function saidState(search: URLSearchParams, { base, renamed }: ListScope) {
  const order = search.get(keys.order);
  const group = search.get(keys.group);
  const sum = search.get(keys.sum);
  const text = search.get(keys.filter);
  const said = {
    order: order === null ? base.order : order.split(',').map(orderTerm),
    group: (group === null ? base.group : group.split(',')).map((field) => ({ field })),
    sum: sum === null ? base.sum : parseAggregates(sum),
    ...(text === null ? { filter: base.filter, invalid: [] } : parseFilterText(text)),
  };
  const today = inTodaysNames(said, renamed);
  return { ...today, group: today.group.map(({ field }) => field) };
}

const isReadable =
  ({ isField, canQuery, fields }: ListScope) =>
  (item: FilterPredicate) =>
    fieldsIn([item]).every((name) => isField(name) && !fields?.[name]?.unfiltered) &&
    (canQuery || !isGroup(item)) &&
    (isGroup(item) || isComparable(fields?.[item.field], item));

/** Writes the state into a copy of `search`; what equals the base is left out. */
export function withListState(
  search: URLSearchParams,
  change: Partial<ListState>,
  base: BaseState,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const set = (key: string, value: string, standard: string) => {
    if (value === standard) next.delete(key);
    else next.set(key, value);
  };
  if (change.order) set(keys.order, orderText(change.order), orderText(base.order));
  if (change.filter) set(keys.filter, filterText(change.filter), filterText(base.filter));
  if (change.q !== undefined) set(keys.q, change.q, '');
  if (change.group) set(keys.group, change.group.join(','), base.group.join(','));
  if (change.sum) {
    const text = aggregatesText(change.sum);
    if (base.sum && text === aggregatesText(base.sum)) next.delete(keys.sum);
    else next.set(keys.sum, text);
  } else if ('sum' in change) next.delete(keys.sum);
  if (change.display) set(display, change.display, base.display ?? 'list');
  if (change.period) set(period, change.period, base.period ?? '');
  return next;
}

/**
 * Removes the list's own parameters except the full-text search (`q`): what is left when a view takes over. `isSaid`:
 * the view says how its rows are displayed.
 */
export function withoutListState(search: URLSearchParams, isSaid = false): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const key of [keys.order, keys.filter, keys.group, keys.sum]) next.delete(key);
  if (isSaid) for (const key of [display, period]) next.delete(key);
  return next;
}

export function saysListState(search: URLSearchParams): boolean {
  return Object.values(keys).some((key) => search.has(key));
}

/** Writes an order as `name1,-ort`. */
export function orderText(order: readonly OrderTerm[]): string {
  return order.map((term) => (term.descending ? `-${term.field}` : term.field)).join(',');
}

function orderTerm(text: string): OrderTerm {
  return text.startsWith('-')
    ? { field: text.slice(1), descending: true }
    : { field: text, descending: false };
}

/** Returns the order after a click: ascending, descending, unsorted. With `add` (Shift) the other columns stay. */
export function nextOrder(
  order: readonly OrderTerm[],
  field: string,
  add: boolean,
): readonly OrderTerm[] {
  const current = order.find((term) => term.field === field);
  const next: OrderTerm[] = current?.descending
    ? []
    : [{ field, descending: current !== undefined }];
  if (!add) return next;
  if (!current) return [...order, ...next];
  return order.flatMap((term) => (term.field === field ? next : [term]));
}
