/**
 * A path of this application, or undefined. Keeps remembered paths and back links from leading elsewhere
 * (`//host`, `/\host`, `javascript:`) and from login to login.
 */
export function ownPath(path: unknown): string | undefined {
  if (typeof path !== 'string' || !path.startsWith('/')) return undefined;
  const base = 'https://own.invalid';
  if (!URL.canParse(path, base)) return undefined;
  const url = new URL(path, base);
  if (url.origin !== base || url.pathname.startsWith('//')) return undefined;
  if (/^\/(auth|logout|vario-api)(\/|$)/.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}
