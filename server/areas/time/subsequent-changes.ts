import { eq } from 'drizzle-orm';
import { requireActiveUser } from '../../accounts/users/active-user';
import { shippedParameters } from '../../data/shipped-parameters';
import type { Executor } from '../../db/database';
import { systemParameters } from '../../db/generated/base';
import { oneAtATime } from '../../http/limits/one-at-a-time';
import { problem } from '../../http/errors/problem';
import type { ResourceOptions } from '../../resources/model/resource';
import { decided, punchOf, requireBookable, type SubsequentRow } from './subsequent-booking';
import { timePunches } from './tables';

const WITHOUT_APPROVAL = 'ZEIT.NACHBUCHUNG_OHNE_GENEHMIGUNG';

export const timeParameters = shippedParameters([
  { name: WITHOUT_APPROVAL, typ: 'JANEIN', wert: 'N' },
]);

/** Rules for writing subsequent bookings: they may be changed and withdrawn until they are decided. */
export const subsequentChanges: ResourceOptions = {
  async guard(change, call) {
    const { before, after } = change as { before?: SubsequentRow; after?: SubsequentRow };
    if (before && before.status !== 'BEANTRAGT') throw problem(409, 'msg_time_request_decided');
    if (!after) return;
    if (!before) await requireActiveUser('ben_id', after.ben_id, call.db);
    await oneAtATime({ id: after.ben_id }, call.db);
    await requireBookable(after, { except: before?.id, db: call.db });
  },

  async prepare(values, call) {
    const isApproved = await needsNoApproval(call.db);
    return isApproved ? { ...values, ...decided('GENEHMIGT', call.caller.id) } : values;
  },

  async stored(change, { db }) {
    const { before, after } = change as { before?: SubsequentRow; after?: SubsequentRow };
    if (before || after?.status !== 'GENEHMIGT') return;
    await db.insert(timePunches).values(punchOf(after));
  },
};

/** Tells whether a parameter lets subsequent bookings count without anybody's approval. */
export async function needsNoApproval(db: Executor): Promise<boolean> {
  const [parameter] = await db
    .select({ wert: systemParameters.wert })
    .from(systemParameters)
    .where(eq(systemParameters.name, WITHOUT_APPROVAL));
  return parameter?.wert === 'J';
}
