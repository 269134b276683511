import { randomUUID } from 'node:crypto';
import type { ApiClient } from '../../support/api-client';

/** As many searches within texts as one query may hold, for long ones that nobody has. */
export const heavyQuery = {
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
export async function twelvePapers(client: ApiClient): Promise<unknown> {
  const { body } = await client.get('/verkauf/belege?limit=12&orderBy=id');
  const documents = (body as { result: { id: number }[] }).result;
  return Promise.all(documents.map(({ id }) => client.get(`/verkauf/belege/${id}/pdf`)));
}

/** Imports addresses in batches of 200, as the page does; answers how long it took, in ms. */
export async function importRows(client: ApiClient, count: number): Promise<number> {
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
