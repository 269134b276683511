import { withoutParameters } from './backend-address';

/** Frame of reference for an answer's addresses. */
export interface Place {
  /** Base URL of the backend. */
  target: string;
  /** Path of the page's API. */
  base: string;
  /** Requested address. */
  asked: URL;
  /** Parameters with credentials, which no answer may reveal. */
  secrets: readonly string[];
}

/** Address of a created record as the page's API names it, whatever the backend calls itself. */
export function ownLocation(location: string | undefined, place: Place): string | undefined {
  const url = read(location, place);
  return url && below(place.base, pathWithin(url, place) ?? url.pathname, url);
}

/** Tells whether a redirect leads away from this backend; its callers may not be sent elsewhere. */
export function leadsElsewhere(location: string, place: Place): boolean {
  const url = read(location, place);
  return url?.origin !== place.asked.origin || pathWithin(url, place) === undefined;
}

/** Links to further pieces of a list (RFC 8288), whose queries matter. */
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

/** Reads an address, without credentials. */
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
