/** Stored form of a value: unreadable without the key, which the browser hands to nobody. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

const algorithm = 'AES-GCM';
/** Length of an IV in bytes, as NIST SP 800-38D asks for; each has a new one. */
export const IV_LENGTH = 12;

/** Makes a key that can be stored in IndexedDB and used, and never be read out. */
export function newCipherKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);
}

/** Derives a key: the same for the same secret and salt, and as closed as a new one. */
export async function derivedCipherKey(
  secret: BufferSource,
  salt: BufferSource,
): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt, info: new Uint8Array() };
  return crypto.subtle.deriveKey(derivation, base, { name: algorithm, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
}

/** Seals a value: anything that JSON can express. */
export function seal(value: unknown, key: CryptoKey): Promise<Sealed> {
  return sealBytes(new TextEncoder().encode(JSON.stringify(value)), key);
}

/** Unseals a value; rejects if it was sealed with another key, or changed since. */
export async function unseal<T>(sealed: Sealed, key: CryptoKey): Promise<T> {
  return JSON.parse(new TextDecoder().decode(await unsealBytes(sealed, key))) as T;
}

export async function sealBytes(bytes: BufferSource, key: CryptoKey): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_LENGTH));
  return { iv, data: await crypto.subtle.encrypt({ name: algorithm, iv }, key, bytes) };
}

/** Unseals bytes; rejects like {@link unseal}. */
export function unsealBytes({ iv, data }: Sealed, key: CryptoKey): Promise<ArrayBuffer> {
  return crypto.subtle.decrypt({ name: algorithm, iv }, key, data);
}
