import type { RowErrors } from './grid-row';

/**
 * Merges the errors of the session with the reasons why nothing could be suggested; where a cell has both, the reason
 * shows.
 */
export function errorsOfRows(
  ofSession: ReadonlyMap<string, RowErrors>,
  ofSuggestions: ReadonlyMap<string, RowErrors> | undefined,
): ReadonlyMap<string, RowErrors> {
  if (!ofSuggestions || ofSuggestions.size === 0) return ofSession;
  const all = new Map(ofSession);
  for (const [key, errors] of ofSuggestions) all.set(key, { ...all.get(key), ...errors });
  return all;
}
