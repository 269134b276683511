import type { OrderTerm } from './list-state';

/**
 * The order after a click on a column's header: ascending, descending, then not sorted by it.
 * With `add` (Shift) the other columns stay, otherwise the column becomes the only one.
 */
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
