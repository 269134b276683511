import type { QueryMeta } from '@tanstack/react-query';

/** Begins the keys of everything that is kept on this device. */
export const keptPrefix = 'kontor.kept.';
/** What another version of the page has kept is not read. */
export const keptVersion = `${keptPrefix}${import.meta.env.KONTOR_VERSION}.`;

/** What is kept of a query: its data, when they came (ms since 1970), and how long they count. */
export interface Kept {
  at: number;
  until: QueryMeta['isKept'];
  data: unknown;
}

/** Key under which the data of a query are kept for a user; `hash` is the query's. */
export function keptKey(user: string, hash: string): string {
  return `${keptVersion}${encodeURIComponent(user)}.${hash}`;
}

/** What this device knows of a query for a user; undefined when it knows nothing that can be read. */
export function readKept(user: string, hash: string): Kept | undefined {
  try {
    const text = localStorage.getItem(keptKey(user, hash));
    return (JSON.parse(text ?? 'null') as Kept | null) ?? undefined;
  } catch {
    return undefined;
  }
}
