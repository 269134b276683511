/** Begins the keys of everything that is kept on this device. */
export const keptPrefix = 'kontor.kept.';
/** What another version of the page has kept is not read. */
export const keptVersion = `${keptPrefix}${import.meta.env.KONTOR_VERSION}.`;

/** Key under which the data of a query are kept for a user; `hash` is the query's. */
export function keptKey(user: string, hash: string): string {
  return `${keptVersion}${encodeURIComponent(user)}.${hash}`;
}
