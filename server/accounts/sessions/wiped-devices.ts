import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { sessions, sessionTokens } from '../../db/tables/users';
import { auditCall } from '../../http/audit/audit';
import { fieldProblem, problem } from '../../http/errors/problem';
import { handler, type Handlers } from '../../http/operations/call';
import type { Tables } from '../../resources/model/tables';
import { lockRow } from '../../resources/records/read';
import { forgetDeviceSecret } from './device-secret';
import { endSessions } from './end-sessions';

/** Logs a lost device out remotely (4-field-reality §4.2): what it has not sent is lost. */
export function wipeOperations(tables: Tables): Handlers {
  return {
    wipeDevices: handler('wipeDevices', async (call) => {
      const { db, params, body } = call;
      if (!call.caller.istAdmin) throw problem(403, 'msg_user_admin_required');
      const user = await lockRow(tables.resourceOf('BEN'), params.id, db);
      const benutzername = String(user.benutzername);
      if (body.benutzername.trim().toLowerCase() !== benutzername.toLowerCase()) {
        throw fieldProblem({ benutzername: [{ code: 'msg_user_name_typed' }] });
      }
      await db.update(sessions).set({ isWiped: true }).where(eq(sessions.userId, params.id));
      await endSessions(db, params.id);
      await forgetDeviceSecret(params.id, db);
      await auditCall(call, 'GERAETE_GELOESCHT', {
        tabelle: 'BEN',
        tabelleId: params.id,
        betrifft: benutzername,
      });
      return { status: 204 };
    }),
  };
}

/**
 * Returns the user whose device must wipe what it kept when it asks with this renewal token; undefined where none must.
 */
export async function wipedUser(hash: Buffer, db: Executor): Promise<number | undefined> {
  const [wiped] = await db
    .select({ userId: sessions.userId })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .where(
      and(
        eq(sessionTokens.hash, hash),
        eq(sessionTokens.kind, 'renewal'),
        eq(sessions.isWiped, true),
      ),
    );
  return wiped?.userId;
}
