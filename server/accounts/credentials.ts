import { LONGEST_PASSWORD, passwordLength } from './password-rule';

/** UTF-16 units of a user name. */
const LONGEST_NAME = 200;
/** UTF-16 units of both, decomposed letters of several each: what is longer need not be counted. */
const LONGEST_TEXT = 2_000;

/** The user name, folded as it is stored, and the password of an `Authorization: Basic` header (UTF-8). */
export function readCredentials(
  header: string | undefined,
): { benutzername: string; password: string } | undefined {
  const encoded = /^Basic +([A-Za-z0-9+/]+=*) *$/i.exec(header ?? '')?.[1];
  if (!encoded) return undefined;
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(encoded, 'base64'));
  } catch {
    return undefined;
  }
  const colon = text.indexOf(':');
  if (colon < 1 || text.includes('\0') || text.length > LONGEST_TEXT) return undefined;
  const benutzername = text.slice(0, colon).normalize('NFC').trim().toLowerCase();
  const password = text.slice(colon + 1);
  if (benutzername.length > LONGEST_NAME || passwordLength(password) > LONGEST_PASSWORD) {
    return undefined;
  }
  return { benutzername, password };
}
