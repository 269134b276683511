/** Returns the name of the database that the device keeps for a user without a network. */
export const offlineDatabaseName = (userId: number | ''): string => `kontor.offline.${userId}`;

/** Returns the key under which it is remembered what is ready for work without a network. */
export const readyName = (userId: number): string => `kontor.offline.ready.${userId}`;

/** Prefixes of a user's own entries in `localStorage`. */
const places = ['draft', 'offline.ready', 'call'].map((name) => `kontor.${name}.`);

/**
 * Deletes everything from this device that it has kept for a user, sent or not: drafts, answers, what waits. Resolves
 * once it is gone, also where a browser keeps nothing. `login`: the user's login name.
 */
export async function forgetUser(userId: number, login: string): Promise<void> {
  const name = `.${encodeURIComponent(login)}.`;
  const own = (key: string) =>
    places.some((place) => `${key}.`.startsWith(`${place}${userId}.`)) ||
    (key.startsWith('kontor.kept.') && key.includes(name));
  try {
    for (const key of Object.keys(localStorage).filter(own)) localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to delete.
  }
  await deleted(offlineDatabaseName(userId));
}

/** Deletes a database; open pages close it when they are asked to (`blocking`). */
function deleted(name: string): Promise<void> {
  return new Promise((resolve) => {
    if (!('indexedDB' in globalThis)) return resolve();
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => resolve());
  });
}
