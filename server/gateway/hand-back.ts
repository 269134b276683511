import { pipeline, type Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { LONGEST_UPLOAD_MS } from '../http/doors/limit-body-time';
import { problem } from '../http/errors/problem';
import type { Authorisation } from './access';
import { discard, type BackendAnswer } from './backend-calls';
import { leadsElsewhere, type Place } from './own-addresses';
import { answerHeaders } from './passed-headers';
import { withhold } from './withhold';
import type { AllowedAnswer } from './with-access';

/** Types of content that may repeat the requested address. */
const text = /^(text\/|application\/([\w.-]+\+)?(json|xml|javascript|x-ndjson))/i;

/** Shortest key that is unique; a shorter one may be a word of the content, unless its name stands before it. */
const SHORTEST_UNIQUE = 16;

/** Passes on the backend's answer, as far as it concerns the page. Throws 502 for one that leads elsewhere. */
export async function handBack(
  reply: FastifyReply,
  { answer, authorisation }: AllowedAnswer,
  at: Omit<Place, 'secrets'>,
): Promise<FastifyReply> {
  const { statusCode, headers } = answer;
  const place = { ...at, secrets: Object.keys(authorisation.query ?? {}) };
  const repeated = mayRepeat(answer) ? textsOf(authorisation) : [];
  const isPacked = (headers['content-encoding'] ?? 'identity') !== 'identity';
  if (isMisled(answer, place) || (repeated.length > 0 && isPacked)) {
    await discard(answer);
    throw problem(502, 'msg_backend_failed', String(statusCode));
  }
  const passed = answerHeaders(headers, place, authorisation);
  if (repeated.length > 0) delete passed['content-length'];
  // A slow reader does not extend it.
  const timer = setTimeout(() => reply.raw.destroy(), LONGEST_UPLOAD_MS);
  reply.raw.once('close', () => clearTimeout(timer));
  return reply.code(statusCode).headers(passed).send(without(repeated, answer.body));
}

/** Tells whether an answer has an invalid status, or a redirect that leaves the backend. */
function isMisled({ statusCode, headers: { location } }: BackendAnswer, place: Place): boolean {
  if (statusCode < 200 || statusCode > 599) return true;
  if (statusCode < 300 || statusCode > 399 || statusCode === 304) return false;
  return typeof location !== 'string' || leadsElsewhere(location, place);
}

function mayRepeat({ headers }: BackendAnswer): boolean {
  const type = headers['content-type'];
  return typeof type !== 'string' || text.test(type);
}

/** Texts of the credentials that no body may repeat, encoded as in addresses and plain. */
function textsOf({ query = {} }: Authorisation): string[] {
  const forms = Object.entries(query).flatMap(([name, value]) => {
    const known = new URLSearchParams({ '': value }).toString().slice(1);
    const values = [known, encodeURIComponent(value), value];
    return value.length < SHORTEST_UNIQUE ? values.map((one) => `${name}=${one}`) : values;
  });
  return [...new Set(forms)];
}

function without(texts: readonly string[], body: Readable): Readable {
  // An error surfaces at the end that is read.
  return texts.reduce<Readable>(
    (source, one) => pipeline(source, withhold(one), () => undefined),
    body,
  );
}
