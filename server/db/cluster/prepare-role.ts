import pg from 'pg';
import { urlOf, type Note } from './place';

/** Error codes for a wrong password, a missing role, a missing database. */
const unprepared = /^(28P01|28000|3D000)$/;

/**
 * Makes sure that Kontor's role and database exist, with the password in the notes. The role owns the database and is
 * no superuser: a hole in Kontor reaches only its own tables. It may suspend the triggers of foreign keys while it
 * fills tables whose references it has checked.
 */
export async function prepareRole(note: Note): Promise<void> {
  if (await works(note)) return;
  await asSuperuser(note, async (client) => {
    const { rows } = await client.query(`select from pg_roles where rolname = 'kontor'`);
    const verb = rows.length === 0 ? 'create' : 'alter';
    await client.query(`${verb} role kontor login password '${note.passwords.kontor}'`);
    await client.query('grant set on parameter session_replication_role to kontor');
    const databases = await client.query(`select from pg_database where datname = 'kontor'`);
    if (databases.rows.length === 0) await client.query('create database kontor owner kontor');
  });
}

async function works(note: Note): Promise<boolean> {
  const client = new pg.Client({
    connectionString: urlOf(note, 'kontor', 'kontor'),
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (unprepared.test((error as { code?: string }).code ?? '')) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function asSuperuser(note: Note, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({
    connectionString: urlOf(note, 'postgres', 'postgres'),
    connectionTimeoutMillis: 10_000,
  });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
