import pg from 'pg';
import { clientOf } from '../support/api-client';
import { createDatabase } from '../support/create-database';
import { startPostgresql } from '../support/postgresql';
import { runServer } from '../support/server-process';
import { fillAddresses } from './fill-addresses';

const ROWS = Number(process.env.KONTOR_BENCH_ROWS ?? 1_000_000);
const CALLS = Number(process.env.KONTOR_BENCH_CALLS ?? 40);
const ROUNDS = 3;

/** Found often, in few rows, by a number, by a telephone number, and nowhere. */
const terms = ['müller', 'müller hamburg', '10001', '040 999', 'RE25-00057', 'xqzwv'];

/** Of each section the five rows and a count that ends at a thousand, as a reader of the contract would write them. */
const sections = [
  { table: 'addresses', where: 'not gesperrt', order: 'id' },
  { table: 'persons', where: 'true', order: 'id' },
  { table: 'products', where: 'not gesperrt', order: 'id' },
  { table: 'sales_documents', where: 'true', order: 'belegdatum desc, id desc' },
];

const say = (text: string) => process.stdout.write(`${text}\n`);

/** One client: the search over everything and the start page, against the SQL of its sections bare. */
export async function bench(): Promise<void> {
  const url = process.env.DATABASE_URL;
  const own = url === undefined ? await startPostgresql({ durable: true }) : undefined;
  const database = own ? await createDatabase(own.url) : undefined;
  const databaseUrl = database?.url ?? (url as string);
  say(`Filling up to ${ROWS.toLocaleString('en')} addresses …`);
  await fillAddresses(databaseUrl, ROWS);
  const server = await runServer({
    ...{ DATABASE_URL: databaseUrl, PORT: '0', NODE_ENV: 'production', KONTOR_DEMO: '1' },
    ...{ KONTOR_READS_PER_MINUTE: '1000000', KONTOR_BURST: '1000000' },
  });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 8 });
  try {
    await pool.query('vacuum analyze');
    const { token } = await clientOf(server.url, 'buero');
    const get = async (path: string) => {
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(`${server.url}/vario-api${path}`, { headers });
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
      return (await response.json()) as { result: Record<string, { total: number }> };
    };
    say(`one client, ${CALLS} calls, the middle of ${ROUNDS} rounds in turn; median in ms`);
    for (const term of terms) {
      const path = `/webapp/suche?suche=${encodeURIComponent(term)}`;
      const totals = Object.entries((await get(path)).result);
      const bare = () => Promise.all(sections.map((section) => bareSection(pool, section, term)));
      const [sql, call] = await inTurn(bare, () => get(path));
      const found = totals.map(([name, { total }]) => `${name} ${total}`).join(', ');
      say(
        `${term.padEnd(15)} bare ${ms(sql)} · call ${ms(call)} · ${(call / sql).toFixed(2)} · ${found}`,
      );
    }
    const [nothing, start] = await inTurn(
      () => pool.query('select 1'),
      () => get('/webapp/start'),
    );
    say(`start page: ${ms(start)} (select 1: ${ms(nothing)})`);
  } finally {
    await pool.end();
    await server.end();
    await database?.drop();
    await own?.stop();
  }
}

async function bareSection(
  pool: pg.Pool,
  { table, where, order }: (typeof sections)[number],
  term: string,
): Promise<void> {
  const words = term.split(' ');
  const digits = /^[\d ]+$/.test(term) ? [`%${term.replace(/\D/g, '')}%`] : [];
  const each = words
    .map((word, at) =>
      // «ü», «ue» and «u» are the same: without it other rows are found.
      /[aouäöü]/i.test(word)
        ? `suche ~ regexp_replace(kontor_fold($${at + 1}), '([aou])e?', '\\1e?', 'g')`
        : `suche like '%' || kontor_fold($${at + 1}) || '%'`,
    )
    .join(' and ');
  const matches = digits.length > 0 ? `((${each}) or suche like $${words.length + 1})` : each;
  const values = [...words, ...digits];
  const from = `from ${table} where ${where} and ${matches}`;
  await pool.query(`select count(*) from (select 1 ${from} limit 1001) counted`, values);
  await pool.query(`select * ${from} order by ${order} limit 5`, values);
}

/** Medians of both, measured in turn. */
async function inTurn(
  ...subjects: [() => Promise<unknown>, () => Promise<unknown>]
): Promise<[number, number]> {
  const rounds: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, subject] of subjects.entries()) {
      const times: number[] = [];
      for (let call = 0; call < CALLS; call++) {
        const began = performance.now();
        await subject();
        times.push(performance.now() - began);
      }
      rounds[at as 0 | 1].push(middle(times));
    }
  }
  return [middle(rounds[0]), middle(rounds[1])];
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

const ms = (value: number) => value.toFixed(1);
