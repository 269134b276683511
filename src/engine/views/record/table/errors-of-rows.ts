import type { RowErrors } from './grid-row';

/** What the session says of rows, and where it says nothing of a cell, why nothing could be suggested there. */
export function errorsOfRows(
  ofSession: ReadonlyMap<string, RowErrors>,
  ofSuggestions: ReadonlyMap<string, RowErrors> | undefined,
): ReadonlyMap<string, RowErrors> {
  if (!ofSuggestions || ofSuggestions.size === 0) return ofSession;
  const all = new Map(ofSession);
  for (const [key, errors] of ofSuggestions) all.set(key, { ...all.get(key), ...errors });
  return all;
}
