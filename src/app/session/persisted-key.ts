import type { QueryMeta } from '@tanstack/react-query';

export const persistedPrefix = 'kontor.kept.';
/** Prefix of the kept answers' keys; what another version of the page has kept is not read. */
export const persistedVersion = `${persistedPrefix}${import.meta.env.KONTOR_VERSION}.`;

/** Time at which the answer came (ms since 1970), and how long it counts. */
export interface Persisted {
  at: number;
  until: QueryMeta['persisted'];
  data: unknown;
}

export function persistedKey(user: string, hash: string): string {
  return `${persistedVersion}${encodeURIComponent(user)}.${hash}`;
}

/** Reads a kept answer; undefined when nothing readable is kept. */
export function readPersisted(user: string, hash: string): Persisted | undefined {
  try {
    const text = localStorage.getItem(persistedKey(user, hash));
    return (JSON.parse(text ?? 'null') as Persisted | null) ?? undefined;
  } catch {
    return undefined;
  }
}
