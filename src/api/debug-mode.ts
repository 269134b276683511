const key = 'kontor.debug';

/**
 * Tells whether failures show status, method and instance, and calls carry a trace: `?debug=1` and `?debug=0` switch
 * it.
 */
export function isDebugMode(): boolean {
  return globalThis.localStorage?.getItem(key) === '1';
}

export function readDebugSwitch(search: string): void {
  const wanted = new URLSearchParams(search).get('debug');
  if (wanted === '1') globalThis.localStorage?.setItem(key, '1');
  if (wanted === '0') globalThis.localStorage?.removeItem(key);
}
