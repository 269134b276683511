import { beforeAll, describe, expect, test } from 'vitest';
import { daysLater } from '../../schemas/rules/days-later';
import { yearsLater } from '../../schemas/rules/plausible-date';
import { today } from '../../schemas/rules/today';
import {
  clientOf,
  codesOf,
  fieldErrorsOf,
  recordOf,
  rowsOf,
  type ApiClient,
  type Row,
} from '../support/api-client';
import { act, book, convert, expected, readDocument, writeDraft } from '../support/sales-documents';
import { testServer } from '../support/test-server';

const day = today();
const line = { bezeichnung: 'Dienst', menge: 1, einzelpreis: 100 };

describe('days that cannot be changed once they are booked', () => {
  const server = testServer();
  let buero: ApiClient;
  let admin: ApiClient;
  beforeAll(async () => {
    buero = await clientOf(server().url, 'buero');
    admin = await clientOf(server().url, 'admin');
  });

  async function setParameter(name: string, wert: string | null) {
    const [parameter] = rowsOf(await admin.get(`/system/parameter?filter=name=${name}`));
    const path = `/system/parameter/${String(parameter?.id)}`;
    return admin.patch(path, { wert }, `"${String(parameter?.version)}"`);
  }

  const findings = async (id: number): Promise<string[]> => {
    const { pruefung } = recordOf(await act(buero, id, 'simulation'));
    return (pruefung as { schwere: string; code: string; feld: string | null }[])
      .filter(({ code }) => code.startsWith('msg_date') || code.startsWith('msg_document_before'))
      .map(({ schwere, code, feld }) => `${schwere} ${code} ${feld ?? ''}`);
  };

  test.each<[Row, string[]]>([
    [{ belegdatum: '2126-03-01' }, ['FEHLER msg_date_implausible belegdatum']],
    [{ belegdatum: '0026-03-01' }, ['FEHLER msg_date_implausible belegdatum']],
    [{ belegdatum: '1926-03-01' }, ['FEHLER msg_date_implausible belegdatum']],
    [{ belegdatum: yearsLater(day, 2) }, ['FEHLER msg_date_implausible belegdatum']],
    [{ belegdatum: daysLater(day, 1) }, ['WARNUNG msg_date_in_future belegdatum']],
    [{ liefertermin: '2126-03-01' }, ['FEHLER msg_date_implausible liefertermin']],
    [{ leistungVon: '0026-03-01' }, ['FEHLER msg_date_implausible leistungVon']],
    [{ leistungBis: '2126-03-01' }, ['FEHLER msg_date_implausible leistungBis']],
    [{ auftragsDatum: '0206-03-01' }, ['FEHLER msg_date_implausible auftragsDatum']],
    [{ belegdatum: day }, []],
  ])(
    'an order with %j is kept as a draft, and %j is found before it is booked',
    async (head, found) => {
      const id = await writeDraft(buero, '0200', [line], { belegdatum: day, ...head });
      expect(await findings(id)).toEqual(found);
      const booked = await act(buero, id, 'buchen');
      const [first = ''] = found;
      if (first.startsWith('FEHLER')) {
        expect(booked.status).toBe(422);
        expect(Object.keys(fieldErrorsOf(booked))).toEqual([first.split(' ')[2]]);
      } else expect(booked.status).toBe(200);
    },
  );

  test('documents of other centuries share no number with those of this one', async () => {
    const numbers = [];
    for (const belegdatum of [
      '2026-03-01',
      '2126-03-01',
      '1926-03-01',
      '2126-03-02',
      '2026-03-02',
    ]) {
      const id = await writeDraft(buero, '0200', [], { belegdatum });
      numbers.push(String((await readDocument(buero, id)).belegnummer));
    }
    const parts = numbers.map((number) => number.split('-'));
    expect(parts.map(([range]) => range)).toEqual(['AB26', 'AB2126', 'AB1926', 'AB2126', 'AB26']);
    const [first = 0, far = 0, , next = 0, last = 0] = parts.map(([, number]) => Number(number));
    expect([next - far, last - first]).toEqual([1, 1]);
    const counters = await server().query<{ name: string }>(
      "select name from counters where name in ('beleg.AB26', 'beleg.AB1926', 'beleg.AB2026', 'beleg.AB2126')",
    );
    expect(counters.map(({ name }) => name).sort()).toEqual([
      'beleg.AB1926',
      'beleg.AB2026',
      'beleg.AB2126',
    ]);
  });

  test('an invoice older than the last number of its range is a warning', async () => {
    const invoice = (belegdatum: string) =>
      writeDraft(buero, '0500', [line], { belegdatum, besteuerung: 'INLAND' });
    await book(buero, await invoice(day));
    const older = await invoice(daysLater(day, -1));
    expect(await findings(older)).toEqual(['WARNUNG msg_document_before_last belegdatum']);
    expect((await act(buero, older, 'buchen')).status).toBe(200);
  });

  test.each([
    ['2126-03-01', 'FEHLER'],
    ['0026-03-01', 'FEHLER'],
    [daysLater(day, 1), 'FEHLER'],
    [day, undefined],
  ])('a payment of %s: %s', async (zahlungsDatum, refused) => {
    const [item] = rowsOf(
      await buero.get(
        '/finanzen/offeneposten?filter=abgeschlossen=false,opvArt=R,offenerBetrag>10&limit=1',
      ),
    );
    const body = { zahlungsDatum, zahlungsBetrag: 1 };
    const reply = await buero.post(`/finanzen/offeneposten/${String(item?.id)}/zahlungen`, body);
    expect(reply.status).toBe(refused ? 422 : 201);
    if (refused) expect(Object.keys(fieldErrorsOf(reply))).toEqual(['zahlungsDatum']);
  });

  test('in a closed period nothing is booked, paid, undone', async () => {
    await setParameter('FINANZEN.GESCHLOSSEN_BIS', null);
    expect((await setParameter('FINANZEN.GESCHLOSSEN_BIS', 'gestern')).status).toBe(422);
    const draft = await writeDraft(buero, '0200', [line], { belegdatum: day });
    const order = await writeDraft(buero, '0200', [line], { belegdatum: day });
    await book(buero, order);
    const [item] = rowsOf(
      await buero.get(
        '/finanzen/offeneposten?filter=abgeschlossen=false,opvArt=R,offenerBetrag>10&limit=1',
      ),
    );
    const payments = `/finanzen/offeneposten/${String(item?.id)}/zahlungen`;
    const paid = await buero.post(payments, { zahlungsDatum: day, zahlungsBetrag: 1 });
    const shown = day.split('-').reverse().join('.');
    await expected(setParameter('FINANZEN.GESCHLOSSEN_BIS', shown), 200);
    expect(await findings(draft)).toEqual(['FEHLER msg_date_closed belegdatum']);
    const refused = await act(buero, draft, 'buchen');
    expect([refused.status, codesOf(refused)]).toEqual([422, [`msg_date_closed ${shown}`]]);
    const late = await buero.post(payments, { zahlungsDatum: day, zahlungsBetrag: 1 });
    expect(fieldErrorsOf(late).zahlungsDatum?.[0]).toContain(shown);
    const undone = await buero.post(`${paid.headers.get('location')}/storno`, { grund: 'x' });
    expect([undone.status, codesOf(undone)]).toEqual([409, [`msg_date_closed ${shown}`]]);
    const cancelled = await act(buero, order, 'stornieren', { grund: 'x' });
    expect([cancelled.status, codesOf(cancelled)]).toEqual([409, [`msg_date_closed ${shown}`]]);
    await expected(setParameter('FINANZEN.GESCHLOSSEN_BIS', null), 200);
    expect(await findings(draft)).toEqual([]);
    await convert(buero, order, '03');
  });

  test.each([
    [
      '/crm/deals',
      { titel: 'Halle', investitionsdatumGeplant: '2126-01-01' },
      'investitionsdatumGeplant',
    ],
    ['/crm/aktivitaeten', { datum: '0026-01-01T08:00' }, 'datum'],
    ['/crm/tickets', { betreff: 'Kalt', erledigungBis: '2126-01-01' }, 'erledigungBis'],
  ])('%s refuses %j', async (path, body, field) => {
    const reply = await admin.post(path, body);
    expect(reply.status).toBe(422);
    expect(fieldErrorsOf(reply)[field]?.[0]).toContain('kann nicht gemeint sein');
  });
});
