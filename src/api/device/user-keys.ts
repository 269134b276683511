import { call } from '../call';
import { recordOf } from '../dialects/reference';
import { readSession } from '../token-store';
import { derivedCipherKey, newCipherKey } from './cipher';
import type { KeyName, OfflineDatabase, QueueKeyName } from './offline-database';

/** Length in bytes of a secret, as the contract has it, and of a salt. */
const LENGTH = 32;
/** Longest wait in ms: a device that hears nothing for so long makes a key by itself. */
const PATIENCE = 5_000;

/** Key, with its name for where something is sealed with it. */
export interface QueueKey {
  name: QueueKeyName;
  key: CryptoKey;
}

/**
 * Returns the key that unsent work is sealed with from now on; reads the user's secret from the server if it is not
 * here.
 */
export async function queueKey(database: OfflineDatabase, userId: number): Promise<QueueKey> {
  const known = await database.get('keys', 'queue');
  if (known) return { name: 'queue', key: known };
  const user = readSession()?.user;
  const secret = await readSecret(userId);
  if (!secret) return { name: 'cipher', key: await ownKey(database, 'cipher') };
  const key = await derivedCipherKey(secret, await saltOf(database, 'queue'));
  // A user who has logged out meanwhile leaves no key behind.
  if (user === undefined || readSession()?.user !== user) throw new Error('queueKey: logged out');
  await database.put('keys', key, 'queue');
  return { name: 'queue', key };
}

/** Returns the key of what the server said. Without it, what was kept before cannot be read, and is deleted. */
export async function answersKey(database: OfflineDatabase): Promise<CryptoKey> {
  if (!(await database.get('keys', 'answers'))) await database.clear('answers');
  return ownKey(database, 'answers');
}

/** Returns a key of this device, made on first use; of two tabs that make one, the first wins. */
async function ownKey(database: OfflineDatabase, name: KeyName): Promise<CryptoKey> {
  const known = await database.get('keys', name);
  if (known) return known;
  const made = await newCipherKey();
  const change = database.transaction('keys', 'readwrite');
  const first = await change.store.get(name);
  if (!first) await change.store.put(made, name);
  await change.done;
  return first ?? made;
}

/** Returns the salt, which stays over logouts, so that the same secret gives the same key. */
async function saltOf(database: OfflineDatabase, name: KeyName): Promise<Uint8Array<ArrayBuffer>> {
  const change = database.transaction('salts', 'readwrite');
  const known = await change.store.get(name);
  const salt = known ?? crypto.getRandomValues(new Uint8Array(LENGTH));
  if (!known) await change.store.put(salt, name);
  await change.done;
  return salt;
}

/** Reads the secret; undefined without a network, from a server that hands out none, and in anybody else's session. */
async function readSecret(userId: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const options = { isBackground: true, signal };
    const { data } = await call('GET /system/geraeteschluessel', options);
    const { benutzerId, schluessel } = recordOf(data);
    if (benutzerId !== userId) return undefined;
    const bytes = Uint8Array.from(atob(String(schluessel)), (one) => one.charCodeAt(0));
    return bytes.length === LENGTH ? bytes : undefined;
  } catch {
    return undefined;
  }
}
