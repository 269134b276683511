import { mkdtempSync, chmodSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { clientOf, type ApiClient } from '../support/api-client';
import { endAll, start } from './server/built-server';
import { heavyQuery, importRows, twelvePapers } from './server/burdens';
import { lightUser } from './server/light-user';

const ROWS = Number(process.env.KONTOR_BENCH_ROWS ?? 1_000_000);
const SECONDS = Number(process.env.KONTOR_BENCH_SECONDS ?? 5);
const IMPORTED = Number(process.env.KONTOR_BENCH_IMPORTED ?? 5_000);
/** The folder of another state of the product, built, which is measured first. */
const BEFORE = process.env.KONTOR_BENCH_BEFORE;

const list = '/stammdaten/adressen?limit=50&orderBy=name1';
const nothing = '/stammdaten/adressen?limit=100&filter=ort=Nirgendwo&orderBy=adressnummer';

/** What a built server takes with the database that it brings itself: `npm start` in a checkout, without the build. */
export async function bench(): Promise<void> {
  for (const folder of BEFORE === undefined ? ['.'] : [BEFORE, '.']) {
    const place = mkdtempSync(join(tmpdir(), 'kontor-bench-'));
    chmodSync(place, 0o711);
    const data = join(place, 'data');
    process.stdout.write(`\n${resolve(folder)}\n`);
    try {
      for (const [name, value] of await figuresOf(folder, data)) {
        process.stdout.write(`${name.padEnd(46)} ${value}\n`);
      }
    } finally {
      await endAll();
      rmSync(place, { recursive: true, force: true });
    }
  }
}

async function figuresOf(folder: string, data: string): Promise<[string, string][]> {
  const found: [string, string][] = [];
  const note = (name: string, value: string) => void found.push([name, value]);
  const first = await start(folder, data);
  note('first start, demo company included', seconds(first.took));
  await first.end();
  const later = await start(folder, data);
  note('later start', seconds(later.took));
  note('memory of all its processes, started', megabytes(memoryOf(later.pid)));
  await later.end();
  note('disk, demo company', megabytes(sizeOf(data)));
  const many = { KONTOR_CALLS_AT_ONCE: '50' };
  const filling = await start(folder, data, ['--rows', String(ROWS)], many);
  note(`start that fills up to ${ROWS} addresses`, seconds(filling.took));
  // One after the other: a process hashes few passwords at once.
  const clients: ApiClient[] = [];
  while (clients.length < 50) clients.push(await clientOf(filling.url, 'buero'));
  for (const count of [1, 10, 50]) {
    note(
      `list page, ${count} clients (median, 95 %, a second)`,
      await load(clients.slice(0, count), list),
    );
  }
  note('filter that finds nothing (median, 95 %)', await load(clients.slice(0, 1), nothing));
  note('the same by 10 clients', await load(clients.slice(0, 10), nothing));
  note(`import of ${IMPORTED} rows`, seconds(await importRows(clients[0] as ApiClient, IMPORTED)));
  note('a light user beside nothing (95 %, most)', await lightUser(filling.url, []));
  const [query, papers, rows] = clients as [ApiClient, ApiClient, ApiClient];
  note(
    'a light user beside query, papers and import',
    await lightUser(filling.url, [
      () => query.post('/cmn/computed-queries/stammdaten/adressen', heavyQuery),
      () => twelvePapers(papers),
      () => importRows(rows, 2_000),
    ]),
  );
  note('memory of all its processes, in the end', megabytes(memoryOf(filling.pid)));
  await filling.end();
  note('disk, in the end', megabytes(sizeOf(data)));
  return found;
}

/** Lets every client repeat a call for a while; the first second is not counted. */
async function load(clients: readonly ApiClient[], path: string): Promise<string> {
  const times: number[] = [];
  const counted = performance.now() + 1_000;
  const until = counted + SECONDS * 1_000;
  await Promise.all(
    clients.map(async (client) => {
      for (let now = performance.now(); now < until;) {
        const { status } = await client.get(path);
        if (status !== 200) throw new Error(`${path}: ${status}`);
        const after = performance.now();
        if (now >= counted) times.push(after - now);
        now = after;
      }
    }),
  );
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? NaN).toFixed(1);
  return `${at(0.5)} ms, ${at(0.95)} ms, ${(times.length / SECONDS).toFixed(0)}`;
}

/** What a process and all below it hold, each shared page once (PSS), in bytes. */
function memoryOf(pid: number): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const stat = read(`/proc/${name}/stat`);
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const isBelow = (one: number): boolean =>
    one === pid || (parents.has(one) && isBelow(parents.get(one) as number));
  return [...parents.keys()].filter(isBelow).reduce((sum, one) => {
    const held = /^Pss:\s+(\d+) kB/m.exec(read(`/proc/${one}/smaps_rollup`))?.[1];
    return sum + Number(held ?? 0) * 1024;
  }, 0);
}

function read(name: string): string {
  try {
    return readFileSync(name, 'utf8');
  } catch {
    return '';
  }
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce(
    (sum, name) => sum + statSync(join(folder, name)).blocks * 512,
    0,
  );
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
