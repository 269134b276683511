import type { QueryMeta } from '@tanstack/react-query';

/** Begins the keys of everything that is kept on this device. */
export const persistedPrefix = 'kontor.kept.';
/** What another version of the page has kept is not read. */
export const persistedVersion = `${persistedPrefix}${import.meta.env.KONTOR_VERSION}.`;

/** What is kept of a query: its data, when they came (ms since 1970), and how long they count. */
export interface Persisted {
  at: number;
  until: QueryMeta['persisted'];
  data: unknown;
}

/** Key under which the data of a query are kept for a user; `hash` is the query's. */
export function persistedKey(user: string, hash: string): string {
  return `${persistedVersion}${encodeURIComponent(user)}.${hash}`;
}

/** What this device knows of a query for a user; undefined when it knows nothing that can be read. */
export function readPersisted(user: string, hash: string): Persisted | undefined {
  try {
    const text = localStorage.getItem(persistedKey(user, hash));
    return (JSON.parse(text ?? 'null') as Persisted | null) ?? undefined;
  } catch {
    return undefined;
  }
}
