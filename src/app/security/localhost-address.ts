/** Passkeys need a name: `localhost` for a page of this computer that is open under its number; else undefined. */
export function localhostAddress(href: string): string | undefined {
  const url = new URL(href);
  if (!/^(127\.0\.0\.1|\[::1\])$/.test(url.hostname)) return undefined;
  url.hostname = 'localhost';
  return url.href;
}
