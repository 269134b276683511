import { IV_LENGTH, sealBytes, unsealBytes } from './cipher';

/** Names in `localStorage` of a user's own texts, legible while he works: drafts, and the running telephone call. */
const own = /^kontor\.(?:draft|call)\.(\d+)(?:\.|$)/;
const SEALED = 'sealed:';

/** Lists the users with a text of the wanted kind, each once. */
export function usersWithTexts(kind: 'legible' | 'sealed'): Set<number> {
  const found = Object.keys(localStorage).filter((name) => {
    const isSealed = localStorage.getItem(name)?.startsWith(SEALED) === true;
    return own.test(name) && isSealed === (kind === 'sealed');
  });
  return new Set(found.map((name) => Number(own.exec(name)?.[1])));
}

/** Tells whether a user has sealed texts; false also where the browser keeps nothing. */
export function hasSealedTexts(userId: number): boolean {
  try {
    return usersWithTexts('sealed').has(userId);
  } catch {
    return false;
  }
}

/** Makes the texts of a user illegible without `key`. One that changes meanwhile is left for the next time. */
export async function sealTexts(userId: number, key: CryptoKey): Promise<void> {
  await replaceTexts(userId, async (text) => {
    if (text.startsWith(SEALED)) return undefined;
    const { iv, data } = await sealBytes(new TextEncoder().encode(text), key);
    return SEALED + base64([...iv, ...new Uint8Array(data)]);
  });
}

/** Makes the texts legible again. What another key has sealed stays as it is. */
export async function unsealTexts(userId: number, key: CryptoKey): Promise<void> {
  await replaceTexts(userId, async (text) => {
    if (!text.startsWith(SEALED)) return undefined;
    const bytes = Uint8Array.from(atob(text.slice(SEALED.length)), (one) => one.charCodeAt(0));
    const sealed = { iv: bytes.slice(0, IV_LENGTH), data: bytes.slice(IV_LENGTH).buffer };
    const opened = await unsealBytes(sealed, key).catch(() => undefined);
    return opened && new TextDecoder().decode(opened);
  });
}

async function replaceTexts(
  userId: number,
  change: (text: string) => Promise<string | undefined>,
): Promise<void> {
  const names = Object.keys(localStorage).filter((name) => own.exec(name)?.[1] === String(userId));
  for (const name of names) {
    const text = localStorage.getItem(name);
    const next = text === null ? undefined : await change(text);
    if (next !== undefined && localStorage.getItem(name) === text) localStorage.setItem(name, next);
  }
}

function base64(bytes: readonly number[]): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
