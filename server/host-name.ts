import { isIPv4 } from 'node:net';

/**
 * Extracts the name or address from a `Host` header, without port, as URLs spell it (`localhost`, `127.0.0.1`,
 * `[::1]`); undefined where it is none.
 */
export function hostName(header: string): string | undefined {
  if (!/^[\w.:[\]-]+$/.test(header)) return undefined;
  const url = `http://${header}/`;
  if (!URL.canParse(url)) return undefined;
  return new URL(url).hostname.replace(/\.$/, '');
}

/** Tells whether a name can only mean this machine: no other machine's name can resolve to it. */
export function isLoopback(name: string): boolean {
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return name === '::1' || name === '[::1]' || (isIPv4(name) && name.startsWith('127.'));
}
