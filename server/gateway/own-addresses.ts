import { withoutParameters } from './backend-address';

/** What an answer's addresses are read from. */
export interface Place {
  /** Of the backend. */
  target: string;
  /** Of the page's API. */
  base: string;
  /** What was asked. */
  asked: URL;
  /** Parameters that allow calls, which no answer tells. */
  secrets: readonly string[];
}

/** Of a record that was created: as the page's API names it, whatever the backend calls itself. */
export function ownLocation(location: string | undefined, place: Place): string | undefined {
  const url = read(location, place);
  return url && below(place.base, pathWithin(url, place) ?? url.pathname, url);
}

/** Whether a redirect leads to this backend, which alone its callers may be sent on to. */
export function leadsElsewhere(location: string, place: Place): boolean {
  const url = read(location, place);
  return url?.origin !== place.asked.origin || pathWithin(url, place) === undefined;
}

/** Further pieces of a list (RFC 8288), which count by their queries. */
export function ownLinks(links: string | undefined, place: Place): string | undefined {
  const own = [...(links ?? '').matchAll(/<([^<>]*)>([^<]*)/g)].flatMap(([, address, words]) => {
    const [, relation] = /;\s*rel="?([a-z ]+)"?/i.exec(words ?? '') ?? [];
    const url = read(address, place);
    if (!url || relation === undefined) return [];
    const path = pathWithin(url, place) ?? pathWithin(place.asked, place) ?? '/';
    return [`<${below(place.base, path, url)}>; rel="${relation.trim()}"`];
  });
  return own.length > 0 ? own.join(', ') : undefined;
}

/** Without what allows calls. */
function read(address: string | undefined, { asked, secrets }: Place): URL | undefined {
  if (address === undefined || !URL.canParse(address, asked.href)) return undefined;
  const url = new URL(address, asked.href);
  withoutParameters(url, secrets);
  return url;
}

function pathWithin({ pathname }: URL, { target }: Place): string | undefined {
  const inside = new URL(target).pathname.replace(/\/$/, '');
  return pathname.startsWith(`${inside}/`) ? pathname.slice(inside.length) : undefined;
}

const below = (base: string, path: string, { search }: URL) => base + path + search;
