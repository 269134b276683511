import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/database';
import type { Authenticate } from '../access/authenticate';
import { bearerToken } from '../access/bearer-token';
import { withoutDuty } from '../access/duties';
import { noteUse } from '../access/note-use';
import { requireParameterRights } from '../access/property-rights';
import { requireOperationRight, type ReadRights } from '../access/required-right';
import type { Operation } from '../contract/contract';
import { problem } from '../errors/problem';
import { badTokens } from '../limits/bad-tokens';
import type { RateLimiter } from '../limits/rate-limiter';
import { subjectOf } from '../limits/subject';

interface Parts {
  authenticate: Authenticate;
  database: Database;
  limiter: RateLimiter;
  tables: ReadRights;
}

/**
 * Decides who calls an operation and whether they may, before a body is read: nobody without the right makes the server read
 * a megabyte. From here on the request has its caller. Throws 401, 403 and 429.
 */
export async function passDoor(
  request: FastifyRequest,
  operation: Operation,
  method: string,
  { authenticate, database, limiter, tables }: Parts,
): Promise<void> {
  const token = bearerToken(request.headers.authorization);
  if (token) {
    const ask = () => authenticate(token, operation);
    request.caller = await badTokens.judge(token, request.ip, ask);
  }
  limiter.count(subjectOf(request.caller, request.ip), method);
  request.caller = withoutDuty(request.caller, operation);
  if (request.caller) void noteUse(database, request.caller, request.log);
  if (operation.right === 'public') return;
  if (!request.caller) throw problem(401, token ? 'msg_auth_expired' : 'msg_auth_required');
  const { params, query, caller } = request;
  requireOperationRight(operation.right, { params, query }, caller, tables);
  requireParameterRights(operation, query, caller);
}
