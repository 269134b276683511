import { and, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { users } from '../../db/generated/base';
import { secondFactors, secondFactorSetups } from '../../db/tables/second-factors';
import type { Caller } from '../../http/access/caller';
import type { Scope } from '../../http/access/scope';
import { auditCall } from '../../http/audit/audit';
import { fieldProblem, problem } from '../../http/errors/problem';
import type { Body, Call } from '../../http/operations/call';
import { openSecret, requireRelyingParty, type SecondFactorConfig } from './config';
import { countRecoveryCodes } from './factors';
import { createdPasskey } from './passkeys';
import { MOST_PASSKEYS } from './prepare-factor';
import { replaceRecoveryCodes } from './recovery-codes';
import { acceptedStep } from './totp';

type NewFactor = Omit<typeof secondFactors.$inferInsert, 'id' | 'userId' | 'name'>;

type AddCall = Scope & Pick<Call, 'origin' | 'ip'>;

/** Adds the factor that a session has prepared, once it is proven; returns recovery codes when there were none. */
export async function addFactor(
  { verfahren, name, nachweis }: Body<'addSecondFactor'>,
  { id: userId, sessionId }: Pick<Caller, 'id' | 'sessionId'>,
  call: AddCall,
  config: SecondFactorConfig,
): Promise<{ id: number; codes: string[] | null }> {
  const factor =
    verfahren === 'PASSKEY'
      ? await newPasskey(nachweis, sessionId, call, config)
      : await newTotp(nachweis, { userId, sessionId }, call.db, config);
  return call.db.transaction(async (tx) => {
    // Of two sessions at once, the second one sees what the first one has added.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    await forget(sessionId, tx);
    if (verfahren === 'TOTP') await replaceTotp(userId, { ...call, db: tx });
    else await requireRoom(userId, tx);
    const [added] = await tx
      .insert(secondFactors)
      .values({ ...factor, userId, name })
      .onConflictDoNothing()
      .returning({ id: secondFactors.id });
    // A credential belongs to one user.
    if (!added) throw wrong();
    const hasCodes = (await countRecoveryCodes(userId, tx)) > 0;
    const codes = hasCodes ? null : await replaceRecoveryCodes(userId, tx);
    await auditCall({ ...call, db: tx }, 'ZWEITERFAKTOR_ANGELEGT', {
      betrifft: `${verfahren}: ${name}`,
    });
    return { id: added.id, codes };
  });
}

/** Registers a passkey that an authenticator has made; its challenge is used up in any case. */
async function newPasskey(
  proof: string,
  sessionId: number,
  call: AddCall,
  config: SecondFactorConfig,
): Promise<NewFactor> {
  const party = requireRelyingParty(config, call);
  const [begun] = await call.db
    .delete(secondFactorSetups)
    .where(isOpen(sessionId, 'PASSKEY'))
    .returning({ challenge: secondFactorSetups.challenge });
  if (!begun?.challenge) throw problem(409, 'msg_second_factor_setup_expired');
  const passkey = await createdPasskey(proof, begun.challenge, party);
  if (!passkey) throw wrong();
  return { verfahren: 'PASSKEY', rpId: party.id, ...passkey };
}

/** Stores the secret whose code was typed; the code counts as used. A wrong one may be typed again. */
async function newTotp(
  code: string,
  { userId, sessionId }: { userId: number; sessionId: number },
  db: Executor,
  config: SecondFactorConfig,
): Promise<NewFactor> {
  const [begun] = await db.select().from(secondFactorSetups).where(isOpen(sessionId, 'TOTP'));
  if (!begun?.secret) throw problem(409, 'msg_second_factor_setup_expired');
  const secret = openSecret(begun.secret, userId, config);
  const lastStep = acceptedStep(code, secret, { now: Date.now(), lastStep: 0 });
  if (lastStep === undefined) throw wrong();
  return { verfahren: 'TOTP', secret: begun.secret, lastStep };
}

function isOpen(sessionId: number, verfahren: 'PASSKEY' | 'TOTP') {
  return and(
    eq(secondFactorSetups.sessionId, sessionId),
    eq(secondFactorSetups.verfahren, verfahren),
    gt(secondFactorSetups.validUntil, sql`now()`),
  );
}

async function forget(sessionId: number, db: Executor): Promise<void> {
  await db.delete(secondFactorSetups).where(eq(secondFactorSetups.sessionId, sessionId));
}

/** Replaces the authenticator app: only one holds the codes, and setting them up anew moves them to another phone. */
async function replaceTotp(userId: number, call: AddCall): Promise<void> {
  const removed = await call.db
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.verfahren, 'TOTP')))
    .returning({ name: secondFactors.name });
  for (const { name } of removed) {
    await auditCall(call, 'ZWEITERFAKTOR_ENTFERNT', { betrifft: `TOTP: ${name}` });
  }
}

async function requireRoom(userId: number, db: Executor): Promise<void> {
  const passkeys = await db.$count(
    secondFactors,
    and(eq(secondFactors.userId, userId), eq(secondFactors.verfahren, 'PASSKEY')),
  );
  if (passkeys >= MOST_PASSKEYS) {
    throw problem(409, 'msg_second_factor_too_many', String(MOST_PASSKEYS));
  }
}

function wrong() {
  return fieldProblem({ nachweis: [{ code: 'msg_auth_second_factor_wrong' }] });
}
