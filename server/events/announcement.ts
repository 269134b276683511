import { sql } from 'drizzle-orm';
import { CHANNEL } from '../db/channel';
import type { Executor } from '../db/database';
import type { ReadCondition } from '../../schemas/contract/operation-right';

/** Event of a record or of its lock; contract schema `RecordEvent`. */
export interface RecordEvent {
  tabelle: string;
  id: number;
  /** Version of the record afterwards (of a removed one its last); null where only its lock changed. */
  version: number | null;
  benutzer: string;
  benutzerId: number;
  /** ISO 8601, UTC. */
  zeit: string;
  art: 'CREATION' | 'CHANGE' | 'DELETION' | 'LOCK' | 'RELEASE';
  /** Record that this one is a part of. */
  eltern: { tabelle: string; id: number } | null;
}

/** Event with the conditions for hearing of it, or the news that sessions or rights changed. */
export type Announcement =
  { event: RecordEvent; requires: readonly ReadCondition[] } | { access: true };

/**
 * Tells every process, and through them every browser, when the transaction of `db` commits; after a rollback nobody
 * hears of it. The text must stay below PostgreSQL's 8,000 bytes.
 */
export async function announce(db: Executor, announcement: Announcement): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(announcement)})`);
}

/** Tells every process that a session ended or that somebody's rights or accounts changed: event streams are checked at once. */
export async function announceAccessChange(db: Executor): Promise<void> {
  await announce(db, { access: true });
}
