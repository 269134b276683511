/** What is stored of a value: nobody reads it without the key, which the browser hands to nobody. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

const algorithm = 'AES-GCM';
/** Bytes, as NIST SP 800-38D asks for; a new one each time. */
const IV_LENGTH = 12;

/** It can be stored in IndexedDB and used, and never be read out. */
export function newCipherKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);
}

/** `value`: whatever JSON can say. */
export async function seal(value: unknown, key: CryptoKey): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_LENGTH));
  const text = new TextEncoder().encode(JSON.stringify(value));
  return { iv, data: await crypto.subtle.encrypt({ name: algorithm, iv }, key, text) };
}

/** Rejects for what was sealed with another key, or changed since. */
export async function unseal<T>({ iv, data }: Sealed, key: CryptoKey): Promise<T> {
  const text = await crypto.subtle.decrypt({ name: algorithm, iv }, key, data);
  return JSON.parse(new TextDecoder().decode(text)) as T;
}
