import { problem } from '../http/errors/problem';

/** Maximum times that a backend, and any proxy before it, decodes a path. */
const MOST_DECODINGS = 3;

/**
 * Makes the address at the backend for a path and a query below its base, with the parameters that allow the call and
 * none of these from elsewhere. Throws 404 for a path that leads out of the base, whichever server reads it.
 */
export function backendAddress(
  base: string,
  rest: string,
  query: Readonly<Record<string, string>> = {},
): URL {
  const inside = new URL(base.endsWith('/') ? base : `${base}/`);
  const [path = ''] = rest.split('?', 1);
  if (!/^\/(?!\/)/.test(path) || leadsOut(path)) throw problem(404, 'msg_path_unknown');
  const url = new URL(`${inside.href.slice(0, -1)}${rest}`);
  if (url.origin !== inside.origin || !url.pathname.startsWith(inside.pathname)) {
    throw problem(404, 'msg_path_unknown');
  }
  withoutParameters(url, Object.keys(query));
  for (const [name, value] of Object.entries(query)) url.searchParams.append(name, value);
  return url;
}

/** Removes parameters of these names from an address, however they are written. */
export function withoutParameters({ searchParams }: URL, names: readonly string[]): void {
  const known = names.map((name) => name.toLowerCase());
  for (const name of [...searchParams.keys()]) {
    // Some treat `key[]` as the same.
    if (known.includes(name.toLowerCase().replace(/\[.*$/, ''))) searchParams.delete(name);
  }
}

/**
 * Tells whether a path leads out: encoded once more than URLs are read, with a backslash, or with a parameter of the
 * step (`..;a`), as some servers read it.
 */
function leadsOut(path: string): boolean {
  let text = path;
  for (let times = 0; times <= MOST_DECODINGS; times++) {
    const steps = text.split(/[/\\]/).map((step) => step.split(';', 1)[0]);
    // eslint-disable-next-line no-control-regex -- what no path has
    if (steps.includes('..') || /[\0-\x1f\x7f]/.test(text)) return true;
    // Byte by byte: bytes that are no text as a whole may still hold a step upwards.
    text = text.replace(/%([0-9a-f]{2})/gi, (_, byte: string) =>
      String.fromCharCode(Number.parseInt(byte, 16)),
    );
  }
  return false;
}
