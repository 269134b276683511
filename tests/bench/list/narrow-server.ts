import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

export interface NarrowServer {
  url: string;
  stop: () => Promise<void>;
}

/** The same application, but its list of addresses is a narrow table of any length. */
export async function narrowServer(target: string, databaseUrl: string): Promise<NarrowServer> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', target);
    if (incoming.method === 'GET' && url.pathname === '/vario-api/stammdaten/adressen') {
      void answerList(pool, url.searchParams, outgoing);
    } else forward(incoming, outgoing, url);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await pool.end();
    },
  };
}

async function answerList(pool: pg.Pool, query: URLSearchParams, outgoing: ServerResponse) {
  const offset = Number(query.get('offset') ?? 0);
  const limit = Number(query.get('limit') ?? 50);
  const { rows } = await pool.query<{ id: number; name: string }>(
    'select id, name from bench_narrow where id > $1 order by id limit $2',
    [offset, limit],
  );
  const result = rows.map(({ id, name }) => ({ id, adressnummer: id, name1: name }));
  const total =
    (query.get('returnTotal') ?? 'false') !== 'false'
      ? Number((await pool.query<{ n: string }>('select count(*) n from bench_narrow')).rows[0]?.n)
      : undefined;
  outgoing.setHeader('content-type', 'application/json');
  outgoing.end(JSON.stringify({ result, total, hasMore: result.length === limit }));
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, url: URL): void {
  const { method, headers } = incoming;
  const passed = request(url, { method, headers: { ...headers, host: url.host } }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  passed.on('error', () => outgoing.destroy());
  incoming.pipe(passed);
}
