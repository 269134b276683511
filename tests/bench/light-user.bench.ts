import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientOf, type ApiClient } from '../support/api-client';
import { endAll, start } from './server/built-server';
import { heavyQuery, importRows, twelvePapers } from './server/burdens';
import { lightUser } from './server/light-user';

const SECONDS = Number(process.env.KONTOR_BENCH_SECONDS ?? 60);
const ROWS = Number(process.env.KONTOR_BENCH_ROWS ?? 200_000);
/** A server of one's own instead of the database that the product brings. */
const DATABASE = process.env.KONTOR_BENCH_DATABASE;
/** Only what begins so: «export». */
const ONLY = process.env.KONTOR_BENCH_ONLY ?? '';

const addresses = '/stammdaten/adressen';
const files = `${addresses}/5/dateien`;

/** What somebody else sends meanwhile; each again and again, so many at once. */
const burdens: readonly [string, number, (client: ApiClient) => Promise<unknown>][] = [
  ['nothing', 0, () => Promise.resolve()],
  ['heaviest query of texts', 12, (c) => c.post(`/cmn/computed-queries${addresses}`, heavyQuery)],
  ['list of 2,000 rows', 12, (c) => c.get(`${addresses}?limit=2000&orderBy=-ort&returnTotal=true`)],
  ['list that finds nothing', 12, (c) => c.get(`${addresses}?filter=name1~zzqq&orderBy=ort`)],
  ['search', 12, (c) => c.get('/webapp/suche?suche=stra%C3%9Fe')],
  ['report', 12, (c) => c.get('/auswertungen/umsatzstatistik/daten')],
  ['papers of 12 documents', 1, twelvePapers],
  ['import of 500 rows', 4, (c) => importRows(c, 500)],
  ['export, page by page', 12, (c) => exported(c)],
  ['200 reads by one call', 12, (c) => c.post('/system/abrufe', { pfade: manyPaths })],
  ['uploads of 8 MB', 12, (c) => upload(c)],
];

const manyPaths = Array.from({ length: 200 }, (_, at) => `${addresses}?limit=100&offset=${at}`);

/** How long a light user waits while another one sends the heaviest of each kind, 12 at once. */
export async function bench(): Promise<void> {
  const place = mkdtempSync(join(tmpdir(), 'kontor-bench-'));
  chmodSync(place, 0o711);
  try {
    const env = DATABASE === undefined ? {} : { DATABASE_URL: DATABASE };
    const { url } = await start('.', join(place, 'data'), ['--rows', String(ROWS)], env);
    for (const [name, lanes, work] of burdens.filter(([one]) => one.startsWith(ONLY))) {
      const client = await clientOf(url, 'admin');
      const until = performance.now() + SECONDS * 1_000;
      const answers = new Map<string, number>();
      const lane = async () => {
        while (performance.now() < until) {
          const status = String(((await work(client)) as { status?: number }).status ?? 'done');
          answers.set(status, (answers.get(status) ?? 0) + 1);
        }
      };
      const works = Array.from({ length: lanes }, () => lane);
      const waits = await lightUser(url, works, SECONDS);
      const said = [...answers].map(([status, count]) => `${count} × ${status}`).join(', ');
      process.stdout.write(`${name.padEnd(26)} ${waits}; the other: ${said || '–'}\n`);
    }
  } finally {
    await endAll();
    rmSync(place, { recursive: true, force: true });
  }
}

/** Ten pages of a list, as an export reads them. */
async function exported(client: ApiClient): Promise<unknown> {
  let reply;
  for (let offset = 0; offset < 20_000; offset += 2_000) {
    reply = await client.get(`${addresses}?limit=2000&offset=${offset}&orderBy=adressnummer`);
  }
  return reply;
}

const bytes = Buffer.alloc(6_000_000, 'Kontor').toString('base64');

function upload(client: ApiClient): Promise<unknown> {
  const body = { dateiname: `${randomUUID()}.bin`, daten: bytes };
  return client.post(files, body, { 'idempotency-key': randomUUID() });
}
