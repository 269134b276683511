import { problem } from '../http/errors/problem';

/** A backend, and whatever stands before it, decodes a path so often at most. */
const MOST_DECODINGS = 3;

/**
 * The address at the backend of what a path and a query below its base name, with the parameters that allow the call and none
 * of these from elsewhere. Throws 404 for a path that leads out of the base, to whoever may read it.
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

/** Takes parameters of these names out of an address, however they are written. */
export function withoutParameters({ searchParams }: URL, names: readonly string[]): void {
  const known = names.map((name) => name.toLowerCase());
  for (const name of [...searchParams.keys()]) {
    // `key[]` is the same to some.
    if (known.includes(name.toLowerCase().replace(/\[.*$/, ''))) searchParams.delete(name);
  }
}

/** Encoded once more than URLs are read, with a backslash, or with a parameter of the step (`..;a`): some servers read it. */
function leadsOut(path: string): boolean {
  let text = path;
  for (let times = 0; times <= MOST_DECODINGS; times++) {
    const steps = text.split(/[/\\]/).map((step) => step.split(';', 1)[0]);
    // eslint-disable-next-line no-control-regex -- what no path has
    if (steps.includes('..') || /[\0-\x1f\x7f]/.test(text)) return true;
    // Byte by byte: what is no text as a whole may still hold a step upwards.
    text = text.replace(/%([0-9a-f]{2})/gi, (_, byte: string) =>
      String.fromCharCode(Number.parseInt(byte, 16)),
    );
  }
  return false;
}
