import { auditLog } from './generated/base';
import { and, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Config } from '../config';
import type { Database } from './database';
import { idempotencyKeys } from './tables/base';
import { fileContents, images } from './tables/files';
import { pendingLogins, secondFactorSetups } from './tables/second-factors';
import { loginAttempts, loginOrigins, sessions, sessionTokens } from './tables/users';

const HOUR_MS = 3_600_000;

interface Log {
  error(details: object, text: string): void;
}

/** Removes expired data, now and every hour. Any number of processes may do it. Returns how to stop. */
export function startUpkeep(
  database: Database,
  config: Pick<Config, 'auditDays'>,
  log: Log,
): () => void {
  let isStopped = false;
  const run = () => {
    removeExpired(database, config).catch((err: unknown) => {
      // The next start does what a stop has interrupted.
      if (!isStopped) log.error({ err }, 'upkeep failed');
    });
  };
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}

/** Time for which a device of an ended session can still be reported lost. */
const ENDED_FOR = '90 days';
/** Time that a lost device may take to be heard of again. */
const WIPED_FOR = '400 days';

/** Removes expired data; the audit log keeps its entries for `auditDays`. */
export async function removeExpired(
  { orm }: Database,
  { auditDays }: Pick<Config, 'auditDays'>,
): Promise<void> {
  const ago = (interval: string) => sql`now() - ${interval}::interval`;
  await orm.delete(loginAttempts).where(lt(loginAttempts.attemptedAt, ago('1 day')));
  await orm.delete(loginOrigins).where(lt(loginOrigins.usedAt, ago('90 days')));
  // Their tries count for a while after they have expired.
  await orm.delete(pendingLogins).where(lt(pendingLogins.createdAt, ago('1 hour')));
  await orm.delete(secondFactorSetups).where(lt(secondFactorSetups.validUntil, sql`now()`));
  await orm.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago('30 days')));
  await orm.execute(sql`delete from rate_levels where at < ${ago('1 hour')}`);
  // Longer than any upload takes.
  await orm.delete(fileContents).where(lt(fileContents.stagedAt, ago('2 hours')));
  await orm.delete(images).where(and(isNull(images.tabelle), lt(images.createdAt, ago('1 day'))));
  // A lost device that is heard of again brings it: it stays as long as its session.
  const mayGo = or(ne(sessionTokens.kind, 'renewal'), isNotNull(sessionTokens.usedAt));
  await orm.delete(sessionTokens).where(and(lt(sessionTokens.validUntil, sql`now()`), mayGo));
  await orm.delete(auditLog).where(lt(auditLog.zeit, ago(`${auditDays} days`)));
  const kept = sql`now() - case when ${sessions.isWiped} then ${WIPED_FOR} else ${ENDED_FOR} end::interval`;
  await orm.delete(sessions).where(or(lt(sessions.endsAt, kept), lt(sessions.endedAt, kept)));
}
