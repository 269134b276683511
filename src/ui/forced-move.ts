/** Marks a move that no page may stop, as state of its location. Input is kept as drafts. */
export const forcedMove = { isForced: true } as const;

export function isForcedMove(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isForced' in state;
}
