import type { IncomingHttpHeaders } from 'node:http';
import { totalHeaders } from '../../schemas/contract/total-headers';
import type { Authorisation } from './access';
import { ownLinks, ownLocation, type Place } from './own-addresses';

/** Headers of a request for the backend; all others end here, credentials and cookies above all. */
const sent = [
  ...['accept', 'accept-encoding', 'accept-language', 'content-type', 'content-length'],
  ...['if-match', 'if-none-match', 'idempotency-key', 'range', 'traceparent'],
];
/** Headers of an answer for the page. */
const answered = [
  ...['content-type', 'content-length', 'content-encoding', 'content-disposition'],
  ...['content-language', 'content-range', 'accept-ranges', 'etag', 'last-modified', 'date'],
  ...['retry-after', 'vary'],
];
/** Headers that hold figures, and nothing else. */
const figures = [...totalHeaders, 'x-rate-limit-retry-after-seconds'];
/** Shortest secret: no word of a header is as short as anything worth keeping secret. */
const SHORTEST_SECRET = 8;

type Headers = Record<string, string>;
type GivenHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** Headers of a request that pass to the backend, with its credentials. */
export function requestHeaders(
  headers: IncomingHttpHeaders,
  { headers: allowing, query }: Authorisation,
  hasBody: boolean,
): Headers {
  const ofBody = hasBody ? [] : ['content-type', 'content-length'];
  // An answer that may repeat the address, key and all, has to be readable from its first byte to its last.
  const ofParts = query ? ['range'] : [];
  const left = [...ofBody, ...ofParts];
  return {
    ...only(headers, (name) => sent.includes(name) && !left.includes(name)),
    ...(query && { 'accept-encoding': 'identity' }),
    ...allowing,
  };
}

/** Headers of an answer that pass to the page, with addresses of the page's own API. */
export function answerHeaders(
  headers: GivenHeaders,
  place: Place,
  authorisation: Authorisation,
): Headers {
  const link = ownLinks(text(headers.link), place);
  const location = ownLocation(text(headers.location), place);
  const passed = {
    ...only(headers, (name) => answered.includes(name)),
    ...only(headers, (name, value) => figures.includes(name) && /^\d{1,15}$/.test(value)),
    ...(link !== undefined && { link }),
    ...(location !== undefined && { location }),
  };
  const secrets = secretsOf(authorisation);
  const isSecret = (value: string) => secrets.some((secret) => value.includes(secret));
  return only(passed, (_, value) => !isSecret(value));
}

/** Headers that are kept; those that `Connection` names belong to that connection only (RFC 9110 §7.6.1). */
function only(headers: GivenHeaders, isKept: (name: string, value: string) => boolean): Headers {
  const named = (text(headers.connection) ?? '').toLowerCase().split(/[\s,]+/);
  const kept: Headers = {};
  for (const [name, given] of Object.entries(headers)) {
    const value = text(given);
    if (value !== undefined && !named.includes(name) && isKept(name, value)) kept[name] = value;
  }
  return kept;
}

const text = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value.join(', ') : value;

/** Secrets as they are sent and as an address has them; of a header without the scheme before it. */
function secretsOf({ headers, query = {} }: Authorisation): string[] {
  return [...Object.values(headers), ...Object.values(query)]
    .map((value) => value.split(' ').at(-1) ?? '')
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    .filter((secret) => secret.length >= SHORTEST_SECRET);
}
