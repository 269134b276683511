import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { clientOf, parameterPath, recordOf, rowsOf, type ApiClient } from '../support/api-client';
import { readTerms } from '../support/e-invoice/read-terms';
import { readPdf } from '../support/print/read-pdf';
import { act, book, expected, readDocument, writeDraft } from '../support/sales-documents';
import { testServer } from '../support/test-server';

const CUSTOMER = 1;
const ADDRESS = `/stammdaten/adressen/${CUSTOMER}`;
/** Everything that XRechnung demands of a customer. */
const COMPLETE = {
  eRechnungFormat: 'XRECHNUNG_UBL',
  leitwegId: '04011000-12345-03',
  peppolId: '0204:04011000-12345-03',
};

describe('e-invoices', () => {
  const server = testServer();
  let admin: ApiClient;
  beforeAll(async () => {
    admin = await clientOf(server().url, 'admin');
  });

  const say = async (path: string, values: Record<string, unknown>) => {
    const record = recordOf(await expected(admin.get(path), 200));
    await expected(admin.patch(path, values, `"${String(record.version)}"`), 200);
  };
  const invoice = (head: Record<string, unknown> = {}) =>
    writeDraft(
      admin,
      '0500',
      [
        { bezeichnung: 'Arbeit & Weg', menge: 3, einzelpreis: 100 },
        { bezeichnung: 'Vielleicht', menge: 1, einzelpreis: 50, positionsArt: 'O' },
      ],
      { bestellnummerKunde: '4500-1', besteuerung: 'INLAND', ...head },
    );
  const fetched = async (id: number, query = '') => {
    const url = `${server().url}/vario-api/verkauf/belege/${id}/erechnung${query}`;
    const reply = await fetch(url, { headers: { authorization: `Bearer ${admin.token}` } });
    const bytes = Buffer.from(await reply.arrayBuffer());
    return {
      status: reply.status,
      type: reply.headers.get('content-type'),
      name: decodeURIComponent(reply.headers.get('content-disposition') ?? ''),
      bytes,
    };
  };
  const findings = async (id: number) => {
    const check = recordOf(await admin.post(`/verkauf/belege/${id}/simulation`, undefined));
    return (check.pruefung as { code: string; feld: string; parameters?: string[] }[]).filter(
      ({ code }) => code.startsWith('msg_document_einvoice'),
    );
  };

  test('what is missing is said at its field before booking, and keeps from booking', async () => {
    await say(ADDRESS, {
      eRechnungFormat: 'XRECHNUNG_UBL',
      leitwegId: null,
      peppolId: null,
      email: null,
    });
    const id = await invoice({ bestellnummerKunde: null });
    expect(await findings(id)).toEqual([
      expect.objectContaining({
        schwere: 'FEHLER',
        feld: 'leitwegId',
        tabelle: 'ADR',
        tabelleId: CUSTOMER,
      }),
      expect.objectContaining({
        schwere: 'FEHLER',
        feld: 'peppolId',
        tabelle: 'ADR',
        tabelleId: CUSTOMER,
      }),
    ]);
    const refused = await act(admin, id, 'buchen');
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain('BR-DE-15');
    await say(ADDRESS, COMPLETE);
    expect(await findings(id)).toEqual([]);
    await book(admin, id);
  });

  test('an XRechnung has the terms of the invoice and keeps its bytes', async () => {
    await say(ADDRESS, COMPLETE);
    const id = await invoice();
    expect((await fetched(id)).status).toBe(409);
    const booked = await book(admin, id);
    const made = await fetched(id);
    expect([made.status, made.type]).toEqual([200, 'application/xml']);
    expect(made.name).toContain(`${String(booked.belegnummer)}.xml`);
    const terms = readTerms(made.bytes.toString('utf8'));
    expect(terms).toMatchObject({
      ...{ 'BT-1': booked.belegnummer, 'BT-10': COMPLETE.leitwegId, 'BT-13': '4500-1' },
      ...{ 'BT-49': '04011000-12345-03', 'BT-49-1': '0204', 'BT-34-1': 'EM' },
      ...{ 'BT-109': '300.00', 'BT-112': '357.00', 'BT-115': '357.00' },
    });
    expect(terms['BG-25']?.map((line) => line['BT-153'])).toEqual(['Arbeit & Weg']);

    // Later changes of customer and company change nothing.
    await say(ADDRESS, { leitwegId: null, peppolId: null, eRechnungFormat: 'KEINE' });
    await say(await parameterPath(admin, 'FIRMA.EMAIL'), { wert: 'neu@demo-firma.example' });
    expect((await fetched(id)).bytes.equals(made.bytes)).toBe(true);
    const late = readTerms((await fetched(id, '?format=XRECHNUNG_CII')).bytes.toString('utf8'));
    expect(late).toMatchObject({ 'BT-10': COMPLETE.leitwegId, 'BT-49-1': '0204' });
    const rows = await server().query<{ format: string; hash: string; inhalt: Buffer }>(
      `select format, hash, inhalt from document_e_invoices where beleg_id = ${id} order by format`,
    );
    expect(rows.map(({ format }) => format)).toEqual(['XRECHNUNG_CII', 'XRECHNUNG_UBL']);
    for (const { hash, inhalt } of rows) {
      expect(createHash('sha256').update(inhalt).digest('hex')).toBe(hash);
    }
    for (const change of [
      'update document_e_invoices set hash = hash',
      'delete from document_e_invoices',
    ]) {
      await expect(server().query(`${change} where beleg_id = ${id}`)).rejects.toThrow('stays');
    }
  });

  test('ZUGFeRD is the paper with the data inside; the paper keeps its bytes', async () => {
    await say(ADDRESS, { ...COMPLETE, eRechnungFormat: 'ZUGFERD' });
    const id = await invoice();
    await book(admin, id);
    const url = `${server().url}/vario-api/verkauf/belege/${id}/pdf`;
    const paper = async () => {
      const reply = await fetch(url, { headers: { authorization: `Bearer ${admin.token}` } });
      return Buffer.from(await reply.arrayBuffer());
    };
    const before = await paper();
    const made = await fetched(id);
    expect([made.status, made.type]).toEqual([200, 'application/pdf']);
    expect(made.bytes.includes('factur-x.xml') || made.bytes.length > before.length).toBe(true);
    expect((await readPdf(made.bytes)).lines).toEqual((await readPdf(before)).lines);
    expect((await paper()).equals(before)).toBe(true);
    expect((await fetched(id)).bytes.equals(made.bytes)).toBe(true);
  });

  test('a cancellation is a credit note that names the invoice', async () => {
    await say(ADDRESS, { ...COMPLETE, eRechnungFormat: 'XRECHNUNG_CII' });
    const id = await invoice();
    const booked = await book(admin, id);
    await expected(act(admin, id, 'stornieren', { grund: 'Falsch berechnet' }), 200);
    const [counter] = rowsOf(await admin.get(`/verkauf/belege?filter=stornoZuId=${id}`));
    const terms = readTerms((await fetched(Number(counter?.id))).bytes.toString('utf8'));
    expect(terms).toMatchObject({
      ...{ 'BT-3': '381', 'BT-112': '357.00' },
      'BG-3': [{ 'BT-25': booked.belegnummer, 'BT-26': booked.belegdatum }],
    });
  });

  test('what a format demands and the booked invoice lacks is named', async () => {
    await say(ADDRESS, { eRechnungFormat: 'KEINE', leitwegId: null, peppolId: null, email: null });
    const id = await invoice({ bestellnummerKunde: null });
    await book(admin, id);
    const reply = await admin.get(`/verkauf/belege/${id}/erechnung?format=XRECHNUNG_UBL`);
    expect(reply.status).toBe(409);
    expect(JSON.stringify(reply.body)).toContain('Leitweg-ID');
    // Who asks for one without naming a format gets the one that everybody can read.
    expect((await fetched(id)).type).toBe('application/pdf');
  });

  test('there is none of an offer, and of what may not be seen', async () => {
    const offer = await writeDraft(admin, '0100', [{ bezeichnung: 'X', menge: 1, einzelpreis: 1 }]);
    await book(admin, offer);
    expect((await fetched(offer)).status).toBe(409);
    expect((await fetched(999_999_999)).status).toBe(404);
    const nobody = await clientOf(server().url, 'ohne');
    expect((await nobody.get(`/verkauf/belege/${offer}/erechnung`)).status).toBe(403);
  });

  test('a small business charges no tax, and says so', async () => {
    const path = await parameterPath(admin, 'FIRMA.KLEINUNTERNEHMER');
    await say(path, { wert: 'J' });
    await say(ADDRESS, { ...COMPLETE, eRechnungFormat: 'ZUGFERD' });
    const id = await invoice();
    const refused = await act(admin, id, 'buchen');
    expect(JSON.stringify(refused.body)).toContain('msg_document_small_business_tax');
    await say(path, { wert: 'N' });
    expect((await readDocument(admin, id)).belegstatus).toBe('1');
  });

  test('a parameter that is no format is refused, and so is an electronic address without a scheme', async () => {
    const path = await parameterPath(admin, 'VERKAUF.ERECHNUNG');
    const { version } = recordOf(await admin.get(path));
    expect((await admin.patch(path, { wert: 'FAX' }, `"${String(version)}"`)).status).toBe(422);
    const address = recordOf(await admin.get(ADDRESS));
    const wrong = await admin.patch(ADDRESS, { peppolId: 'x' }, `"${String(address.version)}"`);
    expect(wrong.status).toBe(422);
  });
});
