import { auditCall } from '../../http/audit/audit';
import { fieldProblem, problem } from '../../http/errors/problem';
import { handler, type Body, type Handlers } from '../../http/operations/call';
import { writeHistory } from '../../resources/history/history';
import type { Tables } from '../../resources/model/tables';
import { findRecord, lockRow } from '../../resources/records/read';
import { entityTag } from '../../resources/records/version';
import { hashPassword } from '../passwords/password';
import { passwordProblem } from '../passwords/password-rule';
import { storePassword } from '../passwords/store-password';
import { endSessions } from '../sessions/end-sessions';
import { requireHeld } from './user-guard';
import { rightsOfUser } from './user-rights';

/** Operations on users beyond the generic resource. */
export function userOperations(tables: Tables): Handlers {
  return {
    resetPassword: handler(
      'resetPassword',
      async (call) => {
        const { db, body, language } = call;
        const { id } = call.params;
        const resource = tables.resourceOf('BEN');
        const before = await lockRow(resource, id, db);
        const { caller } = call;
        // One's own only with the old password: a stranger at an open page must not keep the account.
        if (id === caller.id) throw problem(409, 'msg_user_own_password');
        if (before.istAdmin && !caller.istAdmin) throw problem(403, 'msg_user_admin_required');
        // A user who sets a password can log in with it.
        requireHeld(await rightsOfUser(id, db), caller, 'msg_user_more_rights');
        await requireGoodPassword(body, String(before.benutzername));

        const passwortHash = call.prepared as string;
        const password = { userId: id, passwortHash, passwortAendern: true, changedBy: caller.id };
        await storePassword(db, password);
        await endSessions(db, id);
        const after = await lockRow(resource, id, db);
        const fields = before.passwortAendern ? [] : ['passwortAendern'];
        await writeHistory(resource, { art: 'CHANGE', before, after, fields }, call);
        await auditCall(call, 'PASSWORT_ZURUECKGESETZT', {
          tabelle: 'BEN',
          tabelleId: id,
          betrifft: String(before.benutzername),
        });
        const result = await findRecord(resource, id, db, language);
        return {
          status: 200,
          headers: { etag: entityTag(result.version) },
          body: { result: result as never },
        };
      },
      { prepare: ({ body }) => hashPassword(body.neuesPasswort) },
    ),
  };
}

async function requireGoodPassword(
  { neuesPasswort }: Body<'resetPassword'>,
  benutzername: string,
): Promise<void> {
  const code = await passwordProblem(neuesPasswort, benutzername);
  if (code) throw fieldProblem({ neuesPasswort: [{ code }] });
}
