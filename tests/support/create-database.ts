import pg from 'pg';

export interface EmptyDatabase {
  url: string;
  /** Runs a statement in it, past any server. */
  query: <T extends object>(statement: string, values?: unknown[]) => Promise<T[]>;
  drop: () => Promise<void>;
}

/** Creates an empty database, or a copy of one that nobody is connected to. */
export async function createDatabase(admin: string, template?: string): Promise<EmptyDatabase> {
  const name = `kontor_${Math.random().toString(36).slice(2)}`;
  const url = databaseUrl(admin, name);
  // Copying files beats logging each page of them.
  const copied = template ? ` template ${template} strategy file_copy` : '';
  await queryOnce(admin, `create database ${name}${copied}`);
  const pool = new pg.Pool({ connectionString: url, max: 5, idleTimeoutMillis: 2_000 });
  // The statement that failed reports it.
  pool.on('error', () => undefined);
  return {
    url,
    query: async <T extends object>(statement: string, values: unknown[] = []) =>
      (await pool.query<T>(statement, values)).rows,
    drop: async () => {
      await pool.end();
      await queryOnce(admin, `drop database ${name} with (force)`);
    },
  };
}

/** Returns the URL of another database of the same server. */
export function databaseUrl(admin: string, name: string): string {
  return admin.replace(/\/postgres$/, `/${name}`);
}

/** Runs a statement on a connection of its own. */
export async function queryOnce<T extends object>(url: string, statement: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<T>(statement).finally(() => client.end());
  return rows;
}
