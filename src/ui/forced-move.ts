/** Marks a move that no page may stop, as state of its location. Input is kept as drafts. */
export const forcedMove = { isForced: true } as const;

export function isForcedMove(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isForced' in state;
}

const restoreKey = 'kontor.restore';
let reloading = false;
let restoring = takeMark();

/** Loads the page anew without asking: what is typed is in its draft, which the page takes up by itself afterwards. */
export function reloadPage(): void {
  reloading = true;
  globalThis.sessionStorage?.setItem(restoreKey, window.location.pathname);
  window.location.reload();
}

export function isReloading(): boolean {
  return reloading;
}

/** Whether the page that is open has been loaded by {@link reloadPage}, and nobody has taken up its draft yet. */
export function isRestoring(): boolean {
  return restoring;
}

/** The draft was taken up, or there is none. */
export function endRestoring(): void {
  restoring = false;
}

function takeMark(): boolean {
  const path = globalThis.sessionStorage?.getItem(restoreKey);
  globalThis.sessionStorage?.removeItem(restoreKey);
  return typeof path === 'string' && path === globalThis.location?.pathname;
}
