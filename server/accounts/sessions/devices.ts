import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { users } from '../../db/generated/base';
import { sessions, sessionTokens } from '../../db/tables/users';
import { auditCall } from '../../http/audit/audit';
import { problem } from '../../http/errors/problem';
import { handler, type Handlers } from '../../http/operations/call';
import { totalOf } from '../../resources/lists/count-rows';
import { requireOwner } from '../../resources/records/row-rights';
import { endSession } from './end-sessions';

/** Valid tokens of the session in the surrounding query. */
const liveTokens = sql`from ${sessionTokens} where ${sessionTokens.sessionId} = ${sessions.id}
  and ${sessionTokens.validUntil} > now()`;

/** Condition for sessions that have neither ended nor expired, so that somebody can go on with them. */
const isLive = and(
  isNull(sessions.endedAt),
  gt(sessions.endsAt, sql`now()`),
  sql`exists (select 1 ${liveTokens})`,
);

/**
 * Operations on the devices where users are logged in: their sessions, and the remote logout (3-decisions «Calls of the
 * shell»).
 */
export const deviceOperations: Handlers = {
  listDevices: handler('listDevices', async (call) => {
    const { caller, db, query, operation } = call;
    const { benutzerId = caller.id, limit = 50, offset = 0 } = query;
    requireOwner(operation.right, { benutzerId }, caller);
    const where = and(eq(sessions.userId, benutzerId), isLive);
    const rows = await db
      .select({
        id: sessions.id,
        benutzerId: sessions.userId,
        geraetName: sessions.deviceName,
        angemeldetSeit: sessions.createdAt,
        zuletztBenutzt: sessions.lastUsedAt,
        gueltigBis: sql`(select max(${sessionTokens.validUntil}) ${liveTokens})`.mapWith(
          sessionTokens.validUntil,
        ),
      })
      .from(sessions)
      .where(where)
      .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
      .limit(limit + 1)
      .offset(offset);
    const result = rows.slice(0, limit).map((row) => ({
      ...row,
      angemeldetSeit: row.angemeldetSeit.toISOString(),
      zuletztBenutzt: row.zuletztBenutzt.toISOString(),
      gueltigBis: row.gueltigBis.toISOString(),
      istDiesesGeraet: row.id === caller.sessionId,
    }));
    const total = await totalOf(query.returnTotal, { rows: sessions, where }, db);
    return { status: 200, body: { result, ...total, hasMore: rows.length > limit } };
  }),

  endDevice: handler('endDevice', async (call) => {
    const { caller, db, operation } = call;
    const [device] = await db
      .select({
        id: sessions.id,
        benutzerId: sessions.userId,
        geraet: sessions.deviceName,
        benutzername: users.benutzername,
        istAdmin: users.istAdmin,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.id, call.params.id), isLive));
    if (!device) throw problem(404, 'msg_record_not_found');
    const { id, benutzerId, geraet, benutzername: betrifft } = device;
    requireOwner(operation.right, device, caller);
    if (device.istAdmin && !caller.istAdmin && benutzerId !== caller.id) {
      throw problem(403, 'msg_user_admin_required');
    }
    await endSession(db, id);
    await auditCall(call, 'GERAET_ABGEMELDET', {
      tabelle: 'BEN',
      tabelleId: benutzerId,
      betrifft,
      geraet,
    });
    return { status: 204 };
  }),
};
