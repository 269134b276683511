import type { Database } from '../../db/database';
import { inTransaction } from '../../http/operations/transaction';
import { releaseEnded } from './record-locks';

const EVERY_MS = 30_000;

interface Log {
  error(details: object, text: string): void;
}

/**
 * Removes expired locks, and announces it, because nobody else does. Any number of processes may do it. Returns how to
 * stop.
 */
export function sweepLocks(database: Database, log: Log): () => void {
  const timer = setInterval(() => {
    inTransaction(database, (db) => releaseEnded(db)).catch((err: unknown) =>
      log.error({ err }, 'locks could not be swept'),
    );
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
