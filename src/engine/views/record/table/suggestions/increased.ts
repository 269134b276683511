import { decimal, roundHalfUp } from '../../../../../../schemas/rules/decimal';

/** Exact: 0.1 and 0.2 are 0.3. */
export function increased(value: unknown, by: number): number {
  const now = typeof value === 'number' ? value : 0;
  return roundHalfUp(decimal(now).plus(decimal(by)), 6);
}
