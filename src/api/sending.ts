import { useCallback, useSyncExternalStore } from 'react';
import type { AnyRecord } from './dialect';

/** How much of each file that is under way has been sent, from 0 to 1. */
const shares = new Map<Blob, number>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Sends values and shows at the files among them how far that is; `undefined` when there are none. */
export async function showSending<T>(
  values: AnyRecord,
  send: (onProgress: ((share: number) => void) | undefined) => Promise<T>,
): Promise<T> {
  const files = Object.values(values).filter((value) => value instanceof Blob);
  if (files.length === 0) return send(undefined);
  const set = (share: number) => {
    for (const file of files) shares.set(file, share);
    tell();
  };
  set(0);
  try {
    return await send(set);
  } finally {
    for (const file of files) shares.delete(file);
    tell();
  }
}

/** How much of a file has been sent; undefined while it is not under way. */
export function useSending(file: unknown): number | undefined {
  const subscribe = useCallback((listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, []);
  return useSyncExternalStore(subscribe, () =>
    file instanceof Blob ? shares.get(file) : undefined,
  );
}
