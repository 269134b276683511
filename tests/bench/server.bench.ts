import pg from 'pg';
import { clientOf } from '../support/api-client';
import { createDatabase } from '../support/create-database';
import { startPostgresql } from '../support/postgresql';
import { runServer } from '../support/server-process';
import { fillAddresses } from './fill-addresses';

const ROWS = 1_000_000;
const CLIENTS = 50;
const SECONDS = 8;

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

const deep = Number(process.env.KONTOR_BENCH_OFFSET ?? ROWS / 2);

/** The very statement a reader of the contract would write: all columns, deep pages by an inner select of keys. */
function page(limit: number, offset: number): string {
  return `select * from addresses where id in
    (select id from addresses order by name1, id limit ${limit + 1} offset ${offset}) order by name1, id`;
}

/** Requests of 50 clients against the same SQL bare, on one database in one run (quality §3). */
export async function bench(): Promise<void> {
  const say = (text: string) => process.stdout.write(`${text}\n`);
  const url = process.env.DATABASE_URL;
  const own = url === undefined ? await startPostgresql({ durable: true }) : undefined;
  const database = own ? await createDatabase(own.url) : undefined;
  const databaseUrl = database?.url ?? (url as string);
  say(`Filling up to ${ROWS.toLocaleString('en')} addresses …`);
  const filled = Date.now();
  await fillAddresses(databaseUrl, ROWS);
  say(`… ready after ${((Date.now() - filled) / 1000).toFixed(0)} s (with start and demo company)`);

  const server = await runServer({
    DATABASE_URL: databaseUrl,
    PORT: '0',
    NODE_ENV: 'production',
    KONTOR_DEMO: '1',
    // The clients stand for as many users, and go on longer than anybody does.
    KONTOR_CALLS_AT_ONCE: String(CLIENTS),
    KONTOR_READS_PER_MINUTE: '1000000',
    KONTOR_BURST: '1000000',
  });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
  try {
    const { token } = await clientOf(server.url, 'buero');
    say(
      `\n${CLIENTS} clients, ${SECONDS} s each; median and 95th percentile in ms, calls per second`,
    );
    for (const { name, path, sql } of cases) {
      const bare = await load(async () => {
        await pool.query(sql());
      });
      const served = await load(async () => {
        const response = await fetch(`${server.url}/vario-api${path()}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        if (response.status !== 200) throw new Error(`${path()}: ${response.status}`);
        await response.arrayBuffer();
      });
      say(
        `${name.padEnd(15)} bare ${told(bare)} · served ${told(served)} · ratio ${(served.median / bare.median).toFixed(2)}`,
      );
    }
  } finally {
    await pool.end();
    await server.end();
    await database?.drop();
    await own?.stop();
  }
}

interface Load {
  median: number;
  slow: number;
  perSecond: number;
}

/** Lets every client repeat a call for a while; the first second is not counted. */
async function load(call: () => Promise<void>): Promise<Load> {
  const times: number[] = [];
  const started = performance.now();
  const counted = started + 1000;
  const end = counted + SECONDS * 1000;
  const client = async () => {
    for (let now = performance.now(); now < end;) {
      await call();
      const after = performance.now();
      if (now >= counted) times.push(after - now);
      now = after;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? NaN;
  return { median: at(0.5), slow: at(0.95), perSecond: times.length / SECONDS };
}

function told({ median, slow, perSecond }: Load): string {
  return `${median.toFixed(1)} / ${slow.toFixed(1)} (${perSecond.toFixed(0)}/s)`;
}
