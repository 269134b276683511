/** State of a location that no page may block. Input is kept as drafts. */
export const forcedMove = { isForced: true } as const;

export function isForcedMove(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isForced' in state;
}

const restoreKey = 'kontor.restore';
let reloading = false;
let restoring = takeMark();

/** Reloads the page without asking: what is typed is in its draft, which the page restores by itself. */
export function reloadPage(): void {
  reloading = true;
  globalThis.sessionStorage?.setItem(restoreKey, window.location.pathname);
  window.location.reload();
}

export function isReloading(): boolean {
  return reloading;
}

/** Tells whether the page was loaded by {@link reloadPage} and its draft is not restored yet. */
export function isRestoring(): boolean {
  return restoring;
}

/** Ends the restoring: the draft was taken up, or there is none. */
export function endRestoring(): void {
  restoring = false;
}

function takeMark(): boolean {
  const path = globalThis.sessionStorage?.getItem(restoreKey);
  globalThis.sessionStorage?.removeItem(restoreKey);
  return typeof path === 'string' && path === globalThis.location?.pathname;
}
