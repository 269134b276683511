import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/** Anything that runs statements: the database, or a transaction of it. */
export type Executor = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** Receiver of announcements (`pg_notify`) on the server's channel. */
export interface Listener {
  heard(payload: string): void;
  /** Called when announcements may have been missed. */
  missed(): void;
}

/** Connections to a database. */
export interface Connections {
  orm: NodePgDatabase<Record<string, never>>;
  pool: pg.Pool;
}

/** Open database; nearly nothing of the server sees whose it is. */
export interface Database extends Connections {
  /** A few connections that only find callers by their tokens: nobody waits at the door, however busy all others are. */
  atDoor: Connections;
  /** A few for calls without a login alone: logging in, and renewing a session. */
  ofPublic: Connections;
  /** Kind: a PostgreSQL that this process runs for itself alone, or a server, which other processes may use as well. */
  kind: 'own' | 'server';
  /** Tells whether the database may grow by so many megabytes; writes are refused while it may not. */
  hasSpace(megabytes?: number): Promise<boolean>;
  /** Passes on what committed transactions of every process announced; returns how to stop. */
  listen(listener: Listener): () => void;
  /** Waits for running statements, writes everything out and releases the database. */
  close(): Promise<void>;
}
