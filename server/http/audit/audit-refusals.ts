import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/database';
import { bearerToken } from '../access/bearer-token';
import type { Problem } from '../errors/problem';
import { writeBoundedAudit } from './audit-bounded';

/**
 * Makes the function that notes refusals in the audit log: an invalid token, and a missing right. The call's own
 * transaction is over by then, so the entry stays.
 */
export function createRefusalAudit(
  database: Database,
): (request: FastifyRequest, refusal: Problem) => Promise<void> {
  return async (request, { status, services }) => {
    const { caller, ip, routeOptions } = request;
    const operation = routeOptions.config.operationId;
    const [reason] = services;
    const isBadToken =
      status === 401 && !caller && bearerToken(request.headers.authorization) !== undefined;
    const isMissingRight = status === 403 && caller !== undefined;
    if (!operation || (!isBadToken && !isMissingRight)) return;
    try {
      if (!(await database.hasSpace())) return;
      if (isBadToken) {
        await writeBoundedAudit(database.orm, 'TOKEN_ABGELEHNT', { ip, operation });
      } else {
        await writeBoundedAudit(database.orm, 'RECHT_FEHLT', {
          benutzerId: caller?.id,
          benutzer: caller?.benutzername,
          ip,
          operation,
          ...(reason?.code === 'msg_auth_right_missing'
            ? { recht: reason.parameters?.[0] }
            : { grund: reason?.code }),
        });
      }
    } catch (error) {
      // The refusal stands whether or not it could be noted.
      request.log.error({ err: error }, 'audit log: a refusal could not be written');
    }
  };
}
