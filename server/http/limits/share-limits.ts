import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import type { CallKind, RateLimiter } from './rate-limiter';

const EVERY_MS = 1000;

interface Log {
  warn(details: object, text: string): void;
}

/**
 * Adds up, once a second and in one statement, what the processes of a database counted for each user, and tells the
 * limiter the sum. A database of its own has one process: nothing is written there. Returns how to stop.
 */
export function shareLimits(database: Database, limiter: RateLimiter, log: Log): () => void {
  let running = false;
  const timer = setInterval(() => {
    if (running) return;
    running = true;
    exchange(database, limiter)
      .catch((err: unknown) => log.warn({ err }, 'limits could not be shared'))
      .finally(() => {
        running = false;
      });
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function exchange({ kind, orm }: Database, limiter: RateLimiter): Promise<void> {
  const usage = limiter.takePending();
  if (kind === 'own' || usage.length === 0) return;
  const list = (values: (string | number)[], type: string) =>
    sql`${sql.param(values)}::${sql.raw(type)}[]`;
  // Sorted, so that two processes lock the rows in the same order.
  const { rows } = await orm.execute<{ subject: string; kind: CallKind; level: number }>(sql`
    insert into rate_levels as known (subject, kind, level, at)
    select subject, kind, count, now()
    from unnest(
      ${list(
        usage.map(({ subject }) => subject),
        'text',
      )}, ${list(
        usage.map((row) => row.kind),
        'text',
      )}, ${list(
        usage.map(({ count }) => count),
        'float8',
      )}) as used (subject, kind, count)
    order by subject, kind
    on conflict (subject, kind) do update set
      level = excluded.level + greatest(0, known.level
        - greatest(0, extract(epoch from now() - known.at))
        * case known.kind when 'read' then ${limiter.pace('read')}::float8 else ${limiter.pace('write')}::float8 end),
      at = greatest(known.at, now())
    returning subject, kind, level`);
  for (const row of rows) limiter.learn(row.subject, row.kind, row.level);
}
