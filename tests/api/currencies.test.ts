import { beforeAll, describe, expect, test } from 'vitest';
import { today } from '../../schemas/rules/today';
import { addMoney } from '../../schemas/rules/decimal';
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
  convert,
  expected,
  idOf,
  readDocument,
  readLines,
  writeDraft,
} from '../support/sales-documents';
import { testServer } from '../support/test-server';

describe('currencies', () => {
  const server = testServer();
  let buero: ApiClient;
  beforeAll(async () => {
    buero = await clientOf(server().url, 'buero');
  });

  test.each([
    [undefined, 'EUR'],
    ['EUR', 'EUR'],
    ['eur', 'EUR'],
    [' Chf ', 'CHF'],
    ['€', 'EUR'],
    ['jpy', 'JPY'],
    ['ABC', undefined],
    ['XXX', undefined],
    ['DEM', undefined],
    ['EU', undefined],
    ['Taler', undefined],
    [978, undefined],
  ])('a document in %j is in %j', async (waehrung, stored) => {
    const reply = await buero.post('/verkauf/belege', { belegart: '0100', adresseId: 1, waehrung });
    expect(reply.status).toBe(stored === undefined ? 422 : 201);
    if (stored === undefined) expect(Object.keys(fieldErrorsOf(reply))).toEqual(['waehrung']);
    else expect(await readDocument(buero, idOf(reply))).toMatchObject({ waehrung: stored });
  });

  test('a currency that there is not is said', async () => {
    const body = { belegart: '0100', adresseId: 1, waehrung: 'ABC' };
    const reply = await buero.post('/verkauf/belege', body);
    expect(fieldErrorsOf(reply).waehrung).toEqual(['Diese Währung gibt es nicht (ISO 4217).']);
  });

  const line = (einzelpreis: number) => ({ bezeichnung: 'Dienst', menge: 1, einzelpreis });
  const invoice = (amount: number, waehrung: string, adresseId = 1) =>
    writeDraft(buero, '0500', [line(amount)], {
      adresseId,
      waehrung,
      belegdatum: today(),
      besteuerung: 'AUSFUHR',
    });
  const report = async (path: string): Promise<Row[]> => {
    const { body } = await buero.get(`/auswertungen/${path}`);
    return (body as { daten: { datensaetze: Row[] }[] }).daten[0]?.datensaetze ?? [];
  };
  const sumOf = (rows: readonly Row[], waehrung: string, name: string) =>
    addMoney(...rows.filter((row) => row.waehrung === waehrung).map((row) => Number(row[name])));

  const sums: readonly [path: string, name: string][] = [
    ['umsatzstatistik/daten?', 'summe'],
    ['umsatzwarengruppen/daten?', 'summe'],
    ['offenepostenuebersicht/daten?', 'stufe0_Betrag'],
    ['offenepostenuebersicht/daten?', 'nichtFaellig_Betrag'],
    ['umsatzstatistik/daten?adresseId=1&', 'summe'],
    ['offenepostenuebersicht/daten?adresseId=1&', 'stufe0_Betrag'],
  ];

  test('205 euro and 1,000,000 yen are 205 euro and 1,000,000 yen in every report', async () => {
    const read = () =>
      Promise.all(
        sums.map(async ([path, name]) => {
          const rows = await report(path);
          return [sumOf(rows, 'EUR', name), sumOf(rows, 'JPY', name)] as const;
        }),
      );
    const before = await read();
    await book(buero, await invoice(205, 'EUR'));
    await book(buero, await invoice(1_000_000, 'JPY'));
    const after = await read();
    expect(
      after.map(([euro, yen], at) => [
        addMoney(euro, -(before[at]?.[0] ?? 0)),
        addMoney(yen, -(before[at]?.[1] ?? 0)),
      ]),
    ).toEqual(sums.map(() => [205, 1_000_000]));
    for (const [path] of sums) {
      const rows = await report(path);
      expect(rows.every(({ waehrung }) => /^[A-Z]{3}$/.test(String(waehrung)))).toBe(true);
    }
    const positions = rowsOf(
      await buero.get('/auswertungen/umsatzpositionen?filter=waehrung=JPY&limit=2000'),
    );
    expect(addMoney(...positions.map(({ summe }) => Number(summe)))).toBeGreaterThanOrEqual(
      1_000_000,
    );
  });

  test('an address owes each currency for itself, and what is paid is owed no more', async () => {
    const place = { strasse: 'Weg 1', plz: '89073', ort: 'Ulm', lkz: 'DE' };
    const body = { name1: 'Owes twice', istKunde: true, ...place };
    const created = await buero.post('/stammdaten/adressen', body);
    const adresseId = idOf(created);
    const owes = async () => {
      const { opvBetrag, opvWeitere } = recordOf(
        await buero.get(`/stammdaten/adressen/${adresseId}`),
      );
      return [opvBetrag, opvWeitere];
    };
    await book(buero, await invoice(205, 'EUR', adresseId));
    expect(await owes()).toEqual([205, null]);
    await book(buero, await invoice(1_200, 'CHF', adresseId));
    await book(buero, await invoice(50, 'USD', adresseId));
    expect(await owes()).toEqual([205, '1 200,00 CHF + 50,00 USD']);
    const [item] = rowsOf(
      await buero.get(`/finanzen/offeneposten?filter=adresseId=${adresseId},waehrung=USD`),
    );
    const payment = { zahlungsDatum: today(), zahlungsBetrag: 50 };
    await expected(
      buero.post(`/finanzen/offeneposten/${String(item?.id)}/zahlungen`, payment),
      201,
    );
    expect(await owes()).toEqual([205, '1 200,00 CHF']);
  });

  test('a draft in another currency has no prices of the former one', async () => {
    const articles = '/stammdaten/artikel?filter=vknetto>10,gesperrt=false&limit=1';
    const artikelId = Number(rowsOf(await buero.get(articles))[0]?.id);
    const id = await writeDraft(buero, '0200', [
      { artikelId, menge: 2 },
      { artikelId, menge: 1, einzelpreis: 77 },
      { bezeichnung: 'Text', positionsArt: 'T' },
      line(10),
    ]);
    const [found] = await readLines(buero, id);
    const switched = async (waehrung: string) => {
      const { version } = await readDocument(buero, id);
      await expected(
        buero.patch(`/verkauf/belege/${id}`, { waehrung }, `"${String(version)}"`),
        200,
      );
      return (await readLines(buero, id)).map(({ einzelpreis, preisregel, eknetto }) => [
        einzelpreis,
        preisregel,
        eknetto,
      ]);
    };
    expect(await switched('JPY')).toEqual([
      [null, null, null],
      [77, 'MANUELL', null],
      [null, null, null],
      [10, 'MANUELL', null],
    ]);
    expect(await readDocument(buero, id)).toMatchObject({ endbetragNetto: 87, rohertrag: null });
    const again = await switched('EUR');
    expect(again[0]).toEqual([found?.einzelpreis, found?.preisregel, found?.eknetto]);
    expect(again[1]).toEqual([77, 'MANUELL', found?.eknetto]);
    expect(await readDocument(buero, id)).toMatchObject({
      endbetragNetto: addMoney(87, Number(found?.gesamtpreis)),
    });
  });

  test('parts stay in the currency of their order', async () => {
    const order = await writeDraft(buero, '0200', [line(100)]);
    await book(buero, order);
    const delivery = await convert(buero, order, '03');
    const { version } = await readDocument(buero, delivery);
    const reply = await buero.patch(
      `/verkauf/belege/${delivery}`,
      { waehrung: 'JPY' },
      `"${String(version)}"`,
    );
    expect(reply.status).toBe(422);
    expect(fieldErrorsOf(reply).waehrung?.[0]).toContain('bleibt EUR');
  });

  test('backorders say their currency', async () => {
    const order = await writeDraft(buero, '0200', [line(1_000_000)], { waehrung: 'JPY' });
    await book(buero, order);
    const rows = await report('auftragsrueckstaende/daten');
    expect(rows.find(({ belegId }) => belegId === order)).toMatchObject({
      waehrung: 'JPY',
      offenerBetrag: 1_000_000,
    });
  });

  test('the start page counts each currency for itself', async () => {
    const { body } = await buero.get('/webapp/start');
    const text = JSON.stringify(body);
    expect(text).toContain('"waehrung":"EUR"');
  });

  describe('rates', () => {
    let admin: ApiClient;
    beforeAll(async () => {
      admin = await clientOf(server().url, 'admin');
    });
    const rate = (waehrung: string, kurs: unknown, tag = today()) =>
      admin.post('/stammdaten/waehrungskurse', { waehrung, kurs, tag });

    test.each<[string, unknown, number, string]>([
      ['usd', 1.0921, 201, ''],
      ['USD', 1.1, 409, 'msg_rate_exists'],
      ['EUR', 1, 422, 'waehrung'],
      ['ABC', 1, 422, 'waehrung'],
      ['CHF', 0, 422, 'kurs'],
      ['CHF', -1, 422, 'kurs'],
      ['CHF', 0.9234567, 422, 'kurs'],
      ['CHF', null, 422, 'kurs'],
      ['CHF', 0.923456, 201, ''],
    ])('a rate of %s of %s: %d', async (waehrung, kurs, status, said) => {
      const reply = await rate(waehrung, kurs);
      // Tried again after a failure, it is there.
      if (status === 201 && reply.status === 409) return;
      expect(reply.status).toBe(status);
      if (status === 422) expect(Object.keys(fieldErrorsOf(reply))).toEqual([said]);
      if (status === 409) expect(codesOf(reply)[0]).toContain(said);
    });

    test('a rate of the first days of the euro is one, as the bank’s file has it', async () => {
      const reply = await rate('CHF', 1.6168, '1999-01-04');
      expect([201, 409]).toContain(reply.status);
    });

    test('a rate of the future is none', async () => {
      expect(fieldErrorsOf(await rate('SEK', 11.5, '2126-01-01')).tag?.[0]).toContain('gemeint');
    });

    test('rows of a file make rates, and change those that they recognise by currency and day', async () => {
      const begun = await admin.post('/system/importe', {
        pfad: '/stammdaten/waehrungskurse',
        datei: 'eurofxref.csv',
      });
      const tag = '2026-03-02';
      const row = (waehrung: string, kurs: unknown) => ({
        schluessel: `${waehrung} ${tag}`,
        waehrung,
        tag,
        kurs,
      });
      const store = async (...daten: Row[]) => {
        const zeilen = daten.map((one, index) => ({ zeile: index + 2, daten: one }));
        const reply = await admin.post(
          `${begun.headers.get('location')}/zeilen`,
          { schluessel: 'schluessel', vorhandene: 'AKTUALISIEREN', zeilen },
          { 'idempotency-key': crypto.randomUUID() },
        );
        return reply.status === 200
          ? rowsOf(reply).map(({ ergebnis, fieldErrors }) =>
              [ergebnis, ...Object.keys(fieldErrors ?? {})].join(' '),
            )
          : reply.body;
      };
      expect(await store(row('NOK', 11.5), row('ABC', 2), row('DKK', 'x'))).toEqual([
        'ANGELEGT',
        'ABGELEHNT waehrung',
        'ABGELEHNT kurs',
      ]);
      expect(await store(row('NOK', 11.7), row('DKK', 7.46))).toEqual(['AKTUALISIERT', 'ANGELEGT']);
    });

    test('a document keeps the rate that it was booked with, and a deal reaches its sum in euro', async () => {
      const deal = idOf(await expected(buero.post('/crm/deals', { titel: 'Export' }), 201));
      const order = (amount: number, waehrung: string) =>
        writeDraft(buero, '0200', [line(amount)], { waehrung, dealId: deal, belegdatum: today() });
      const reached = async () => {
        const { investitionssummeErreicht, erreichtWeitere } = recordOf(
          await buero.get(`/crm/deals/${deal}`),
        );
        return [investitionssummeErreicht, erreichtWeitere];
      };
      await book(buero, await order(205, 'EUR'));
      expect(await reached()).toEqual([205, null]);
      const unknown = await order(1_000_000, 'KRW');
      expect(await book(buero, unknown)).toMatchObject({ kurs: null });
      expect(await reached()).toEqual([205, '1 000 000,00 KRW']);
      await rate('JPY', 160);
      const yen = await order(1_000_000, 'JPY');
      expect(await book(buero, yen)).toMatchObject({ kurs: 160 });
      expect(await reached()).toEqual([6455, '1 000 000,00 KRW']);
      await expected(act(buero, yen, 'stornieren', { grund: 'Versehen' }), 200);
      expect(await reached()).toEqual([205, '1 000 000,00 KRW']);
    });

    test('a credit limit is compared in euro', async () => {
      const address = idOf(
        await expected(
          admin.post('/stammdaten/adressen', {
            name1: 'Grenze',
            istKunde: true,
            lkz: 'DE',
            kreditlimit: 1000,
          }),
          201,
        ),
      );
      const codes = async (amount: number, waehrung: string) => {
        const id = await invoice(amount, waehrung, address);
        const { pruefung } = recordOf(await act(buero, id, 'simulation'));
        return (pruefung as { code: string }[])
          .map(({ code }) => code)
          .filter((code) => code.includes('credit_limit'));
      };
      await rate('JPY', 160);
      expect(await codes(1000, 'EUR')).toEqual([]);
      expect(await codes(1000.01, 'EUR')).toEqual(['msg_document_credit_limit']);
      expect(await codes(100_000, 'JPY')).toEqual([]);
      expect(await codes(200_000, 'JPY')).toEqual(['msg_document_credit_limit']);
      expect(await codes(1, 'KRW')).toEqual(['msg_document_credit_limit_rate']);
    });
  });
});
