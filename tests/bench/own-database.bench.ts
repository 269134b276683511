import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, chmodSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { clientOf, type ApiClient } from '../support/api-client';

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
      for (const server of running) await server.end();
      rmSync(place, { recursive: true, force: true });
    }
  }
}

/** Servers that have not been ended yet. */
const running = new Set<Started>();

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
  const filling = await start(folder, data, ['--rows', String(ROWS)]);
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
      () => query.post('/cmn/computed-queries/stammdaten/adressen', heavy),
      () => twelvePapers(papers),
      () => importRows(rows, 2_000),
    ]),
  );
  note('memory of all its processes, in the end', megabytes(memoryOf(filling.pid)));
  await filling.end();
  note('disk, in the end', megabytes(sizeOf(data)));
  return found;
}

interface Started {
  url: string;
  pid: number;
  /** Until it said that it is ready, in ms. */
  took: number;
  end: () => Promise<void>;
}

async function start(folder: string, data: string, args: string[] = []): Promise<Started> {
  const begun = performance.now();
  const entry = 'dist-server/server/production.js';
  const child: ChildProcess = spawn(
    process.execPath,
    ['--max-semi-space-size=32', entry, ...args],
    {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        KONTOR_DATA: data,
        KONTOR_DEMO: '1',
        PORT: '0',
        KONTOR_READS_PER_MINUTE: '10000000',
        KONTOR_WRITES_PER_MINUTE: '10000000',
        KONTOR_BURST: '10000000',
        KONTOR_CALLS_AT_ONCE: '50',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let said = '';
  const url = await new Promise<string>((found, failed) => {
    child.once('exit', () => failed(new Error(said)));
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const ready = /Kontor is ready: (\S+)/.exec(said)?.[1];
      if (ready) found(ready);
    });
  });
  const took = performance.now() - begun;
  const started: Started = {
    url,
    pid: child.pid as number,
    took,
    end: async () => {
      running.delete(started);
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
  running.add(started);
  return started;
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

/** As many searches within texts as one query may hold, for long ones that nobody has. */
const heavy = {
  adhocPreset: {
    predicate: {
      op: 'OR',
      items: Array.from({ length: 200 }, (_, index) => ({
        attribute: index % 2 === 0 ? 'name1' : 'ort',
        operator: '~',
        value: `${'aeiou'.repeat(20)}${index}`,
      })),
    },
  },
};

/** Asks for the papers of twelve documents at once. */
async function twelvePapers(client: ApiClient): Promise<unknown> {
  const { body } = await client.get('/verkauf/belege?limit=12&orderBy=id');
  const documents = (body as { result: { id: number }[] }).result;
  return Promise.all(documents.map(({ id }) => client.get(`/verkauf/belege/${id}/pdf`)));
}

/** Reads a record every 50 ms while others work; answers how long that took, in words. */
async function lightUser(url: string, works: (() => Promise<unknown>)[]): Promise<string> {
  const client = await clientOf(url, 'lesen');
  const times: number[] = [];
  const statuses = new Set<number>();
  let isOver = false;
  const others = Promise.allSettled(works.map((work) => work())).then((all) => {
    isOver = true;
    return all;
  });
  const until = performance.now() + (works.length === 0 ? 5_000 : 120_000);
  do {
    const begun = performance.now();
    statuses.add((await client.get('/stammdaten/adressen/5')).status);
    times.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while ((works.length === 0 || !isOver) && performance.now() < until);
  await others;
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN).toFixed(0);
  return `${at(0.95)} ms, ${at(1)} ms; ${times.length} reads, statuses ${[...statuses].join(', ')}`;
}

/** Imports addresses in batches of 200, as the page does; answers how long it took, in ms. */
async function importRows(client: ApiClient, count: number): Promise<number> {
  const begun = performance.now();
  const begin = await client.post('/system/importe', {
    pfad: '/stammdaten/adressen',
    datei: 'bench.csv',
  });
  const path = begin.headers.get('location') ?? '';
  for (let from = 0; from < count; from += 200) {
    const zeilen = Array.from({ length: Math.min(200, count - from) }, (_, index) => ({
      zeile: from + index + 2,
      daten: { name1: `Import ${from + index}`, ort: 'Hamburg', plz: '20095' },
    }));
    const { status } = await client.post(
      `${path}/zeilen`,
      { zeilen },
      { 'idempotency-key': randomUUID() },
    );
    if (status !== 200) throw new Error(`import: ${status}`);
  }
  return performance.now() - begun;
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
