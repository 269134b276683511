import { and, eq, sql } from 'drizzle-orm';
import type { components } from '../../../schemas/generated/api';
import type { Executor } from '../../db/database';
import { secondFactors } from '../../db/tables/second-factors';
import { openSecret, type SecondFactorConfig } from './config';
import { passkeysIn, type SecondFactor } from './factors';
import { namedCredential, provenCounter } from './passkeys';
import { spendRecoveryCode } from './recovery-codes';
import type { RelyingParty } from './relying-party';
import { acceptedStep } from './totp';

export type SecondFactorMethod = components['schemas']['SecondFactorMethod'];

/** Proof of somebody's identity. */
export interface Proof {
  verfahren: SecondFactorMethod;
  nachweis: string;
}

/** Facts that a proof is checked against. */
interface Expectation {
  userId: number;
  /** Challenge that a passkey has to have signed; null when it was used up. */
  challenge: string | null;
  party: RelyingParty | undefined;
  config: SecondFactorConfig;
}

/**
 * Tells whether a proof is right. A right one is used up: its code, counter or recovery code counts no second time.
 * `db` is a transaction.
 */
export async function isProven(
  { verfahren, nachweis }: Proof,
  expected: Expectation,
  db: Executor,
): Promise<boolean> {
  const { userId } = expected;
  if (verfahren === 'WIEDERHERSTELLUNG') return spendRecoveryCode(userId, nachweis, db);
  if (verfahren === 'TOTP') return spendCode(nachweis, expected, db);
  return spendAssertion(nachweis, expected, db);
}

/** Checks the code of the user's authenticator app and uses it up. */
async function spendCode(
  code: string,
  { userId, config }: Expectation,
  db: Executor,
): Promise<boolean> {
  const [factor] = await lockFactors(userId, 'TOTP', db);
  if (!factor?.secret || factor.lastStep === null) return false;
  const { id, secret, lastStep } = factor;
  const text = openSecret(secret, userId, config);
  const step = acceptedStep(code, text, { now: Date.now(), lastStep });
  if (step === undefined) return false;
  await noteUse(id, { lastStep: step }, db);
  return true;
}

/** Checks the signature of a passkey and uses it up. */
async function spendAssertion(
  proof: string,
  { userId, challenge, party }: Expectation,
  db: Executor,
): Promise<boolean> {
  if (challenge === null || !party) return false;
  const named = namedCredential(proof);
  const passkeys = passkeysIn(await lockFactors(userId, 'PASSKEY', db), party);
  const passkey = passkeys.find(({ credentialId }) => credentialId === named);
  const counter = passkey && (await provenCounter(proof, challenge, party, passkey));
  if (!passkey || counter === undefined) return false;
  await noteUse(passkey.id, { counter }, db);
  return true;
}

/** Locks factors: nobody else uses one of them until the transaction ends. */
function lockFactors(
  userId: number,
  verfahren: SecondFactor['verfahren'],
  db: Executor,
): Promise<SecondFactor[]> {
  return db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.verfahren, verfahren)))
    .for('update');
}

async function noteUse(
  id: number,
  used: { lastStep: number } | { counter: number },
  db: Executor,
): Promise<void> {
  await db
    .update(secondFactors)
    .set({ ...used, lastUsedAt: sql`now()` })
    .where(eq(secondFactors.id, id));
}
