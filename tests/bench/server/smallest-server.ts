import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/**
 * The smallest server in Node.js that answers a page of a list: one statement, its rows as JSON. Nobody is asked who calls,
 * nothing is checked. `SMALLEST_SQL` is the statement; it asks for one row more than `SMALLEST_LIMIT`.
 */
const sql = String(process.env.SMALLEST_SQL);
const limit = Number(process.env.SMALLEST_LIMIT);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });

const server = createServer((_, response) => {
  pool.query<object>(sql).then(
    ({ rows }) => {
      const body = JSON.stringify({ result: rows.slice(0, limit), hasMore: rows.length > limit });
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.setHeader('content-length', Buffer.byteLength(body));
      response.end(body);
    },
    (error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    },
  );
});

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`Kontor is ready: http://127.0.0.1:${port}\n`);
});
