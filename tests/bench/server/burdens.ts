import { randomUUID } from 'node:crypto';
import type { ApiClient } from '../../support/api-client';

/** Texts that fold umlauts, as many as one query may have (`server/resources/lists/text-room.ts`), of 60 letters each. */
const folding = Array.from({ length: 16 }, (_, at) => 'aeoeue'.repeat(10).slice(at % 6, 60));
/** Others, up to the letters that one query may have. */
const plain = Array.from({ length: 100 }, (_, at) => `zzqxzzqx${at % 100}`.padEnd(10, 'q'));

/** The heaviest query within texts that is admissible, for texts that nobody has. */
export const heavyQuery = {
  adhocPreset: {
    predicate: {
      op: 'OR',
      items: [...folding, ...plain].map((value, at) => ({
        attribute: at % 2 === 0 ? 'name1' : 'ort',
        operator: '~',
        value,
      })),
    },
  },
};

/** Asks for the papers of twelve documents at once. */
export async function twelvePapers(client: ApiClient): Promise<unknown> {
  const { body } = await client.get('/verkauf/belege?limit=12&orderBy=id');
  const documents = (body as { result: { id: number }[] }).result;
  return Promise.all(documents.map(({ id }) => client.get(`/verkauf/belege/${id}/pdf`)));
}

/** Imports addresses in batches of 30, as the page does; answers how long it took, in ms. */
export async function importRows(client: ApiClient, count: number): Promise<number> {
  const begun = performance.now();
  const begin = await client.post('/system/importe', {
    pfad: '/stammdaten/adressen',
    datei: 'bench.csv',
  });
  const path = begin.headers.get('location') ?? '';
  for (let from = 0; from < count; from += 30) {
    const zeilen = Array.from({ length: Math.min(30, count - from) }, (_, index) => ({
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
