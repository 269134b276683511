import { beforeAll, describe, expect, test, vi } from 'vitest';
import {
  clientOf,
  clientWith,
  codesOf,
  logIn,
  rowsOf,
  type ApiClient,
  type Reply,
  type Row,
} from '../support/api-client';
import { sampleImage } from '../support/sample-images';
import { testServer } from '../support/test-server';
import { changedTables, databaseState } from '../support/walk/database-state';
import { ownWrites } from '../support/walk/own-writes';
import { stepsOf, Walker, type Step } from '../support/walk/walker';

vi.setConfig({ testTimeout: 300_000 });

/** Reads that keep what they have made: the PDF of what was booked, the secret of one’s own that seals drafts on devices. */
const keeping = ['readDocumentPdf', 'readEInvoice', 'readDeviceSecret'];

const idIn = ({ headers }: Reply) => Number(headers.get('location')?.split('/').at(-1));

describe('who may only read', () => {
  const server = testServer();
  let reader: ApiClient;
  let admin: ApiClient;
  beforeAll(async () => {
    reader = await clientOf(server().url, 'lesen');
    admin = await clientOf(server().url, 'admin');
  });
  const missing = (right: string) => [403, [`msg_auth_right_missing ${right}`]];
  const refusal = (reply: Reply) => [reply.status, codesOf(reply)];

  test('changes nothing: every operation that writes refuses him, and no other one writes', async () => {
    const walker = new Walker(server().url);
    const steps = await stepsOf(walker, 'lesen');
    const before = await databaseState(server());
    const wrong: string[] = [];
    const send = async ({ operation, request }: Step) => walker.sendAs('lesen', operation, request);
    for (const step of steps) {
      const { id, method } = step.operation;
      if (id in ownWrites || keeping.includes(id)) continue;
      const { status } = await send(step);
      if (method === 'GET' ? status >= 500 : status !== 403) wrong.push(`${id}: ${status}`);
    }
    expect(wrong).toEqual([]);
    expect(changedTables(before, await databaseState(server()))).toEqual([]);
  });

  test('does not print or sign, and looks at the paper all the same', async () => {
    const [row = {}] = rowsOf(await admin.get('/verkauf/belege?filter=belegstatus=1&limit=1'));
    const path = `/verkauf/belege/${String(row.id)}`;
    expect((await reader.get(`${path}/pdf`)).status).toBe(200);
    expect(refusal(await reader.post(`${path}/drucken`, undefined))).toEqual(
      missing('BEK_AENDERN'),
    );
    const body = {
      ...{ art: 'GETIPPT', name: 'Eva Muster', zeitpunkt: new Date().toISOString() },
      dokumentHash: '0'.repeat(64),
    };
    expect(refusal(await reader.post(`${path}/unterschrift`, body))).toEqual(
      missing('BEK_AENDERN'),
    );
    const [after] = rowsOf(await admin.get(`/verkauf/belege?filter=id=${String(row.id)}`));
    expect(after).toEqual(row);
  });

  test('keeps nobody from a record: a lock takes the right to change it', async () => {
    for (const [tabelle, list, right] of [
      ['BEK', '/verkauf/belege', 'BEK_AENDERN'],
      ['ADR', '/stammdaten/adressen', 'ADR_AENDERN'],
      ['SVA', '/service/auftraege', 'SVA_PLANEN'],
    ] as const) {
      const [row] = rowsOf(await admin.get(`${list}?limit=1`));
      const taken = await reader.post('/system/sperren', { tabelle, tabelleId: row?.id });
      expect([tabelle, ...refusal(taken)]).toEqual([tabelle, ...missing(right)]);
    }
  });

  test('imports nothing, not even as a trial, and takes nothing back', async () => {
    const pfad = '/stammdaten/adressen';
    const zeilen = [{ zeile: 2, daten: { name1: 'Niemand' } }];
    for (const [path, body] of [
      ['/system/importe', { pfad, datei: 'x.csv' }],
      ['/system/importprobe', { pfad, zeilen }],
    ] as const) {
      expect(refusal(await reader.post(path, body))).toEqual(missing('ADR_AENDERN'));
    }
    const begun = await admin.post('/system/importe', { pfad, datei: 'x.csv' });
    const theirs = begun.headers.get('location') ?? '';
    expect((await admin.post(`${theirs}/zeilen`, { zeilen })).status).toBe(200);
    expect([403, 404]).toContain((await reader.post(`${theirs}/zeilen`, { zeilen })).status);
    expect([403, 404]).toContain((await reader.post(`${theirs}/rueckgaengig`, undefined)).status);
  });

  test('neither moves nor removes an image of a record that he sees', async () => {
    const [asset] = rowsOf(await admin.get('/stammdaten/assets?limit=1'));
    const daten = (await sampleImage({ width: 20, height: 20 })).toString('base64');
    const path = `/stammdaten/assets/${String(asset?.id)}/bilder`;
    const sent = await admin.post(path, { daten });
    const image = `/stammdaten/bilder/${sent.headers.get('location')?.split('/').at(-1) ?? ''}`;
    const version = (await reader.get(image)).headers.get('etag') ?? '';
    expect(refusal(await reader.patch(image, { bildindex: 9 }, version))).toEqual(
      missing('ASS_AENDERN'),
    );
    expect(refusal(await reader.remove(image, version))).toEqual(missing('ASS_AENDERN'));
  });

  test('changes no document by a right to change something else', async () => {
    const rechte = ['BEK_SEHEN', 'DEALS_SEHEN', 'DEALS_AENDERN', 'ADR_SEHEN'];
    const role = await admin.post('/system/rollen', { name: 'Nur Deals', rechte });
    const made = await admin.post('/system/benutzer', {
      ...{ benutzername: 'nur.deals', name: 'Nur Deals', kuerzel: 'ND', passwortAendern: false },
      ...{ passwort: 'Ein langer Satz', rollen: [idIn(role)] },
    });
    expect(made.status).toBe(201);
    const login = await logIn(server().url, 'nur.deals', 'Ein langer Satz');
    const sales = clientWith(server().url, (login.body as { token: string }).token);
    const [document = {}] = rowsOf(await admin.get('/verkauf/belege?filter=dealIdnull&limit=1'));
    const [deal = {}] = rowsOf(await admin.get('/crm/deals?filter=status=0&limit=1'));
    const own = `/verkauf/belege/${String(document.id)}`;
    const version = (row: Row) => ({ 'if-match': `"${String(row.version)}"` });
    for (const reply of [
      await sales.post(`${own}/dealzuweisen`, { dealId: deal.id }, version(document)),
      await sales.post(`${own}/deal`, { titel: 'Neu' }, version(document)),
      await sales.post(
        `/crm/deals/${String(deal.id)}/belegzuweisen`,
        { belegId: document.id },
        version(deal),
      ),
    ]) {
      expect(refusal(reply)).toEqual(missing('BEK_AENDERN'));
    }
  });

  test('answers a question about a ticket only where he was asked', async () => {
    const [ticket = {}] = rowsOf(
      await admin.get('/crm/tickets?filter=status<90,rueckfrageAnBenutzerIdnull&limit=1'),
    ) as [Row];
    const path = `/crm/tickets/${String(ticket.id)}`;
    const answer = () => reader.post(`${path}/antwort`, { antwort: 'Ja.' });
    expect((await answer()).status).toBeGreaterThanOrEqual(400);
    const [me] = rowsOf(await admin.get('/system/benutzer?filter=benutzername=lesen'));
    const asked = await admin.post(
      `${path}/rueckfrage`,
      { benutzerId: me?.id, frage: 'Ist das so?' },
      { 'if-match': `"${String(ticket.version)}"` },
    );
    expect(asked.status).toBe(200);
    const [now] = rowsOf(await admin.get(`/crm/tickets?filter=id=${String(ticket.id)}`));
    const told = await reader.post(
      `${path}/antwort`,
      { antwort: 'Ja.' },
      { 'if-match': `"${String(now?.version)}"` },
    );
    expect(told.status).toBe(200);
  });
});
