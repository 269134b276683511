import { ApiError, type CallIdentity } from './api-error';
import type { AnyRecord, ProblemOf } from './dialect';

/** Names that load balancers and firewalls give themselves in the header `Server`. */
const balancers = /elb|load.?balancer|big-?ip|netscaler|haproxy|volt-adc|cloudflare|akamai|envoy/i;

/** Builds the error of an answer; without messages where the body has none that are known. Never throws. */
export function errorOfAnswer(
  about: CallIdentity,
  response: Response,
  text: string,
  problemOf: ProblemOf,
): ApiError {
  const body = parsed(text);
  return new ApiError({
    ...about,
    status: response.status,
    ...problemOf(body),
    retryAfter: secondsOf(response.headers),
    body,
    isFirewall: balancers.test(response.headers.get('server') ?? ''),
  });
}

function secondsOf(headers: Headers): number | undefined {
  const value = headers.get('x-rate-limit-retry-after-seconds') ?? headers.get('retry-after');
  const seconds = Number(value ?? Number.NaN);
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

/** Parses a body to an object in any case. */
function parsed(text: string): AnyRecord {
  try {
    return Object(JSON.parse(text)) as AnyRecord;
  } catch {
    return {};
  }
}
