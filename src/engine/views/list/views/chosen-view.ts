import { readVariable } from '../../../../../schemas/rules/query-variables';
import type { Operator } from '../../../../../schemas/rules/filter-grammar';
import type { View } from '../../../../api/view';
import { saysListState, withoutListState } from '../../../data/lists/list-state';
import type { Fields } from '../../../fields/field';
import { type Filter, type FilterPredicate, normalFilter } from '../../../data/filters/predicate';
import type { OfferedView } from './shipped-views';

const key = 'view';
/** Value in place of an id: the list without any view, where one would open by itself. */
const none = 'none';

interface ChosenView {
  view: OfferedView | undefined;
  /** True if the view in the URL does not exist, or not for this user. */
  isMissing: boolean;
}

/**
 * Finds the chosen view: the default one where the URL says nothing at all. `views`: the user's before those that are
 * shipped.
 */
export function chosenView(search: URLSearchParams, views: readonly OfferedView[]): ChosenView {
  const named = search.get(key);
  const standard = standardView(views);
  if (named === none) return { view: undefined, isMissing: false };
  if (named === null) {
    return { view: saysListState(search) ? undefined : standard, isMissing: false };
  }
  const found = views.find(({ id }) => String(id) === named);
  return { view: found ?? standard, isMissing: !found };
}

/** Tells whether a view's content is there; a list of very many leaves it out. */
export function isWhole(view: View): boolean {
  // Counts a view that does not say so as whole: a device may have kept it from before views could be cut.
  return view.istVollstaendig !== false;
}

/** Puts a view into the URL, with nothing that differs from it. */
export function withView(
  search: URLSearchParams,
  view: Pick<OfferedView, 'id'> | undefined,
  views: readonly OfferedView[],
): URLSearchParams {
  // Knows shipped views, which have names for ids, and most of which leave the display open.
  const shipped = views.find(({ id }) => id === view?.id)?.shipped;
  const saysDisplay = typeof view?.id === 'number' || shipped?.display !== undefined;
  return withViewKept(withoutListState(search, saysDisplay), view, views);
}

/** Puts a view into the URL, with what that says besides it. */
export function withViewKept(
  search: URLSearchParams,
  view: Pick<OfferedView, 'id'> | undefined,
  views: readonly OfferedView[],
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (view) next.set(key, String(view.id));
  else if (standardView(views)) next.set(key, none);
  else next.delete(key);
  return next;
}

type Wire = NonNullable<View['predicate']>;

/**
 * Reads a filter; undefined when it says more than filters here can: without a part, other rows would show than it was
 * made for.
 */
export function readPredicate(
  wire: View['predicate'] | undefined,
  fields: Fields,
): Filter | undefined {
  if (!wire) return [];
  const read = itemOf(wire, fields);
  return read && normalFilter([read]);
}

function itemOf(wire: Wire, fields: Fields): FilterPredicate | undefined {
  const { op, items = [], attribute, operator, value } = wire;
  if (op === 'NOT') return undefined;
  if (op) {
    const read = items.map((item) => (item ? itemOf(item, fields) : undefined));
    const known = read.filter((item) => item !== undefined);
    return known.length === read.length ? { op, items: known } : undefined;
  }
  if (attribute === undefined || operator === undefined) return undefined;
  const values = operator === 'null' || operator === '!null' ? [] : [value].flat();
  return {
    field: attribute,
    operator: operator as Operator,
    values: values.map((one) => textOf(one, attribute, fields)),
  };
}

/** Writes a value; a variable stays one where a day can be relative; elsewhere a colon is only a colon. */
function textOf(value: unknown, attribute: string, fields: Fields): string {
  const text = String(value ?? '');
  const field = Object.hasOwn(fields, attribute) ? fields[attribute] : undefined;
  if (typeof value !== 'string' || field?.type.comparison.isDay) return text;
  const read = readVariable(text);
  return 'text' in read ? read.text : text;
}

/** Finds the view that opens by itself; the first of several. */
export function standardView<V extends { istStandard: boolean | undefined }>(
  views: readonly V[],
): V | undefined {
  return views.find(({ istStandard }) => istStandard);
}
