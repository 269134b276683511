const key = 'kontor.debug';

/**
 * Whether failures are shown with status, method and instance, and calls carry a trace. Switched on in this browser by
 * `?debug=1` in the address, off by `?debug=0`.
 */
export function isDebugMode(): boolean {
  return globalThis.localStorage?.getItem(key) === '1';
}

/** Takes the switch out of the page's address (`location.search`). */
export function readDebugSwitch(search: string): void {
  const wanted = new URLSearchParams(search).get('debug');
  if (wanted === '1') globalThis.localStorage?.setItem(key, '1');
  if (wanted === '0') globalThis.localStorage?.removeItem(key);
}
