/**
 * Returns a path of this application; undefined for one that leads elsewhere (`//host`, `/\host`, `javascript:`) or
 * back to the login.
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
