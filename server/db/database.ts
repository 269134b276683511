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

/** An open database; nearly nothing of the server sees whose it is. */
export interface Database {
  orm: NodePgDatabase<Record<string, never>>;
  pool: pg.Pool;
  /** A PostgreSQL that this process runs for itself alone, or a server, which other processes may use as well. */
  kind: 'own' | 'server';
  /** Whether the database may grow, by so many megabytes; writes are refused while it may not. */
  hasSpace(megabytes?: number): Promise<boolean>;
  /** Hears what committed transactions of every process announced; answers how to stop. */
  listen(listener: Listener): () => void;
  /** Waits for running statements, writes everything out and releases the database. */
  close(): Promise<void>;
}
