import { beforeAll, describe, expect, test } from 'vitest';
import { clientOf, codesOf, fieldErrorsOf, recordOf, type ApiClient } from '../support/api-client';
import { readPdf } from '../support/print/read-pdf';
import {
  book,
  expected,
  idOf,
  readDocument,
  readLines,
  writeDraft,
} from '../support/sales-documents';
import { testServer } from '../support/test-server';

describe('collective documents', () => {
  const server = testServer();
  let buero: ApiClient;
  let artikelId: number;
  beforeAll(async () => {
    buero = await clientOf(server().url, 'buero');
    const [row] = await server().query<{ id: number }>(
      `select p.id from products p join stock_levels l on l.artikel_id = p.id and l.lager_id = 1
       where p.artikelart = '1' and not p.gesperrt and l.verfuegbar >= 20 order by p.id limit 1`,
    );
    artikelId = Number(row?.id);
  });

  const statusOf = async (id: number) => (await readDocument(buero, id)).belegstatus;
  const paperLines = async (id: number) => {
    const url = `${server().url}/vario-api/verkauf/belege/${id}/pdf`;
    const reply = await fetch(url, { headers: { authorization: `Bearer ${buero.token}` } });
    const { lines } = await readPdf(new Uint8Array(await reply.arrayBuffer()));
    return lines.flat().map((one) => one.replace(/\u00a0/g, ' '));
  };
  const COLLECTIVE = '/verkauf/belege/sammelumwandlung';
  const delivered = async (head: Record<string, unknown> = {}) => {
    const id = await writeDraft(buero, '0300', [{ artikelId, menge: 1, lagId: 1 }], {
      zahlungsart: 1,
      ...head,
    });
    await book(buero, id);
    return id;
  };
  const refusal = async (body: Record<string, unknown>) => {
    const reply = await buero.post(COLLECTIVE, { targetType: '04', ...body });
    return [reply.status, codesOf(reply)[0] ?? Object.keys(fieldErrorsOf(reply))[0]];
  };

  test('documents of different customers become one each, once somebody says so', async () => {
    const ids = [await delivered(), await delivered({ adresseId: 2, waehrung: 'EUR' })];
    expect(await refusal({ ids })).toEqual([
      409,
      expect.stringContaining('msg_document_collective_differs'),
    ]);
    expect(await Promise.all(ids.map(statusOf))).toEqual(['3', '3']);
    const reply = await expected(
      buero.post(COLLECTIVE, { ids, targetType: '04', getrennt: true }),
      201,
    );
    const { ids: made } = recordOf(reply) as { ids: number[] };
    expect([made.length, made[0]]).toEqual([2, idOf(reply)]);
    const heads = await Promise.all(made.map((id) => readDocument(buero, id)));
    expect(heads.map(({ adresseId }) => adresseId)).toEqual([1, 2]);
    // Nothing stands above the lines of one alone.
    const [only] = await readLines(buero, made[0] as number);
    expect(only).toMatchObject({ positionsArt: 'N', vorgaengerId: null });
  });

  test('what counts where heads differ is said, and nothing counts by chance', async () => {
    const ids = [
      await delivered({ bestellnummerKunde: '4711', kopftext: 'Danke.' }),
      await delivered({ zahlungsart: 2, name2: 'Werk Nord', bestellnummerKunde: 'X'.repeat(35) }),
      await delivered({ zahlungsart: 2, bestellnummerKunde: '4712' }),
    ] as const;
    const [first, second, third] = ids;
    const refused = await buero.post(COLLECTIVE, { ids, targetType: '04' });
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body)).toContain('Empfänger, Zahlungsart');
    const plan = async (body: Record<string, unknown>) =>
      recordOf(
        await expected(buero.post(`${COLLECTIVE}/plan`, { ids, targetType: '04', ...body }), 200),
      ) as {
        gruppen: {
          titel: string;
          merkmale: string[];
          quellen: { id: number; text: string }[];
          entfaellt: string[];
        }[];
        abweichungen: {
          feld: string;
          bezeichnung: string;
          werte: { id: number; text: string; ids: number[] }[];
        }[];
      };
    const whole = await plan({});
    expect(whole.gruppen.map(({ quellen }) => quellen.map(({ id }) => id))).toEqual([
      [first],
      [second],
      [third],
    ]);
    expect(
      whole.abweichungen.map(({ bezeichnung, werte }) => [
        bezeichnung,
        ...werte.map(({ ids: some }) => some),
      ]),
    ).toEqual([
      ['Empfänger', [first, third], [second]],
      ['Zahlungsart', [first], [second, third]],
    ]);
    expect(whole.gruppen[0]?.quellen[0]?.text).toMatch(
      /^Lieferschein LS\d\d-\d{5} vom \d\d\.\d\d\.\d{4}, Ihre Bestellung 4711$/,
    );
    const wahl = [{ feld: 'zahlungsart', id: second }];
    const two = await plan({ wahl });
    expect(two.gruppen.map(({ quellen }) => quellen.length)).toEqual([2, 1]);
    expect(two.gruppen[0]).toMatchObject({ entfaellt: ['Kopftext'] });
    expect(two.gruppen[1]?.merkmale).toEqual([expect.stringMatching(/^Empfänger: .*Werk Nord/)]);
    expect(await Promise.all(ids.map(statusOf))).toEqual(['3', '3', '3']);

    expect(await refusal({ ids, wahl })).toEqual([
      409,
      expect.stringContaining('msg_document_collective_differs'),
    ]);
    const stranger = [{ feld: 'zahlungsart', id: 1 }];
    expect(await refusal({ ids, wahl: stranger })).toEqual([422, expect.anything()]);
    expect(await refusal({ ids, wahl: [...wahl, { feld: 'zahlungsart', id: first }] })).toEqual([
      422,
      expect.anything(),
    ]);

    const all = [...wahl, { feld: 'empfaenger', id: second }];
    const made = idOf(
      await expected(buero.post(COLLECTIVE, { ids, targetType: '04', wahl: all }), 201),
    );
    expect(await readDocument(buero, made)).toMatchObject({
      zahlungsart: 2,
      name2: 'Werk Nord',
      bestellnummerKunde: null,
      kopftext: null,
    });
    const headings = (await readLines(buero, made)).filter(
      ({ positionsArt }) => positionsArt === 'T',
    );
    expect(headings.map(({ vorgaengerId }) => vorgaengerId)).toEqual(ids);
    expect(headings[0]?.bezeichnung).toMatch(/, Ihre Bestellung 4711$/);
    // What has no room in the title stands beneath it.
    expect(headings[1]).toMatchObject({ langtext: `Ihre Bestellung ${'X'.repeat(35)}` });
    expect(headings[1]?.bezeichnung).toMatch(/^Lieferschein LS\d\d-\d{5} vom \d\d\.\d\d\.\d{4}$/);
    const paper = await paperLines(made);
    const places = ['4711', 'X'.repeat(35), '4712'].map((order) =>
      paper.findIndex((one) => one.includes(`Ihre Bestellung ${order}`)),
    );
    expect(places.every((at) => at > 0) && places).toEqual([...places].sort((a, b) => a - b));
    // What a heading names is not listed above the lines as well.
    expect(paper.filter((one) => one.startsWith('zu Lieferschein'))).toEqual([]);
  });
});
