import type { OrderTerm } from '../../../data/lists/list-state';

/** The order in which records stand when every group is open. */
export function groupedOrder(
  group: readonly string[],
  order: readonly OrderTerm[],
): readonly OrderTerm[] {
  const isDescending = (name: string) =>
    order.some(({ field, descending }) => field === name && descending);
  return [
    ...group.map((field) => ({ field, descending: isDescending(field) })),
    ...order.filter(({ field }) => !group.includes(field)),
  ];
}
