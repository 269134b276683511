import { auditCall } from '../../http/audit/audit';
import { problem } from '../../http/errors/problem';
import { handler, type Handlers } from '../../http/operations/call';
import type { Tables } from '../../resources/model/tables';
import { lockRow } from '../../resources/records/read';
import { endSessions } from '../sessions/end-sessions';
import { requireHeld } from '../users/user-guard';
import { rightsOfUser } from '../users/user-rights';
import { removeAllFactors } from './factors';

/** Removes the second factors of somebody who has lost them all; guarded like setting that user's password. */
export function factorResetOperations(tables: Tables): Handlers {
  return {
    resetSecondFactor: handler('resetSecondFactor', async (call) => {
      const { db } = call;
      const { id } = call.params;
      const user = await lockRow(tables.resourceOf('BEN'), id, db);
      const { caller } = call;
      // One's own only with the password: a stranger at an open page must not gain the account.
      if (id === caller.id) throw problem(409, 'msg_user_own_second_factor');
      if (user.istAdmin && !caller.istAdmin) throw problem(403, 'msg_user_admin_required');
      requireHeld(await rightsOfUser(id, db), caller, 'msg_user_more_rights');
      await removeAllFactors(id, db);
      // A lost device may be in other hands.
      await endSessions(db, id);
      await auditCall(call, 'ZWEITERFAKTOR_ZURUECKGESETZT', {
        tabelle: 'BEN',
        tabelleId: id,
        betrifft: String(user.benutzername),
      });
      return { status: 204 };
    }),
  };
}
