import type { FieldCondition } from '../../../data/filters/predicate';

/** Value of the board's field; null: none. */
export type BoardValue = string | number | null;

/**
 * Lists the columns of a board, from left to right: those that are declared, else all values. A column of records
 * without a value stands first where there are any.
 */
export function boardValues(
  all: readonly BoardValue[],
  declared: readonly BoardValue[] | undefined,
  hasEmpty: boolean,
): readonly BoardValue[] {
  const known = all.filter((value) => value !== null);
  const isKnown = new Set<unknown>(known);
  const shown = declared ? declared.filter((value) => isKnown.has(value)) : known;
  return hasEmpty ? [null, ...shown] : shown;
}

/** Builds the condition that the records of a column meet. */
export function conditionOf(field: string, value: BoardValue): FieldCondition {
  if (value === null) return { field, operator: 'null', values: [] };
  return { field, operator: '=', values: [String(value)] };
}

/** Returns the value of the column beside another; undefined at the edge. */
export function valueBeside(
  values: readonly BoardValue[],
  value: BoardValue,
  step: -1 | 1,
): BoardValue | undefined {
  const at = values.indexOf(value);
  return at < 0 ? undefined : values[at + step];
}

/**
 * Returns the place of the n-th card among the rows of its column, while those at `left` are on their way to another.
 */
export function rowOfCard(card: number, left: readonly number[]): number {
  return left
    .toSorted((one, other) => one - other)
    .reduce((row, gone) => (gone <= row ? row + 1 : row), card);
}
