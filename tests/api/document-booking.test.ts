import { beforeAll, describe, expect, test } from 'vitest';
import { today } from '../../schemas/rules/today';
import {
  codesOf,
  clientOf,
  fieldErrorsOf,
  recordOf,
  rowsOf,
  type ApiClient,
} from '../support/api-client';
import { readEvents } from '../support/event-client';
import {
  act,
  book,
  convert,
  expected,
  idOf,
  readDocument,
  readEntries,
  readLines,
  writeDraft,
} from '../support/sales-documents';
import { testServer } from '../support/test-server';

describe('booked documents', () => {
  const server = testServer();
  let buero: ApiClient;
  /** Goods that lie in the first warehouse, enough of them. */
  let goods: number[];
  beforeAll(async () => {
    buero = await clientOf(server().url, 'buero');
    const rows = await server().query<{ id: number }>(
      `select p.id from products p join stock_levels l on l.artikel_id = p.id and l.lager_id = 1
       where p.artikelart = '1' and not p.gesperrt and l.verfuegbar >= 20 order by p.id limit 6`,
    );
    goods = rows.map(({ id }) => Number(id));
  });

  const stock = async (artikelId: number) => {
    const [level] = await server().query<Record<'bestand' | 'reserviert', unknown>>(
      `select bestand, reserviert from stock_levels where artikel_id = ${artikelId} and lager_id = 1`,
    );
    return [Number(level?.bestand), Number(level?.reserviert)] as const;
  };
  const moved = async (artikelId: number, run: () => Promise<unknown>) => {
    const [bestand, reserviert] = await stock(artikelId);
    await run();
    const after = await stock(artikelId);
    return [after[0] - bestand, after[1] - reserviert];
  };
  const itemOf = async (belegId: number) => {
    const [item] = rowsOf(await buero.get(`/finanzen/offeneposten?filter=belegId=${belegId}`));
    return item;
  };
  const line = (at: number, menge: number) => ({ artikelId: goods[at] as number, menge, lagId: 1 });
  const statusOf = async (id: number) => (await readDocument(buero, id)).belegstatus;

  test('the first invoice makes a prospect a customer, and its history says so', async () => {
    const values = { name1: 'Interessent GmbH', strasse: 'Weg 1', plz: '10115', ort: 'Berlin' };
    const created = await expected(
      buero.post('/stammdaten/adressen', { ...values, lkz: 'DE', ustId: 'DE136695976' }),
      201,
    );
    const adresseId = idOf(created);
    const path = `/stammdaten/adressen/${adresseId}`;
    expect(recordOf(await buero.get(path)).art).toBe('INTERESSENT');
    const order = await writeDraft(buero, '0200', [line(0, 1)], { adresseId });
    await book(buero, order);
    expect(recordOf(await buero.get(path)).art).toBe('INTERESSENT');
    const invoice = await writeDraft(buero, '0400', [line(0, 1)], { adresseId });
    const { belegnummer } = await book(buero, invoice);
    expect(recordOf(await buero.get(path)).art).toBe('KUNDE');
    const changes = rowsOf(
      await buero.get(`/system/aenderungen?tabelle=ADR&tabelleId=${adresseId}&limit=50`),
    );
    expect(changes).toContainEqual(
      expect.objectContaining({
        feld: 'istKunde',
        nachher: true,
        bemerkung: `Kunde durch Rechnung ${String(belegnummer)}`,
      }),
    );
  });

  test('an offer becomes an order, two deliveries and one invoice, with the same sums', async () => {
    const offer = await writeDraft(
      buero,
      '0100',
      [
        line(0, 4),
        { positionsArt: 'T', bezeichnung: 'Zubehör' },
        line(1, 3),
        { ...line(2, 2), positionsArt: 'O' },
        { positionsArt: 'Z', bezeichnung: 'Summe' },
      ],
      { frachtkosten: 8.9, bestellnummerKunde: 'K-1' },
    );
    expect(await book(buero, offer)).toMatchObject({ belegstatus: '3' });
    const order = await convert(buero, offer, '02');
    expect(await statusOf(offer)).toBe('8');
    const [first] = await readLines(buero, order);
    expect((await readLines(buero, order)).map(({ positionsArt }) => positionsArt).join('')).toBe(
      'NTNZ',
    );
    expect(first).toMatchObject({ preisregel: 'UEBERNOMMEN', menge: 4 });
    const { bestellnummerKunde, frachtkosten } = await readDocument(buero, order);
    expect([bestellnummerKunde, frachtkosten]).toEqual(['K-1', 8.9]);
    expect(await moved(goods[0] as number, () => book(buero, order))).toEqual([0, 4]);
    expect(await statusOf(offer)).toBe('5');

    const partial = await convert(buero, order, '03', [{ id: Number(first?.id), menge: 1 }]);
    expect(await moved(goods[0] as number, () => book(buero, partial))).toEqual([-1, -1]);
    expect(await statusOf(order)).toBe('4');
    const [taken] = await readLines(buero, order);
    expect(taken).toMatchObject({ mengeUebernommen: 1, mengeOffen: 3 });
    const rest = await convert(buero, order, '03');
    expect((await readDocument(buero, rest)).frachtkosten).toBe(null);
    await book(buero, rest);
    expect(await statusOf(order)).toBe('5');

    const together = { ids: [rest, partial], targetType: '04' };
    const invoice = idOf(
      await expected(buero.post('/verkauf/belege/sammelumwandlung', together), 201),
    );
    expect([await statusOf(partial), await statusOf(rest)]).toEqual(['8', '8']);
    expect((await readDocument(buero, invoice)).belegnummer).toBe(null);
    const booked = await book(buero, invoice);
    expect(booked.belegnummer).toMatch(/^RE\d\d-\d{5}$/);
    expect(booked.dokumentHash).toMatch(/^[0-9a-f]{64}$/);
    expect([await statusOf(partial), await statusOf(rest)]).toEqual(['9', '9']);
    const sums = ({ endbetragNetto, endbetragBrutto }: Record<string, unknown>) => [
      endbetragNetto,
      endbetragBrutto,
    ];
    const total = sums(await readDocument(buero, offer));
    expect(sums(booked)).toEqual(total);
    expect(await itemOf(invoice)).toMatchObject({
      rechnungsnummer: booked.belegnummer,
      rechnungsBetrag: booked.endbetragBrutto,
      opvArt: 'R',
      abgeschlossen: false,
    });
    expect(await readEntries(buero, invoice)).toBe('PPO');
    expect(rowsOf(await buero.get(`/verkauf/belege/${invoice}/vorgaenger`))).toHaveLength(2);

    // The invoice is taken back: what it took of the deliveries is open again.
    const cancelled = await act(buero, invoice, 'stornieren', { grund: 'Falscher Preis' });
    expect(recordOf(cancelled)).toMatchObject({ belegstatus: '6' });
    expect([await statusOf(partial), await statusOf(rest)]).toEqual(['3', '3']);
    const [counter] = rowsOf(await buero.get(`/verkauf/belege?filter=stornoZuId=${invoice}`));
    expect(counter).toMatchObject({
      belegart: '0490',
      belegstatus: '3',
      endbetragBrutto: -Number(booked.endbetragBrutto),
    });
    expect(await itemOf(invoice)).toMatchObject({ abgeschlossen: true });
    expect(await itemOf(Number(counter?.id))).toMatchObject({ abgeschlossen: true, opvArt: 'G' });
    const refused = await act(buero, Number(counter?.id), 'stornieren', { grund: 'x' });
    expect(codesOf(refused)[0]).toContain('msg_document_is_counter');

    // And so on up the chain.
    const inTheWay = await act(buero, order, 'stornieren', { grund: 'x' });
    expect(codesOf(inTheWay)[0]).toContain('msg_document_has_successor');
    await expected(act(buero, rest, 'stornieren', { grund: 'Zurück' }), 200);
    const back = () => act(buero, partial, 'stornieren', { grund: 'Zurück' });
    expect(await moved(goods[0] as number, back)).toEqual([1, 1]);
    expect(await statusOf(order)).toBe('3');
    const end = () => act(buero, order, 'stornieren', { grund: 'Doch nicht' });
    expect(await moved(goods[0] as number, end)).toEqual([0, -4]);
    expect(await statusOf(offer)).toBe('3');
    await expected(act(buero, offer, 'aufloesen', { grund: 'Abgelehnt' }), 200);
    expect(await readEntries(buero, offer)).toMatch(/O$/);
  });

  test('a direct document takes goods and is owed; cancelling gives back what was paid as a credit', async () => {
    const direct = await writeDraft(buero, '0500', [line(3, 2)]);
    let booked = {};
    expect(
      await moved(goods[3] as number, async () => (booked = await book(buero, direct))),
    ).toEqual([-2, 0]);
    const { endbetragBrutto } = booked as { endbetragBrutto: number };
    const item = await itemOf(direct);
    const payment = { zahlungsDatum: '2026-06-30', zahlungsBetrag: 1 };
    await expected(
      buero.post(`/finanzen/offeneposten/${String(item?.id)}/zahlungen`, payment),
      201,
    );
    const cancel = () => act(buero, direct, 'stornieren', { grund: 'Rückgabe' });
    expect(await moved(goods[3] as number, cancel)).toEqual([2, 0]);
    expect(await itemOf(direct)).toMatchObject({ abgeschlossen: true, offenerBetrag: 0 });
    const [counter] = rowsOf(await buero.get(`/verkauf/belege?filter=stornoZuId=${direct}`));
    expect(await itemOf(Number(counter?.id))).toMatchObject({
      rechnungsBetrag: -endbetragBrutto,
      offenerBetrag: -1,
    });
  });

  test('a cash discount is granted by either step, and taken back with the invoice', async () => {
    await server().query(
      `update payment_methods set skonto2_tage = 20, skonto2_prozent = 1 where id = 3`,
    );
    for (const percent of [2, 1]) {
      const direct = await writeDraft(buero, '0500', [{ ...line(3, 1), einzelpreis: 100 }], {
        zahlungsart: 3,
      });
      const { endbetragBrutto } = await book(buero, direct);
      const item = await itemOf(direct);
      expect(item).toMatchObject({ skontobasis: endbetragBrutto, skontoProzent2: 1 });
      const discount = Math.round(Number(endbetragBrutto) * percent) / 100;
      const zahlungsBetrag = Math.round((Number(endbetragBrutto) - discount) * 100) / 100;
      const payment = { zahlungsDatum: today(), zahlungsBetrag };
      const path = `/finanzen/offeneposten/${String(item?.id)}/zahlungen`;
      await expected(buero.post(path, payment), 201);
      expect(await itemOf(direct)).toMatchObject({ abgeschlossen: true });
      await expected(act(buero, direct, 'stornieren', { grund: 'Rückgabe' }), 200);
      const [counter] = rowsOf(await buero.get(`/verkauf/belege?filter=stornoZuId=${direct}`));
      // What comes back is what was paid, not what was asked for.
      expect(await itemOf(direct)).toMatchObject({ offenerBetrag: 0 });
      expect(await itemOf(Number(counter?.id))).toMatchObject({ offenerBetrag: -zahlungsBetrag });
    }
  });

  test('what is left is not taken twice, and never more than is left', async () => {
    const order = await writeDraft(buero, '0200', [line(0, 5)]);
    expect(codesOf(await act(buero, order, 'umwandeln/03', {}))[0]).toContain(
      'msg_document_not_booked',
    );
    const delivery = idOf(await expected(act(buero, order, 'umwandeln/03', { buchen: true }), 201));
    expect(codesOf(await act(buero, order, 'umwandeln/03', {}))[0]).toContain('msg_document_state');
    await book(buero, delivery);
    expect(codesOf(await act(buero, order, 'umwandeln/03', {}))[0]).toContain('msg_document_state');
    expect(codesOf(await act(buero, delivery, 'umwandeln/02', {}))[0]).toContain(
      'msg_document_conversion',
    );
    const [own] = await readLines(buero, delivery);
    const asked = async (id: unknown, menge: number) =>
      Object.keys(
        fieldErrorsOf(await act(buero, delivery, 'umwandeln/04', { positionen: [{ id, menge }] })),
      );
    expect(await asked(own?.id, 5.01)).toEqual(['positionen.0.menge']);
    expect(await asked(own?.id, -1)).toEqual(['positionen.0.menge']);
    expect(await asked(1, 1)).toEqual(['positionen.0.id']);
  });

  test('a removed successor gives back what it held', async () => {
    const order = await writeDraft(buero, '0200', [line(0, 5)]);
    await book(buero, order);
    const delivery = await convert(buero, order, '03');
    expect(await statusOf(order)).toBe('8');
    const { version } = await readDocument(buero, delivery);
    const removed = await buero.remove(`/verkauf/belege/${delivery}`, `"${String(version)}"`);
    expect([removed.status, await statusOf(order)]).toEqual([204, '3']);
  });

  test('documents of different customers do not become one', async () => {
    const one = await writeDraft(buero, '0300', [line(0, 1)]);
    const other = await writeDraft(buero, '0300', [line(0, 1)], { adresseId: 2 });
    await book(buero, one);
    await book(buero, other);
    const reply = await buero.post('/verkauf/belege/sammelumwandlung', {
      ids: [one, other],
      targetType: '04',
    });
    expect([reply.status, codesOf(reply)[0]]).toEqual([
      409,
      expect.stringContaining('msg_document_collective_differs'),
    ]);
    expect([await statusOf(one), await statusOf(other)]).toEqual(['3', '3']);
  });

  test('documents of more lines than are read at once do not become one', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 11; count++) ids.push(await writeDraft(buero, '0300', []));
    await server().query(
      `insert into sales_positions (beleg_id, position, positions_art, bezeichnung)
       select id, nr, 'T', 'Zeile' from unnest($1::bigint[]) id, generate_series(1, 1900) nr`,
      [ids],
    );
    const convert = (some: number[]) =>
      buero.post('/verkauf/belege/sammelumwandlung', { ids: some, targetType: '04' });
    expect(codesOf(await convert(ids))).toEqual(['msg_document_lines_too_many 2000']);
    // Fewer are looked at, and are not booked.
    expect(codesOf(await convert(ids.slice(0, 2)))[0]).toContain('msg_document_not_booked');
    await server().query('delete from sales_positions where beleg_id = any($1)', [ids]);
  });

  test('what would take more than there is, is refused where the company does not want it', async () => {
    const allow = (wert: string) =>
      server().query(
        `update system_parameters set wert = '${wert}' where name = 'LAGER.NEGATIVBESTAND'`,
      );
    const [bestand] = await stock(goods[4] as number);
    const delivery = await writeDraft(buero, '0300', [line(4, bestand + 1)]);
    await allow('N');
    const refused = await act(buero, delivery, 'buchen');
    expect([refused.status, codesOf(refused)[0]]).toEqual([
      409,
      expect.stringContaining('msg_stock_insufficient'),
    ]);
    expect([await statusOf(delivery), (await stock(goods[4] as number))[0]]).toEqual([
      '1',
      bestand,
    ]);
    await allow('J');
    expect(await moved(goods[4] as number, () => book(buero, delivery))).toEqual([-bestand - 1, 0]);
  });

  test('everybody who looks hears of the document, its goods, what is owed and by whom', async () => {
    const stream = await readEvents(server().url, (await clientOf(server().url, 'lesen')).token);
    const direct = await writeDraft(buero, '0500', [line(5, 1)]);
    await book(buero, direct);
    const heard = (tabelle: string, id: unknown) =>
      stream.until(({ data }) => data.tabelle === tabelle && data.id === id);
    await heard('BEK', direct);
    await heard('ART', goods[5]);
    await heard('OPV', (await itemOf(direct))?.id);
    await heard('ADR', 1);
    stream.close();
  });

  test('nobody changes a booked document, not even by SQL', async () => {
    const id = await writeDraft(buero, '0300', [line(0, 1)]);
    const order = await writeDraft(buero, '0200', [line(0, 1)]);
    await book(buero, id);
    expect((await buero.get(`/verkauf/belege/${id}/pdf`)).status).toBe(200);
    const refused = [
      `update sales_documents set adresse = 'anders' where id = ${id}`,
      `update sales_documents set endbetrag_netto = 1 where id = ${id}`,
      `update sales_documents set belegstatus = '1' where id = ${id}`,
      `update sales_documents set belegstatus = '5' where id = ${id}`,
      `update sales_documents set dokument_hash = 'x' where id = ${id}`,
      `update sales_documents set belegstatus = '4' where id = ${order}`,
      `delete from sales_documents where id = ${id}`,
      `update sales_positions set menge = 2 where beleg_id = ${id}`,
      `update sales_positions set beleg_id = ${order} where beleg_id = ${id}`,
      `update sales_positions set beleg_id = ${id} where beleg_id = ${order}`,
      `delete from sales_positions where beleg_id = ${id}`,
      `insert into sales_positions (beleg_id, position, bezeichnung) values (${id}, 99, 'x')`,
      `insert into document_links values (${order}, ${id})`,
      `update document_history set text = 'x' where beleg_id = ${id}`,
      `delete from document_history where beleg_id = ${id}`,
      `update frozen_papers set daten = '{}' where beleg_id = ${id}`,
      `delete from frozen_papers where beleg_id = ${id}`,
      `update document_prints set hash = 'x' where beleg_id = ${id}`,
      `delete from document_prints where beleg_id = ${id}`,
      'truncate sales_documents cascade',
    ];
    for (const statement of refused) {
      await expect(server().query(statement), statement).rejects.toThrow();
    }
    await server().query(`update sales_documents set sendungsnummer = '1Z' where id = ${id}`);
    expect(await readDocument(buero, id)).toMatchObject({ belegstatus: '3', sendungsnummer: '1Z' });
  });
});
