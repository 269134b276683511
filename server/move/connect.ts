import pg from 'pg';
import { SESSION } from './tables';

/** The oldest PostgreSQL that Kontor's tables can be on. */
const OLDEST = 150_000;

/** A connection for one long piece of work. */
export interface Connection {
  client: pg.Client;
  /** Says goodbye; what is still running is cut off. */
  close(): Promise<void>;
}

/** Connects with settings under which values have the same text everywhere. When the signal aborts, the connection breaks. */
export async function connect(
  options: pg.ClientConfig,
  shown: string,
  signal: AbortSignal,
): Promise<Connection> {
  signal.throwIfAborted();
  const client = new pg.Client({
    connectionTimeoutMillis: 15_000,
    keepAlive: true,
    application_name: 'kontor move-data',
    ...options,
  });
  // What a broken connection means is said by the statement that ran on it.
  client.on('error', () => undefined);
  const cut = () => streamOf(client).destroy(new Error('interrupted'));
  try {
    await client.connect();
    signal.addEventListener('abort', cut);
    await checkServer(client);
    await client.query(SESSION);
  } catch (cause) {
    cut();
    const { message } = cause as Error;
    throw new Error(
      `${shown} could not be opened: ${message || (cause as { code?: string }).code}`,
      {
        cause,
      },
    );
  }
  return {
    client,
    close: async () => {
      signal.removeEventListener('abort', cut);
      const timer = setTimeout(cut, 2_000);
      await client.end().catch(() => undefined);
      clearTimeout(timer);
    },
  };
}

async function checkServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string; encoding: string }>(
    `select current_setting('server_version_num') version, current_setting('server_encoding') encoding`,
  );
  const [server] = rows;
  if (Number(server?.version) < OLDEST) {
    throw new Error(`PostgreSQL 15 or later expected, found ${server?.version}`);
  }
  if (server?.encoding !== 'UTF8') {
    throw new Error(`the database's encoding is ${server?.encoding}, UTF8 expected`);
  }
}

/** The socket: node-postgres has no other way to end a connection that is busy. */
function streamOf(client: pg.Client): { destroy(error?: Error): void } {
  return (client as unknown as { connection: { stream: { destroy(error?: Error): void } } })
    .connection.stream;
}
