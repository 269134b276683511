import type { Problem } from '../../../fields/field-editing';

/** Cell that names what its row is a part of. */
export interface NamingCell {
  /** Name of its column's field. */
  name: string;
  text: string;
  /** Value of the only record that is meant; undefined for none or several. */
  value: string | number | undefined;
}

export type NamedParent = { value: string | number } | { name: string; problem: Problem };

/**
 * Says what a row is a part of: what its surest column names, unless another one names another record. `cells`: those of
 * the columns of the file, the surest first.
 */
export function namedParent(cells: readonly NamingCell[], otherwise: string): NamedParent {
  const filled = cells.filter(({ text }) => text !== '');
  const [surest, ...others] = filled;
  if (!surest) return { name: cells[0]?.name ?? otherwise, problem: { key: 'problems:required' } };
  const { name, value } = surest;
  if (value === undefined) return { name, problem: { key: 'problems:notOneRecord' } };
  const other = others.find((one) => one.value !== undefined && one.value !== value);
  if (other) return { name: other.name, problem: { key: 'problems:otherRecord' } };
  return { value };
}
