import { offlineDatabaseName, readyName } from '../../state/forget-user';
import { readSession } from '../token-store';
import { openOfflineDatabase, type OfflineDatabase, type QueueKeyName } from './offline-database';
import { sealTexts, unsealTexts, usersWithTexts } from './own-texts';
import { queueKey } from './user-keys';

/** Keys of users who have written something in this tab: it can still be sealed when the key has left the disk. */
const known = new Map<number, Promise<CryptoKey | undefined>>();

/** Notes that a text of a user has been written: it has to be sealed when he leaves, or at once if he has left. */
export function noteOwnText(userId: number): void {
  if (!canSeal()) return;
  if (!readSession()) void lockUp().catch(() => undefined);
  else void hold(userId);
}

/**
 * Fetches the keys while their user is still logged in: what he has written, even before this version, can be sealed
 * when he leaves.
 */
export async function prepareLockUp(): Promise<void> {
  if (canSeal()) await Promise.all([...usersWithTexts('legible')].map(hold));
}

/** Asks for the key of a user once; if it cannot be had, again with the next text. */
async function hold(userId: number): Promise<void> {
  if (known.has(userId)) return void (await known.get(userId));
  const key = sharedKey(userId);
  known.set(userId, key);
  if (!(await key)) known.delete(userId);
}

/**
 * Takes from this device the keys of everybody but `stays`, and what the server has told them; what they have not sent
 * stays, and opens once they have logged in again.
 */
export async function lockUp(stays?: number): Promise<void> {
  if (!canSeal()) return;
  for (const userId of usersWithTexts('legible')) {
    if (userId === stays) continue;
    const key = (await known.get(userId)) ?? (await keptKey(userId));
    if (key) await sealTexts(userId, key);
  }
  for (const userId of await usersWithDatabase()) if (userId !== stays) await dropKeys(userId);
  // Until somebody else has come, the former user's page may still be closing.
  if (stays !== undefined) for (const id of known.keys()) if (id !== stays) known.delete(id);
}

/** Makes legible what `lockUp` has sealed for the user who has logged in. */
export async function unlock(userId: number): Promise<void> {
  if (!canSeal()) return;
  const key = await sharedKey(userId);
  if (key) await unsealTexts(userId, key);
}

/** Reads the key shared by the server; undefined where it hands out none: one that stays here would protect nothing. */
function sharedKey(userId: number): Promise<CryptoKey | undefined> {
  return withDatabase(userId, async (database) => {
    const { name, key } = await queueKey(database, userId);
    return name === 'queue' ? key : undefined;
  }).catch(() => undefined);
}

/** Reads the key that has not been dropped yet. */
function keptKey(userId: number): Promise<CryptoKey | undefined> {
  return withDatabase(userId, (database) => database.get('keys', 'queue')).catch(() => undefined);
}

function dropKeys(userId: number): Promise<void> {
  return withDatabase(userId, async (database) => {
    const change = database.transaction(['keys', 'answers', 'entries', 'files'], 'readwrite');
    const keys = change.objectStore('keys');
    await change.objectStore('answers').clear();
    await keys.delete('answers');
    await keys.delete('queue');
    if (await keys.getKey('cipher')) {
      // A file may be older than its entry. One at a time: photos are large.
      const isUsed =
        (await isSealedWith('cipher', await change.objectStore('entries').openCursor())) ||
        (await isSealedWith('cipher', await change.objectStore('files').openCursor()));
      if (!isUsed) await keys.delete('cipher');
    }
    await change.done;
    localStorage.removeItem(readyName(userId));
  });
}

interface Row {
  value: { key?: QueueKeyName };
  continue: () => Promise<Row | null>;
}

/**
 * Tells whether a row from here on is sealed with this key; rows that name none come from an earlier version, and are
 * sealed with `cipher`.
 */
async function isSealedWith(name: QueueKeyName, first: Row | null): Promise<boolean> {
  for (let row = first; row; row = await row.continue()) {
    if ((row.value.key ?? 'cipher') === name) return true;
  }
  return false;
}

async function withDatabase<T>(
  userId: number,
  work: (database: OfflineDatabase) => Promise<T>,
): Promise<T> {
  const database = await openOfflineDatabase(userId);
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

async function usersWithDatabase(): Promise<number[]> {
  const prefix = offlineDatabaseName('');
  const all = await indexedDB.databases();
  return all.flatMap(({ name = '' }) =>
    name.startsWith(prefix) ? [Number(name.slice(prefix.length))] : [],
  );
}

const canSeal = () => globalThis.isSecureContext === true && 'indexedDB' in globalThis;
