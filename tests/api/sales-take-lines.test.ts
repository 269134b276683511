import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  clientOf,
  codesOf,
  fieldErrorsOf,
  recordOf,
  rowsOf,
  type ApiClient,
  type Row,
} from '../support/api-client';
import {
  act,
  book,
  expected,
  readDocument,
  readEntries,
  readLines,
  writeDraft,
} from '../support/sales-documents';
import { testServer } from '../support/test-server';

describe('lines taken over from another document', () => {
  const server = testServer();
  let buero: ApiClient;
  let artikelId: number;
  beforeAll(async () => {
    buero = await clientOf(server().url, 'buero');
    const filter = 'artikelart=1,gesperrt=false,verfuegbar>=20';
    const reply = await buero.get(`/stammdaten/artikel?filter=${filter}&orderBy=id&limit=1`);
    artikelId = Number(rowsOf(reply)[0]?.id);
  });

  const take = (id: number, belegId: number, headers?: Record<string, string>) =>
    act(buero, id, 'positionen-uebernehmen', { belegId }, headers);
  const shown = ({ positionsArt, bezeichnung, menge, einzelpreis, gesamtpreis }: Row) => [
    positionsArt,
    bezeichnung,
    menge,
    einzelpreis,
    gesamtpreis,
  ];

  test('stand behind its own at their prices, and its sums follow', async () => {
    const source = await writeDraft(buero, '0100', [
      { artikelId, menge: 2, einzelpreis: 12.5 },
      { positionsArt: 'T', bezeichnung: 'Text' },
      { artikelId, menge: 1 },
    ]);
    await book(buero, source);
    const draft = await writeDraft(buero, '0200', [{ artikelId, menge: 1, einzelpreis: 10 }]);
    const [own] = await readLines(buero, draft);
    const { version } = await readDocument(buero, draft);
    const answer = recordOf(await expected(take(draft, source), 200));
    const given = await readLines(buero, source);
    const lines = await readLines(buero, draft);
    expect(lines.map(shown)).toEqual([own as Row, ...given].map(shown));
    expect(lines.map(({ position }) => position)).toEqual([10, 20, 30, 40]);
    expect(lines.map(({ preisregel }) => preisregel)).toEqual([
      'MANUELL',
      'UEBERNOMMEN',
      null,
      'UEBERNOMMEN',
    ]);
    // A copy: what is left of the source stays as it is.
    expect(lines.every(({ vorgaengerPositionId }) => vorgaengerPositionId === null)).toBe(true);
    const sum = lines.reduce((all, { gesamtpreis }) => all + Number(gesamtpreis ?? 0), 0);
    expect(answer.endbetragNetto).toBeCloseTo(sum, 2);
    expect(Number(answer.version)).toBe(Number(version) + 1);
    expect(await readEntries(buero, draft)).toMatch(/L$/);
    expect(await readEntries(buero, source)).toMatch(/H$/);
  });

  test('once, however often the same call is made', async () => {
    const source = await writeDraft(buero, '0100', [{ artikelId, menge: 1 }]);
    const draft = await writeDraft(buero, '0100', []);
    const { version } = await readDocument(buero, draft);
    const headers = { 'if-match': `"${String(version)}"`, 'idempotency-key': randomUUID() };
    const first = await take(draft, source, headers);
    const again = await take(draft, source, headers);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await readLines(buero, draft)).toHaveLength(1);
    // Who knew it as it was before is told.
    const late = await take(draft, source, { 'if-match': headers['if-match'] });
    expect(late.status).toBe(412);
  });

  test('make a printed draft a saved one', async () => {
    const source = await writeDraft(buero, '0100', [{ artikelId, menge: 1 }]);
    const draft = await writeDraft(buero, '0100', [{ artikelId, menge: 1 }]);
    await expected(act(buero, draft, 'drucken'), 200);
    const after = recordOf(await expected(take(draft, source), 200));
    expect(after).toMatchObject({ belegstatus: '1', druckVeraltet: true });
    expect(await readEntries(buero, draft)).toMatch(/LO$/);
  });

  test('not from itself, nothing, nowhere or another currency', async () => {
    const draft = await writeDraft(buero, '0100', [{ artikelId, menge: 1 }]);
    const swiss = await writeDraft(buero, '0100', [{ artikelId, menge: 1 }], { waehrung: 'CHF' });
    const empty = await writeDraft(buero, '0100', []);
    for (const belegId of [draft, swiss, empty, 99_999_999]) {
      const reply = await take(draft, belegId);
      expect([belegId, reply.status, Object.keys(fieldErrorsOf(reply))]).toEqual([
        belegId,
        422,
        ['belegId'],
      ]);
    }
    const without = await act(buero, draft, 'positionen-uebernehmen', {});
    expect([without.status, Object.keys(fieldErrorsOf(without))]).toEqual([422, ['belegId']]);
    expect(await readLines(buero, draft)).toHaveLength(1);
  });

  test('only into a draft, and only by who may change it', async () => {
    const source = await writeDraft(buero, '0100', [{ artikelId, menge: 1 }]);
    const booked = await writeDraft(buero, '0100', [{ artikelId, menge: 1 }]);
    await book(buero, booked);
    const refused = await take(booked, source);
    expect([refused.status, codesOf(refused)]).toEqual([409, ['msg_document_not_editable']]);
    const reader = await clientOf(server().url, 'lesen');
    const draft = await writeDraft(buero, '0100', []);
    const forbidden = await act(reader, draft, 'positionen-uebernehmen', { belegId: source });
    expect(forbidden.status).toBe(403);
  });
});
