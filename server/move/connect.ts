import pg from 'pg';
import { unfitness } from '../db/open-postgresql';
import { SESSION } from './tables';

/** Connection for one long piece of work. */
export interface Connection {
  client: pg.Client;
  /** Says goodbye; anything still running is cut off. */
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
  // The statement that ran on a broken connection reports it.
  client.on('error', () => undefined);
  const cut = () => streamOf(client).destroy(new Error('interrupted'));
  try {
    await client.connect();
    signal.addEventListener('abort', cut);
    const reason = await unfitness(client);
    if (reason) throw new Error(reason);
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

/** Returns the socket: node-postgres has no other way to end a connection that is busy. */
function streamOf(client: pg.Client): { destroy(error?: Error): void } {
  return (client as unknown as { connection: { stream: { destroy(error?: Error): void } } })
    .connection.stream;
}
