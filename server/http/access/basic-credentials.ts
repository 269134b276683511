/** Maximum number of UTF-16 units of name and password together, with several per decomposed letter. */
const LONGEST_TEXT = 2_000;

/** User name and password as they were sent. */
export interface BasicCredentials {
  user: string;
  password: string;
}

/** Reads an `Authorization: Basic` header (RFC 7617, UTF-8); undefined for any other, and where it is too long. */
export function basicCredentials(header: string | undefined): BasicCredentials | undefined {
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
  return { user: text.slice(0, colon), password: text.slice(colon + 1) };
}
