import { useStore } from '../state/store';
import { userState } from '../state/user-state';
import type { AnyRecord } from './dialect';

/** How much of each file that is under way has been sent, from 0 to 1. */
const shares = userState<ReadonlyMap<Blob, number>>(() => new Map());

/** Sends values and shows at the files among them how far that is; `undefined` when there are none. */
export async function showSending<T>(
  values: AnyRecord,
  send: (onProgress: ((share: number) => void) | undefined) => Promise<T>,
): Promise<T> {
  const files = Object.values(values).filter((value) => value instanceof Blob);
  if (files.length === 0) return send(undefined);
  const set = (share: number) =>
    shares.update((all) => new Map([...all, ...files.map((file) => [file, share] as const)]));
  set(0);
  try {
    return await send(set);
  } finally {
    shares.update((all) => new Map([...all].filter(([file]) => !files.includes(file))));
  }
}

/** How much of a file has been sent; undefined while it is not under way. */
export function useSending(file: unknown): number | undefined {
  return useStore(shares, (all) => (file instanceof Blob ? all.get(file) : undefined));
}
