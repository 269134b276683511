import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { recordOf, rowsOf, type ApiClient, type Row } from './api-client';
import { goods } from './drafts';
import { act, onSite, onVersion, read } from './service-tasks';
import type { TestServer } from './start-server';

/** Billing types of the shipped list. */
export const BILLING = { effort: 1, flat: 2, contract: 3, warranty: 4, goodwill: 5 } as const;

interface Setting {
  server: Pick<TestServer, 'query' | 'url'>;
  office: ApiClient;
  technik: ApiClient;
}

interface Done {
  /** Values of the order. */
  order?: Row;
  extras?: readonly Row[];
  /** Pieces of a part that were installed. */
  parts?: number;
  /** Minutes of work. */
  minutes?: number;
  /** Way in which the customer signs the report; nobody signs unless given. */
  signed?: 'GETIPPT' | 'VERWEIGERT';
}

/** Does a job of some minutes after 12 km, with what is extra, and has it reviewed; answers the order's path. */
export async function reviewedOrder(
  { server, office, technik }: Setting,
  { order = {}, extras = [], parts = 0, minutes = 90, signed }: Done = {},
): Promise<string> {
  const task = await onSite(office, technik, order);
  const { id, serviceAuftragId } = await read(technik, task);
  const path = `/service/auftraege/${String(serviceAuftragId)}`;
  const clock = `${String(8 + Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  await server.query(
    `insert into work_times
       (planung_id, techniker_id, datum, von, bis, beginn_um, ende_um, taetigkeit_id)
     values ($1, 1, '2025-03-03', '08:00', $2, '2025-03-03T07:00Z',
       '2025-03-03T07:00Z'::timestamptz + make_interval(mins => $3), 1)`,
    [id, clock, minutes],
  );
  for (const extra of extras) {
    expect((await technik.post(`${path}/mehraufwaende`, extra)).status).toBe(201);
  }
  if (parts > 0) {
    const [part] = await goods(office);
    await server.query(
      `insert into service_materials
         (service_auftrag_id, artikel_id, menge, menge_umgelagert, menge_bestaetigt, menge_eingebaut)
       values ($1, $2, $3, $3, $3, $3)`,
      [serviceAuftragId, part?.id, parts],
    );
  }
  const result = { ergebnis: 'Läuft wieder' };
  if (signed) {
    expect((await act(technik, task, 'ergebnis', result)).status).toBe(200);
    const zeitpunkt = new Date().toISOString();
    const dokumentHash = await hashOfReport(server.url, technik, task);
    const body = { art: signed, name: 'Eva Muster', grund: 'abwesend', zeitpunkt, dokumentHash };
    expect((await act(technik, task, 'unterschrift', body)).status).toBe(201);
  }
  const done = await act(technik, task, 'abschluss', result);
  expect([done.status, recordOf(done).auftragsstatus]).toEqual([200, '12']);
  expect((await onVersion(office, path, 'pruefung')).status).toBe(200);
  return path;
}

/** SHA-256 of a task's report as the server prints it. */
async function hashOfReport(url: string, { token }: ApiClient, task: string): Promise<string> {
  const answer = await fetch(`${url}/vario-api${task}/bericht`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return createHash('sha256')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('hex');
}

/** Plans the bill of an order. */
export const planOf = async (api: ApiClient, order: string): Promise<Row> =>
  recordOf(await api.post(`${order}/abrechnung/vorschau`, {}));

/** Lines of a document: what, how much, at which price. */
export async function linesIn(api: ApiClient, document: string): Promise<Row[]> {
  const lines = rowsOf(await api.get(`${document}/positionen?orderBy=position&limit=50`));
  return lines.map(({ bezeichnung, menge, einzelpreis }) => ({ bezeichnung, menge, einzelpreis }));
}
