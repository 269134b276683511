import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { users } from '../../db/generated/base';
import { recoveryCodes, secondFactors } from '../../db/tables/second-factors';
import { auditCall } from '../../http/audit/audit';
import { problem } from '../../http/errors/problem';
import { handler, type Handlers } from '../../http/operations/call';
import { addFactor } from './add-factor';
import type { SecondFactorConfig } from './config';
import { requireConfirmed } from './confirmation';
import { countRecoveryCodes, factorsOf } from './factors';
import { prepareFactor } from './prepare-factor';
import { replaceRecoveryCodes } from './recovery-codes';
import { relyingPartyOf } from './relying-party';

/** Operations on users' own second factors. `base`: path of the operations. */
export function ownFactorOperations(base: string, config: SecondFactorConfig): Handlers {
  return {
    readSecondFactors: handler('readSecondFactors', async (call) => {
      const { id } = call.caller;
      const factors = await factorsOf(id, call.db);
      const result = {
        faktoren: factors.map((factor) => ({
          id: factor.id,
          verfahren: factor.verfahren,
          name: factor.name,
          angelegt: factor.createdAt,
          letzteNutzung: factor.lastUsedAt,
        })),
        wiederherstellungscodes: await countRecoveryCodes(id, call.db),
        erforderlich: await isAsked(id, call.db),
        passkeyMoeglich: relyingPartyOf(config.origin, call.origin) !== undefined,
        totpMoeglich: config.key !== undefined,
      };
      return { status: 200, body: { result } };
    }),

    prepareSecondFactor: handler('prepareSecondFactor', async (call) => {
      const { caller } = call;
      await requireConfirmed(caller, call.db);
      const result = await prepareFactor(call.body.verfahren, caller, call, config);
      return { status: 200, body: { result } };
    }),

    addSecondFactor: handler(
      'addSecondFactor',
      async (call) => {
        const { caller } = call;
        await requireConfirmed(caller, call.db);
        const { id, codes } = await addFactor(call.body, caller, call, config);
        return {
          status: 201,
          headers: { location: `${base}/system/zweiterfaktor/${id}` },
          body: { result: { wiederherstellungscodes: codes } },
        };
      },
      // A refused proof uses up its challenge, too.
      { ownTransaction: true },
    ),

    removeSecondFactor: handler('removeSecondFactor', async (call) => {
      const { caller, db } = call;
      // Locks before counting: of two calls at once one sees that it would remove the last.
      await db.select({ id: users.id }).from(users).where(eq(users.id, caller.id)).for('update');
      const factors = await factorsOf(caller.id, db);
      const factor = factors.find(({ id }) => id === call.params.id);
      if (!factor) throw problem(404, 'msg_record_not_found');
      await requireConfirmed(caller, db);
      const isLast = factors.length === 1;
      if (isLast && (await isAsked(caller.id, db))) {
        throw problem(409, 'msg_second_factor_last');
      }
      await db
        .delete(secondFactors)
        .where(and(eq(secondFactors.id, factor.id), eq(secondFactors.userId, caller.id)));
      // They only stand in for a factor.
      if (isLast) await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, caller.id));
      await auditCall(call, 'ZWEITERFAKTOR_ENTFERNT', {
        betrifft: `${factor.verfahren}: ${factor.name}`,
      });
      return { status: 204 };
    }),

    renewRecoveryCodes: handler('renewRecoveryCodes', async (call) => {
      const { caller, db } = call;
      await requireConfirmed(caller, db);
      if ((await factorsOf(caller.id, db)).length === 0) {
        throw problem(409, 'msg_second_factor_none');
      }
      const wiederherstellungscodes = await replaceRecoveryCodes(caller.id, db);
      await auditCall(call, 'WIEDERHERSTELLUNG_ERNEUERT');
      return { status: 200, body: { result: { wiederherstellungscodes } } };
    }),
  };
}

/** Tells whether a role of the user demands a second factor. */
async function isAsked(userId: number, db: Executor): Promise<boolean> {
  const [user] = await db
    .select({ isAsked: users.zweiterFaktorPflicht })
    .from(users)
    .where(eq(users.id, userId));
  return user?.isAsked ?? false;
}
