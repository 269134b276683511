import pg from 'pg';

export interface EmptyDatabase {
  url: string;
  /** Runs a statement in it, past any server. */
  query: <T extends object>(statement: string, values?: unknown[]) => Promise<T[]>;
  drop: () => Promise<void>;
}

/** An empty database of its own, or a copy of one that nobody is connected to. */
export async function createDatabase(admin: string, template?: string): Promise<EmptyDatabase> {
  const name = `kontor_${Math.random().toString(36).slice(2)}`;
  const url = databaseUrl(admin, name);
  await queryOnce(admin, `create database ${name}${template ? ` template ${template}` : ''}`);
  return {
    url,
    query: (statement, values) => queryOnce(url, statement, values),
    drop: async () => {
      await queryOnce(admin, `drop database ${name} with (force)`);
    },
  };
}

/** The URL of another database of the same server. */
export function databaseUrl(admin: string, name: string): string {
  return admin.replace(/\/postgres$/, `/${name}`);
}

async function queryOnce<T extends object>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<T>(statement, values).finally(() => client.end());
  return rows;
}
