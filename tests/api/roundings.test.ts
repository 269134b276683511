import { beforeAll, describe, expect, test } from 'vitest';
import { addMoney } from '../../schemas/rules/decimal';
import {
  clientOf,
  fieldErrorsOf,
  recordOf,
  rowsOf,
  type ApiClient,
  type Row,
} from '../support/api-client';
import { readPdf } from '../support/print/read-pdf';
import {
  act,
  book,
  convert,
  expected,
  readDocument,
  readLines,
  writeDraft,
  type DraftLine,
} from '../support/sales-documents';
import { testServer } from '../support/test-server';

describe('cents of documents and payments', () => {
  const server = testServer();
  let buero: ApiClient;
  beforeAll(async () => {
    buero = await clientOf(server().url, 'buero');
  });

  const sumsOf = async (id: number) => recordOf(await buero.get(`/verkauf/belege/${id}/summen`));

  // The same as in tests/unit/rules/document-totals.test.ts: what the database reckons agrees with the shared rule.
  test.each([
    [{ einzelpreis: 0.05, rabatt1: 10, menge: 1000 }, 45, 0.045],
    [{ einzelpreis: 0.05, rabatt1: 10, menge: 1 }, 0.05, 0.045],
    [{ einzelpreis: 0.05, rabatt1: 10, menge: 333 }, 14.99, 0.045],
    [{ einzelpreis: 0.01, rabatt1: 50, menge: 1 }, 0.01, 0.005],
    [{ einzelpreis: 0.01, rabatt1: 50, menge: -3 }, -0.02, 0.005],
    [{ einzelpreis: 0.01, rabatt1: 33.33, rabatt2: 33.33, menge: 10_000 }, 44.45, 0.0044],
    [{ einzelpreis: 9.99, rabatt1: 3, menge: 1000 }, 9690.3, 9.6903],
    [{ einzelpreis: 100, teuerungszuschlagProzent: 2.5, menge: 1 }, 102.5, 102.5],
    [{ einzelpreis: 0.03, teuerungszuschlagProzent: 12.5, menge: 100 }, 3.38, 0.0338],
    [{ einzelpreis: 12.34, rabatt1: 5, menge: 0.33 }, 3.87, 11.723],
    [{ einzelpreis: 100, rabatt1: 100, menge: 5 }, 0, 0],
    [{ einzelpreis: 9999999.99, menge: 9999.99 }, 99_999_899_900, 9999999.99],
  ])('a line of %j comes to %d', async (line, gesamtpreis, effektivpreis) => {
    const id = await writeDraft(buero, '0100', [{ bezeichnung: 'Zeile', ...line }]);
    const [stored] = await readLines(buero, id);
    expect(stored).toMatchObject({ gesamtpreis, effektivpreis });
    expect(await sumsOf(id)).toMatchObject({ positionen: gesamtpreis, netto: gesamtpreis });
    expect(await readDocument(buero, id)).toMatchObject({ endbetragNetto: gesamtpreis });
  });

  const small: DraftLine & { rabatt1: number } = {
    bezeichnung: 'Schraube',
    menge: 1000,
    einzelpreis: 0.05,
    rabatt1: 10,
  };

  test('what a small price comes to stands on paper, with four decimals', async () => {
    const id = await writeDraft(buero, '0100', [small], { besteuerung: 'INLAND' });
    const headers = { authorization: `Bearer ${buero.token}` };
    const pdf = await fetch(`${server().url}/vario-api/verkauf/belege/${id}/pdf`, { headers });
    const text = (await readPdf(new Uint8Array(await pdf.arrayBuffer()))).lines.flat().join('\n');
    expect(text).toContain('= 0,0450');
    expect(text).toContain('45,00');
    expect(text).toContain('53,55 EUR');
  });

  test.each<[string, (DraftLine & { rabatt1?: number })[], Row, number[]]>([
    ['lines', [small], {}, [333, 333, 334]],
    ['tax', [{ bezeichnung: 'Gerät', menge: 3, einzelpreis: 33.35 }], {}, [1, 1, 1]],
    [
      'head discount',
      [{ bezeichnung: 'Gerät', menge: 3, einzelpreis: 33.35 }],
      { rabatt1: 3 },
      [1, 1, 1],
    ],
    ['freight', [small], { frachtkosten: 5.9 }, [333, 333, 334]],
  ])('deliveries and invoices end at the sum of their order: %s', async (_, lines, head, parts) => {
    const order = await writeDraft(buero, '0200', lines, {
      besteuerung: 'INLAND',
      ...head,
    });
    const agreed = await book(buero, order);
    const [line] = await readLines(buero, order);
    const made = { '03': [] as number[], '04': [] as number[] };
    for (const menge of parts) {
      const delivery = await convert(buero, order, '03', [{ id: Number(line?.id), menge }]);
      await book(buero, delivery);
      made['03'].push(delivery);
      const invoice = await convert(buero, delivery, '04');
      await book(buero, invoice);
      made['04'].push(invoice);
    }
    for (const ids of Object.values(made)) {
      const documents = await Promise.all(ids.map((id) => readDocument(buero, id)));
      for (const sum of ['endbetragNetto', 'endbetragBrutto']) {
        expect(addMoney(...documents.map((one) => Number(one[sum])))).toBe(agreed[sum]);
      }
      const sums = await Promise.all(ids.map(sumsOf));
      expect(sums.map(({ netto }) => netto)).toEqual(documents.map((one) => one.endbetragNetto));
    }
    // The last one is taken back to the cent.
    const last = made['04'].at(-1) as number;
    const { endbetragBrutto } = await readDocument(buero, last);
    await expected(act(buero, last, 'stornieren', { grund: 'Versehen' }), 200);
    const [counter] = rowsOf(await buero.get(`/verkauf/belege?filter=stornoZuId=${last}`));
    expect(counter?.endbetragBrutto).toBe(-Number(endbetragBrutto));
    const items = [];
    for (const id of [last, counter?.id]) {
      items.push(...rowsOf(await buero.get(`/finanzen/offeneposten?filter=belegId=${String(id)}`)));
    }
    expect(items.map(({ offenerBetrag }) => offenerBetrag)).toEqual([0, 0]);
  });

  test('another price in the last part is no rounding, and is said before it is booked', async () => {
    const order = await writeDraft(buero, '0200', [small]);
    await book(buero, order);
    const delivery = await convert(buero, order, '03');
    await book(buero, delivery);
    const invoice = await convert(buero, delivery, '04');
    const [line] = await readLines(buero, invoice);
    const found = async () => {
      const answer = recordOf(await act(buero, invoice, 'simulation'));
      return (answer.pruefung as { code: string; text: string }[]).filter(
        ({ code }) => code === 'msg_document_parts_sum',
      );
    };
    expect(await found()).toEqual([]);
    const path = `/verkauf/belege/${invoice}/positionen/${String(line?.id)}`;
    await expected(buero.patch(path, { einzelpreis: 0.06 }, `"${String(line?.version)}"`), 200);
    expect(await readDocument(buero, invoice)).toMatchObject({
      ausgleich: null,
      endbetragNetto: 54,
    });
    const [said] = await found();
    expect(said?.text).toContain('54,00 EUR');
    expect(said?.text).toContain('45,00 EUR');
  });

  async function invoiceOf(gross: number, zahlungsart: number | null = null) {
    const [method] = rowsOf(await buero.get('/stammdaten/zahlungsarten?limit=100')).filter(
      ({ skonto1Prozent }) => skonto1Prozent === 2,
    );
    const id = await writeDraft(
      buero,
      '0500',
      [{ bezeichnung: 'Dienst', menge: 1, einzelpreis: gross }],
      {
        zahlungsart: zahlungsart ?? method?.id,
        besteuerung: 'AUSFUHR',
      },
    );
    await book(buero, id);
    const [item] = rowsOf(await buero.get(`/finanzen/offeneposten?filter=belegId=${id}`));
    return `/finanzen/offeneposten/${String(item?.id)}`;
  }
  const paid = async (path: string, zahlungsBetrag: number) => {
    const { skontoFaellig, rechnungsdatum } = recordOf(await buero.get(path));
    const zahlungsDatum = rechnungsdatum ?? skontoFaellig;
    return buero.post(`${path}/zahlungen`, { zahlungsDatum, zahlungsBetrag });
  };

  test.each([
    [119.99, 117.59, { skonto: 2.4, differenz: 0 }, 0],
    [119.99, 117.6, { skonto: 2.39, differenz: 0 }, 0],
    [119.99, 117.5, { skonto: 0, differenz: 0 }, 2.49],
    [119.99, 119.98, { skonto: 0, differenz: 0.01 }, 0],
    [119.99, 120, { skonto: 0, differenz: -0.01 }, 0],
    [119.99, 119.9, { skonto: 0, differenz: 0 }, 0.09],
  ])(
    'of an invoice over %d a payment of %d leaves %j and %d open',
    async (gross, amount, taken, open) => {
      const path = await invoiceOf(gross);
      const booked = await expected(paid(path, amount), 201);
      const payment = booked.headers.get('location') ?? '';
      expect(recordOf(await buero.get(payment))).toMatchObject(taken);
      expect(recordOf(await buero.get(path))).toMatchObject({
        offenerBetrag: open,
        abgeschlossen: open === 0,
      });
      await expected(buero.post(`${payment}/storno`, { grund: 'Falscher Posten' }), 201);
      expect(recordOf(await buero.get(path))).toMatchObject({ offenerBetrag: gross });
    },
  );

  test('the tolerance is a parameter', async () => {
    const admin = await clientOf(server().url, 'admin');
    const [parameter] = rowsOf(await admin.get('/system/parameter?filter=name=FINANZEN.TOLERANZ'));
    const path = `/system/parameter/${String(parameter?.id)}`;
    await expected(admin.patch(path, { wert: '0' }, `"${String(parameter?.version)}"`), 200);
    const item = await invoiceOf(119.99);
    const booked = await expected(paid(item, 117.6), 201);
    expect(recordOf(await buero.get(item))).toMatchObject({ offenerBetrag: 2.39 });
    expect(Object.keys(fieldErrorsOf(await paid(item, 2.4)))).toEqual(['zahlungsBetrag']);
    expect(booked.status).toBe(201);
  });
});
