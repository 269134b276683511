import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { preferredLanguage } from '../texts/language';
import { databaseProblem } from './database-problem';
import { errorAnswer } from './error-answer';
import { Problem, problem } from './problem';

export type NoteRefusal = (request: FastifyRequest, refusal: Problem) => Promise<void>;

/**
 * Sends every refusal and every fault in the contract's error payload, and never more than that. `refused` hears of
 * every refusal before it is answered.
 */
export function handleErrors(
  app: FastifyInstance,
  refused: NoteRefusal = async () => undefined,
): void {
  app.setErrorHandler(async (error, request, reply) => {
    const known = problemOf(error);
    if (known) await refused(request, known);
    if (!known || known.status === 503) {
      request.log.error({ err: error }, 'request failed');
    }
    return sendProblem(request, reply, known ?? problem(500, 'msg_general_internal'));
  });
}

/** Headers that describe the content that was meant to be sent. */
const describing = [
  'content-length',
  'content-disposition',
  'content-range',
  'accept-ranges',
  'etag',
];

/** Answers a request with a problem. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  found: Problem,
): FastifyReply {
  const answer = errorAnswer(found, {
    trackingId: request.id,
    path: request.url.split('?', 1)[0] ?? '',
    language: preferredLanguage(request.headers['accept-language']),
  });
  for (const name of describing) {
    reply.removeHeader(name);
    // A stream that failed before its first byte has already left its headers here.
    reply.raw.removeHeader(name);
  }
  return reply
    .code(found.status)
    .headers(found.headers)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answer));
}

/** Fastify's own refusals (unreadable body, too large …) by status. */
const codes: Readonly<Record<number, string>> = {
  400: 'msg_request_unreadable',
  404: 'msg_path_unknown',
  413: 'msg_body_too_large',
  414: 'msg_request_unreadable',
  415: 'msg_body_type',
};

function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  const database = databaseProblem(error);
  if (database) return database;
  const status = (error as { statusCode?: number }).statusCode;
  const code = status === undefined ? undefined : codes[status];
  return status !== undefined && code ? problem(status, code) : undefined;
}
