import { isIPv4 } from 'node:net';

/**
 * The name or address in a `Host` header, without port, as URLs spell it (`localhost`, `127.0.0.1`,
 * `[::1]`); undefined for what is none.
 */
export function hostName(header: string): string | undefined {
  if (!/^[\w.:[\]-]+$/.test(header)) return undefined;
  const url = `http://${header}/`;
  if (!URL.canParse(url)) return undefined;
  return new URL(url).hostname.replace(/\.$/, '');
}

/** Whether only this machine can be meant: what no other machine's name can resolve to. */
export function isLoopback(name: string): boolean {
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return name === '::1' || name === '[::1]' || (isIPv4(name) && name.startsWith('127.'));
}
