import pg from 'pg';
import { clientOf } from '../support/api-client';
import { createDatabase } from '../support/create-database';
import { startPostgresql } from '../support/postgresql';
import { runServer, type ServerProcess } from '../support/server-process';
import { fillAddresses } from './fill-addresses';
import { parentOf, processorTime } from './server/processor-time';

const ROWS = Number(process.env.KONTOR_BENCH_ROWS ?? 1_000_000);
const CLIENTS = 50;
const SECONDS = Number(process.env.KONTOR_BENCH_SECONDS ?? 8);
const ROUNDS = Number(process.env.KONTOR_BENCH_ROUNDS ?? 1);
/** The folder of another state of the product, measured in turn with this one. */
const BEFORE = process.env.KONTOR_BENCH_BEFORE;

/** What both sides do: the call, and the SQL that gives the same rows and figures without a server. */
const cases = [
  {
    name: 'list page',
    path: () => '/stammdaten/adressen?limit=50&orderBy=name1',
    sql: () => page(50, 0),
  },
  {
    name: 'deep page',
    path: () => `/stammdaten/adressen?limit=50&orderBy=name1&offset=${deep}`,
    sql: () => page(50, deep),
  },
  {
    name: 'filtered count',
    path: () => '/stammdaten/adressen?limit=1&filter=ort=Hamburg,istKunde=true&returnTotal=true',
    sql: () => `select count(*) from addresses where ort = 'Hamburg' and ist_kunde`,
  },
  {
    name: 'nothing found',
    path: () => '/stammdaten/adressen?limit=100&filter=ort=Nirgendwo&orderBy=adressnummer',
    sql: () => `select * from addresses where ort = 'Nirgendwo' order by ort, id limit 101`,
  },
  {
    name: 'all counted',
    path: () => '/stammdaten/adressen?limit=1&returnTotal=true',
    sql: () => `select count(*) from addresses`,
  },
] as const;

/** All cases, or the one that `KONTOR_BENCH_CASE` names. */
const isWanted = ({ name }: { name: string }) => name === (process.env.KONTOR_BENCH_CASE ?? name);

const deep = Number(process.env.KONTOR_BENCH_OFFSET ?? ROWS / 2);

/** The very statement a reader of the contract would write: all columns, deep pages by an inner select of keys. */
function page(limit: number, offset: number): string {
  return `select * from addresses where id in
    (select id from addresses order by name1, id limit ${limit + 1} offset ${offset}) order by name1, id`;
}

/** Requests of 50 clients against the same SQL bare, on one database in one run (quality §3). */
export async function bench(): Promise<void> {
  const url = process.env.DATABASE_URL;
  const own = url === undefined ? await startPostgresql({ durable: true }) : undefined;
  const database = own ? await createDatabase(own.url) : undefined;
  const databaseUrl = database?.url ?? (url as string);
  say(`Filling up to ${ROWS.toLocaleString('en')} addresses …`);
  const filled = Date.now();
  await fillAddresses(databaseUrl, ROWS);
  say(`… ready after ${((Date.now() - filled) / 1000).toFixed(0)} s (with start and demo company)`);

  const servers: ServerProcess[] = [];
  const run = async (...of: Parameters<typeof runServer>) => {
    const server = await runServer(...of);
    servers.push(server);
    return server;
  };
  const product = {
    DATABASE_URL: databaseUrl,
    PORT: '0',
    NODE_ENV: 'production',
    KONTOR_DEMO: '1',
    // The clients stand for as many users, and go on longer than anybody does.
    KONTOR_CALLS_AT_ONCE: String(CLIENTS),
    KONTOR_READS_PER_MINUTE: '1000000',
    KONTOR_BURST: '1000000',
  };
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
  try {
    const postgresql = await postmaster(pool);
    const served = await subjectOf('served', await run(product));
    const before = BEFORE && (await subjectOf('before', await run(product, undefined, BEFORE)));
    say(
      `\n${CLIENTS} clients, ${SECONDS} s each; median and 95th percentile in ms, calls per second;`,
    );
    say('in brackets ms of processor time of a call: clients + server + PostgreSQL');
    for (const { name, path, sql } of cases.filter(isWanted)) {
      const bare: Subject = { name: 'bare', call: async () => void (await pool.query(sql())) };
      const floor = await floorOf(name, sql(), databaseUrl, run);
      const subjects = [bare, floor, before, served].filter((subject) => !!subject);
      const loads = new Map<string, Load[]>(subjects.map((subject) => [subject.name, []]));
      for (let round = 0; round < ROUNDS; round++) {
        for (const subject of subjects) {
          loads.get(subject.name)?.push(await load(subject, path(), postgresql));
        }
      }
      const inAll = [...loads].map(([of, all]) => [of, middle(all)] as const);
      for (const [of, figures] of inAll) {
        const ratio = figures.median / (inAll[0]?.[1].median ?? NaN);
        say(`${name.padEnd(15)} ${of.padEnd(7)} ${told(figures)} · ratio ${ratio.toFixed(2)}`);
      }
    }
  } finally {
    await pool.end();
    for (const server of servers) await server.end();
    await database?.drop();
    await own?.stop();
  }
}

/** Somebody who answers calls: the database itself, or a server. */
interface Subject {
  name: string;
  pid?: number;
  call: (path: string, client: number) => Promise<void>;
}

const say = (text: string) => process.stdout.write(`${text}\n`);

async function subjectOf(name: string, { url, pid }: ServerProcess): Promise<Subject> {
  const tokens: string[] = [];
  for (let client = 0; client < CLIENTS; client++) {
    tokens.push((await clientOf(url, 'buero')).token);
  }
  const headers = tokens.map((token) => ({ authorization: `Bearer ${token}` }));
  return {
    name,
    pid,
    call: (path, client) => answered(`${url}/vario-api${path}`, { headers: headers[client] }),
  };
}

/** The smallest server that answers the list page: what Node.js and HTTP alone take. */
async function floorOf(
  name: string,
  sql: string,
  databaseUrl: string,
  run: (...of: Parameters<typeof runServer>) => Promise<ServerProcess>,
): Promise<Subject | undefined> {
  if (name !== 'list page') return undefined;
  const entry = 'tests/bench/server/smallest-server.ts';
  const env = { DATABASE_URL: databaseUrl, SMALLEST_SQL: sql, SMALLEST_LIMIT: '50' };
  const { url, pid } = await run(env, entry);
  return { name: 'floor', pid, call: () => answered(url, {}) };
}

async function answered(url: string, { headers = {} }: { headers?: Record<string, string> }) {
  const response = await fetch(url, { headers });
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
  await response.arrayBuffer();
}

/** The process above all of PostgreSQL's; undefined where it runs on another machine. */
async function postmaster(pool: pg.Pool): Promise<number | undefined> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return parentOf(rows[0]?.pid ?? NaN);
}

interface Load {
  median: number;
  slow: number;
  perSecond: number;
  /** Processor time of a call, in ms. */
  taken: { clients: number; server: number; postgresql: number };
}

/** Lets every client repeat a call for a while; the first second is not counted. */
async function load({ call, pid }: Subject, path: string, postgresql?: number): Promise<Load> {
  const times: number[] = [];
  let calls = 0;
  const taken = () => ({
    clients: process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000,
    server: pid === undefined ? 0 : processorTime(pid),
    postgresql: postgresql === undefined ? NaN : processorTime(postgresql),
  });
  const before = taken();
  const started = performance.now();
  const counted = started + 1000;
  const end = counted + SECONDS * 1000;
  const client = async (_: unknown, which: number) => {
    for (let now = performance.now(); now < end;) {
      await call(path, which);
      calls += 1;
      const after = performance.now();
      if (now >= counted) times.push(after - now);
      now = after;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const after = taken();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? NaN;
  return {
    median: at(0.5),
    slow: at(0.95),
    perSecond: times.length / SECONDS,
    taken: {
      clients: (after.clients - before.clients) / calls,
      server: (after.server - before.server) / calls,
      postgresql: (after.postgresql - before.postgresql) / calls,
    },
  };
}

/** The median of several rounds, figure by figure. */
function middle(loads: Load[]): Load {
  const of = (figure: (load: Load) => number) => {
    const sorted = loads.map(figure).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? NaN;
  };
  return {
    median: of(({ median }) => median),
    slow: of(({ slow }) => slow),
    perSecond: of(({ perSecond }) => perSecond),
    taken: {
      clients: of(({ taken }) => taken.clients),
      server: of(({ taken }) => taken.server),
      postgresql: of(({ taken }) => taken.postgresql),
    },
  };
}

function told({ median, slow, perSecond, taken }: Load): string {
  const parts = [taken.clients, taken.server, taken.postgresql].map((ms) => ms.toFixed(2));
  const times = `${median.toFixed(1)} / ${slow.toFixed(1)}`;
  return `${times} (${perSecond.toFixed(0)}/s) [${parts.join(' + ')}]`;
}
