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

/** Milliseconds that a body may take before its sender is authenticated again. */
const QUICK_BODY = 1000;

/**
 * Decides who calls an operation and whether they may, before a body is read: nobody without the right makes the server
 * read a megabyte. From here on the request has its caller. Throws 401, 403 and 429.
 */
export async function passDoor(
  request: FastifyRequest,
  operation: Operation,
  method: string,
  parts: Parts,
): Promise<void> {
  const token = bearerToken(request.headers.authorization);
  if (token) {
    const ask = () => parts.authenticate(token, operation);
    request.caller = await badTokens.judge(token, request.ip, ask);
  }
  parts.limiter.count(subjectOf(request.caller, request.ip), method);
  request.caller = withoutDuty(request.caller, operation);
  if (request.caller) void noteUse(parts.database, request.caller, request.log);
  requireRights(request, operation, parts);
}

/**
 * Authenticates again once a body has taken long: a logout, a block or a lost right also applies to calls begun before.
 * A token that has only expired meanwhile is good enough. `took`: milliseconds. Throws 401 and 403.
 */
export async function passDoorAgain(
  request: FastifyRequest,
  operation: Operation,
  took: number,
  parts: Pick<Parts, 'authenticate' | 'tables'>,
): Promise<void> {
  const token = bearerToken(request.headers.authorization);
  if (!token || !request.caller || took < QUICK_BODY) return;
  const caller = await parts.authenticate(token, { takesAnyToken: true });
  request.caller = withoutDuty(caller, operation);
  requireRights(request, operation, parts);
}

function requireRights(
  { params, query, caller, headers }: FastifyRequest,
  operation: Operation,
  { tables }: Pick<Parts, 'tables'>,
): void {
  if (operation.right === 'public') return;
  if (!caller) {
    throw problem(
      401,
      bearerToken(headers.authorization) ? 'msg_auth_expired' : 'msg_auth_required',
    );
  }
  requireOperationRight(operation.right, { params, query }, caller, tables);
  requireParameterRights(operation, query, caller);
}
