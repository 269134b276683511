import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { components } from '../../../schemas/generated/api';
import type { Executor } from '../../db/database';
import { users } from '../../db/generated/base';
import { pendingLogins } from '../../db/tables/second-factors';
import { hashToken, newToken } from '../../http/access/token';
import { limitTries } from '../attempts/tries-limit';
import type { SecondFactorConfig } from './config';
import { countRecoveryCodes, factorsOf, passkeysIn } from './factors';
import { requestOptions } from './passkeys';
import { relyingPartyOf } from './relying-party';

export type SecondFactorChallenge = components['schemas']['SecondFactorChallenge'];

const MINUTES = 5;
/** Maximum number of proofs that a login may try (3-decisions 3.2). */
export const MOST_TRIES = 5;

/** Login whose password was right, with the user's current data. */
export interface PendingLogin {
  hash: Buffer;
  userId: number;
  benutzername: string;
  /** Hash of the password that was right. */
  passwortHash: string;
  deviceName: string;
  deviceId: string | null;
}

interface ChallengeCall {
  db: Executor;
  origin: string;
}

/** Remembers that a user's password was right; returns what the second step needs. */
export async function beginPendingLogin(
  call: ChallengeCall,
  user: { id: number; passwortHash: string },
  device: { geraetName: string; geraetId?: string | null | undefined },
  config: SecondFactorConfig,
): Promise<SecondFactorChallenge> {
  const anmeldungToken = newToken();
  await call.db.insert(pendingLogins).values({
    hash: hashToken(anmeldungToken),
    userId: user.id,
    passwortHash: user.passwortHash,
    deviceName: device.geraetName,
    deviceId: device.geraetId ?? null,
    validUntil: sql`now() + ${MINUTES} * interval '1 minute'`,
  });
  return challengeOf(anmeldungToken, user.id, call, config);
}

/** Returns what a login may prove now: its methods, and a challenge that no passkey has signed yet. */
export async function challengeOf(
  anmeldungToken: string,
  userId: number,
  { db, origin }: ChallengeCall,
  config: SecondFactorConfig,
): Promise<SecondFactorChallenge> {
  const factors = await factorsOf(userId, db);
  const party = relyingPartyOf(config.origin, origin);
  const passkeys = party ? passkeysIn(factors, party) : [];
  const options = party && passkeys.length > 0 ? await requestOptions(party, passkeys) : undefined;
  if (options) {
    await db
      .update(pendingLogins)
      .set({ challenge: options.challenge })
      .where(eq(pendingLogins.hash, hashToken(anmeldungToken)));
  }
  const hasCode = factors.some(({ verfahren }) => verfahren === 'TOTP');
  const hasRecovery = (await countRecoveryCodes(userId, db)) > 0;
  return {
    anmeldungToken,
    verfahren: [
      ...(options ? (['PASSKEY'] as const) : []),
      ...(hasCode ? (['TOTP'] as const) : []),
      ...(hasRecovery ? (['WIEDERHERSTELLUNG'] as const) : []),
    ],
    passkey: options ? { ...options } : null,
  };
}

/** Finds the login behind a token; undefined when there is none (any more) or its tries are used up. */
export async function findPendingLogin(
  anmeldungToken: string,
  db: Executor,
): Promise<PendingLogin | undefined> {
  const hash = hashToken(anmeldungToken);
  const [found] = await db
    .select({
      userId: pendingLogins.userId,
      benutzername: users.benutzername,
      passwortHash: pendingLogins.passwortHash,
      deviceName: pendingLogins.deviceName,
      deviceId: pendingLogins.deviceId,
    })
    .from(pendingLogins)
    .innerJoin(users, eq(users.id, pendingLogins.userId))
    .where(isOpen(hash));
  return found && { hash, ...found };
}

/**
 * Counts a try before its proof is checked, and removes the challenge: none is signed twice. Undefined when the tries
 * are used up. With `isLimited` it throws 429 when the user's logins were tried too often; a refused try counts nowhere
 * and leaves the challenge. Simultaneous tries of one user count one after the other.
 */
export async function takeTry(
  { hash, userId }: Pick<PendingLogin, 'hash' | 'userId'>,
  db: Executor,
  { isLimited }: { isLimited: boolean },
): Promise<{ tries: number; challenge: string | null } | undefined> {
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const [open] = await tx
      .select({ tries: pendingLogins.tries, challenge: pendingLogins.challenge })
      .from(pendingLogins)
      .where(isOpen(hash))
      .for('update');
    if (!open) return undefined;
    const tries = open.tries + 1;
    await tx
      .update(pendingLogins)
      .set({ tries, challenge: null })
      .where(eq(pendingLogins.hash, hash));
    if (isLimited) await limitTries(userId, tx);
    return { tries, challenge: open.challenge };
  });
}

function isOpen(hash: Buffer) {
  return and(
    eq(pendingLogins.hash, hash),
    gt(pendingLogins.validUntil, sql`now()`),
    lt(pendingLogins.tries, MOST_TRIES),
  );
}
