import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken } from '../http/access/bearer-token';
import { problem } from '../http/errors/problem';
import { onceLeft } from '../http/limits/left';
import type { RateLimiter } from '../http/limits/rate-limiter';
import { subjectOf } from '../http/limits/subject';
import type { WorkAtOnce } from '../http/limits/work-at-once';
import type { Session, Sessions } from './sessions';

/** Finds the session of every call of a scope before its body is read, and counts the call for its subject. */
export function admitCalls(
  scope: FastifyInstance,
  { sessions, limiter }: { sessions: Sessions; limiter: RateLimiter },
): void {
  scope.decorateRequest('session', undefined);
  scope.addHook('onRequest', async (request) => {
    request.session = sessions.find(bearerToken(request.headers.authorization));
    limiter.count(request.session?.subject ?? subjectOf(undefined, request.ip), request.method);
    // A form or an image on somebody else's page could not read the answer, but begin sessions for its visitors.
    const site = request.headers['sec-fetch-site'];
    if (site === 'cross-site' || site === 'same-site') throw problem(403, 'msg_request_page');
  });
}

/** Returns the session. Throws 401 without one. */
export function needSession({ session, headers }: FastifyRequest): Session {
  if (session) return session;
  throw problem(401, headers.authorization ? 'msg_auth_expired' : 'msg_auth_required');
}

/**
 * Waits for a turn among the calls of the same subject; it is over when the answer has left. `key`: what else it
 * takes turns by, first. Throws 429.
 */
export async function takeTurn(
  work: WorkAtOnce,
  subject: string,
  { raw }: FastifyReply,
  { passes, key }: { passes: boolean; key?: string },
): Promise<void> {
  // A passed-on call holds a connection to the backend for as long as its client reads.
  const end = await work.begin(
    subject,
    { weight: 0, writes: passes, isPublic: !passes, gathers: false, streams: true, key },
    raw,
  );
  onceLeft(raw, end);
}
