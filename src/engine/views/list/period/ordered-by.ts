import type { OrderTerm } from '../../../data/lists/list-state';
import type { Fields } from '../../../fields/field';

/** Returns the order by a field and the id, where the list knows an order by the field. */
export function orderedBy(name: string, fields: Fields): readonly OrderTerm[] {
  if (fields[name]?.unordered) return [];
  return [name, 'id'].map((field) => ({ field, descending: false }));
}
