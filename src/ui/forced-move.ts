/** Marks a move that no page may stop, as state of its location. Input is kept as drafts. */
export const forcedMove = { isForced: true } as const;

export function isForcedMove(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isForced' in state;
}

const restoreKey = 'kontor.restore';
let reloading = false;

/** Loads the page anew without asking: what is typed is in its draft, which the page takes up by itself afterwards. */
export function reloadPage(): void {
  reloading = true;
  globalThis.sessionStorage?.setItem(restoreKey, '1');
  window.location.reload();
}

export function isReloading(): boolean {
  return reloading;
}

/** Whether the page has just been loaded by {@link reloadPage}; true once. */
export function takeRestoring(): boolean {
  const isRestoring = globalThis.sessionStorage?.getItem(restoreKey) === '1';
  globalThis.sessionStorage?.removeItem(restoreKey);
  return isRestoring;
}
