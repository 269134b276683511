/** A page of this computer that is open under its number, under the name that it has as well; undefined for any other. */
export function localhostAddress(href: string): string | undefined {
  const url = new URL(href);
  if (!/^(127\.0\.0\.1|\[::1\])$/.test(url.hostname)) return undefined;
  url.hostname = 'localhost';
  return url.href;
}
