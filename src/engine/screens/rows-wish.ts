/** State of a place in the history for whoever goes to a list by keys: they go on in its rows. */
export const toRows = { toRows: true } as const;

/** Tells whether a place in the history holds that wish. */
export function wantsRows(state: unknown): boolean {
  return (state as { toRows?: unknown } | null)?.toRows === true;
}
