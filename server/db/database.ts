import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/** Something that runs statements: the database, or a transaction of it. */
export type Executor = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** Who hears announcements (`pg_notify`) on the server's channel. */
export interface Listener {
  heard(payload: string): void;
  /** Announcements may have been missed. */
  missed(): void;
}

/** An open database, embedded or PostgreSQL; the rest of the server sees no difference. */
export interface Database {
  orm: NodePgDatabase<Record<string, never>>;
  pool: pg.Pool;
  kind: 'embedded' | 'postgresql';
  /** Whether the database may grow, by so many megabytes; writes are refused while it may not. */
  hasSpace(megabytes?: number): Promise<boolean>;
  /** Hears what committed transactions of every process announced; answers how to stop. */
  listen(listener: Listener): () => void;
  /** Fulfilled with the reason when the database has ended by itself and will not come back in this process. */
  lost?: Promise<Error>;
  /** Waits for running statements, writes everything out and releases the database. */
  close(): Promise<void>;
}
