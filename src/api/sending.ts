import { useStore } from '../state/store';
import { userState } from '../state/user-state';
import type { AnyRecord } from './dialect';

/** Share sent of each file under way, 0 to 1. */
const shares = userState<ReadonlyMap<Blob, number>>(() => new Map());

/** Shows the progress at the files among the values; `send` gets undefined when there are none. */
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

/** Returns the share that was sent, 0 to 1; undefined while the file is not under way. */
export function useSending(file: unknown): number | undefined {
  return useStore(shares, (all) => (file instanceof Blob ? all.get(file) : undefined));
}
