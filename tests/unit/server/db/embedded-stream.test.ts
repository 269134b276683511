import pg from 'pg';
import { expect, test } from 'vitest';
import type { EmbeddedThread } from '../../../../server/db/embedded-thread';
import { EmbeddedStream } from '../../../../server/db/embedded-stream';

const message = (type: string, ...bytes: number[]) => [
  type.charCodeAt(0),
  0,
  0,
  0,
  4 + bytes.length,
  ...bytes,
];
const ready = message('Z', 'I'.charCodeAt(0));
const welcome = [...message('R', 0, 0, 0, 0), ...ready];
const done = [...message('C', ...Buffer.from('SELECT 0\0')), ...ready];

/** Welcomes a client, and answers each statement after 20 ms that it found nothing. */
function thread(): EmbeddedThread {
  let batches = 0;
  return {
    run: async () => {
      if (batches++ === 0) return Uint8Array.from(welcome);
      await new Promise((resolve) => setTimeout(resolve, 20));
      return Uint8Array.from(done);
    },
    close: async () => undefined,
    lost: new Promise(() => undefined),
  };
}

// A pool waits for the connection of a running statement to close: the server would not end by itself.
test('a pool that is ended while a statement runs ends after it', async () => {
  const pool = new pg.Pool({
    max: 1,
    user: 'postgres',
    stream: () => new EmbeddedStream(thread()),
  } as pg.PoolConfig);
  const client = await pool.connect();
  const running = client.query('select');
  void running.finally(() => client.release());
  await pool.end();
  expect((await running).rows).toEqual([]);
});
