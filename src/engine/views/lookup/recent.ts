/** Most values kept per user and lookup. */
const MOST = 8;

type Value = string | number;

/** Puts the one chosen last in front, each once, and forgets the oldest. */
export function withRecent(values: readonly Value[], chosen: Value): readonly Value[] {
  return [chosen, ...values.filter((value) => value !== chosen)].slice(0, MOST);
}

/** Reads stored values; whatever else stands there is ignored. */
export function readRecent(stored: unknown): readonly Value[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .filter((value): value is Value => typeof value === 'string' || typeof value === 'number')
    .slice(0, MOST);
}
