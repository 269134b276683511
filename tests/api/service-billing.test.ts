import { describe, expect, test } from 'vitest';
import { clientOf, codesOf, recordOf, rowsOf, type Row } from '../support/api-client';
import { change, customer, removeNow } from '../support/drafts';
import { BILLING, linesIn, planOf, reviewedOrder } from '../support/service-billing';
import { readPdf } from '../support/print/read-pdf';
import { onVersion, pathOf, read } from '../support/service-tasks';
import { testServer } from '../support/test-server';

const HOUR = { bezeichnung: 'Servicetechniker je Stunde', menge: 1.5, einzelpreis: 96 };
const TRAVEL = { bezeichnung: 'Anfahrt je Kilometer', menge: 12, einzelpreis: 0.95 };
const FLAT = { bezeichnung: 'Servicepauschale', menge: 1, einzelpreis: 159 };
const PARKING = { mehraufwandArtId: 2, kosten: 8 };

describe('billing of service orders', () => {
  const server = testServer();
  const client = (user: string) => clientOf(server().url, user);
  const people = async () => ({
    server: server(),
    office: await client('buero'),
    technik: await client('technik'),
  });
  const bill = async (order: string, body: Row = {}) =>
    onVersion(await client('buero'), order, 'abrechnung', body);

  test('by effort: work, travel, parts and what is extra become the draft of an invoice', async () => {
    const setting = await people();
    const { office } = setting;
    const order = await reviewedOrder(setting, {
      order: { abrechnungsartId: BILLING.effort, extReferenz: 'PO-4711' },
      parts: 2,
      extras: [PARKING, { mehraufwandArtId: 3, strecke: 5 }],
    });
    const plan = await planOf(office, order);
    expect(plan.nichtBerechnet).toEqual([]);
    expect(plan.befunde).toEqual([]);
    const made = await bill(order);
    expect(made.status).toBe(201);
    const document = pathOf(made);
    expect(document).toMatch(/^\/verkauf\/belege\/\d+$/);
    const { id, auftragsnummer, adresseId } = await read(office, order);
    const stored = await read(office, document);
    expect(stored).toMatchObject({
      belegart: '0400',
      belegstatus: '1',
      belegnummer: null,
      serviceAuftragId: id,
      adresseId,
      bestellnummerKunde: 'PO-4711',
      leistungVon: '2025-03-03',
      endbetragNetto: plan.netto,
    });
    const [title, hour, travel, ...own] = await linesIn(office, document);
    expect(title?.bezeichnung).toBe(`Serviceauftrag ${String(auftragsnummer)}: Drucker streift`);
    expect([hour, travel]).toEqual([HOUR, TRAVEL]);
    expect(own.map(({ bezeichnung, menge }) => [bezeichnung, menge])).toEqual([
      ['Parkgebühr', 1],
      [TRAVEL.bezeichnung, 5],
      [expect.any(String), 2],
    ]);
    expect(own[0]?.einzelpreis).toBe(8);
    expect(await read(office, order)).toMatchObject({ auftragsstatus: '85' });
    const list = `/verkauf/belege?filter=serviceAuftragId=${String(id)}`;
    expect(rowsOf(await office.get(list)).map((one) => one.id)).toEqual([stored.id]);
  });

  test('takes along the report that the customer signed, as long as the draft is there', async () => {
    const setting = await people();
    const { office } = setting;
    const order = await reviewedOrder(setting, { signed: 'GETIPPT' });
    const document = pathOf(await bill(order));
    const { auftragsnummer } = await read(office, order);
    const [report, ...others] = rowsOf(await office.get(`${document}/dateien`));
    expect(others).toEqual([]);
    expect(report).toMatchObject({ typ: 'application/pdf', unterschrieben: false });
    expect(report?.dateiname).toMatch(
      new RegExp(`^Servicebericht ${String(auftragsnummer)} \\d{4}-\\d\\d-\\d\\d\\.pdf$`),
    );
    const content = await fetch(
      `${server().url}/vario-api/stammdaten/dateien/${String(report?.id)}`,
      { headers: { authorization: `Bearer ${office.token}` } },
    );
    const { lines } = await readPdf(Buffer.from(await content.arrayBuffer()));
    expect(lines.flat().join('\n')).toMatch(/Läuft wieder[^]*Eva Muster/);
    expect((await removeNow(office, document)).status).toBe(204);
    // Nobody signed this one.
    const refused = pathOf(await bill(await reviewedOrder(setting, { signed: 'VERWEIGERT' })));
    expect(rowsOf(await office.get(`${refused}/dateien`))).toEqual([]);
  });

  test('lays nothing out for who may not bill, and attaches no report that has changed meanwhile', async () => {
    const setting = await people();
    const { office, technik } = setting;
    const order = await reviewedOrder(setting, { signed: 'GETIPPT' });
    const { id } = await read(office, order);
    expect((await onVersion(technik, order, 'abrechnung')).status).toBe(403);
    // Dispatch sets the result right between the layout and the invoice.
    await server().query(`
      create function other_result() returns trigger language plpgsql as $$ begin
        update planning_items set ergebnis = 'Läuft doch nicht' where service_auftrag_id = ${String(id)};
        return new;
      end $$;
      create trigger other_result after insert on sales_documents
        for each row execute function other_result()`);
    const refused = await bill(order);
    await server().query(`drop function other_result cascade`);
    expect([refused.status, codesOf(refused)]).toEqual([409, ['msg_service_report_changed']]);
    expect((await bill(order)).status).toBe(201);
    expect(codesOf(await bill(order))).not.toEqual(['msg_service_report_changed']);
  });

  test('of every billing type: what the customer pays, and what not, and why', async () => {
    const setting = await people();
    const { office } = setting;
    const extras = [PARKING, { ...PARKING, abrechnungsartId: BILLING.goodwill }];
    const told = async (abrechnungsartId: number) => {
      const order = await reviewedOrder(setting, { order: { abrechnungsartId }, extras, parts: 1 });
      const plan = await planOf(office, order);
      const charged = (plan.positionen as Row[]).map(({ bezeichnung }) => bezeichnung);
      const left = (plan.nichtBerechnet as Row[]).map(({ grund }) => grund);
      return { order, charged, left };
    };
    const flat = await told(BILLING.flat);
    expect(flat.charged).toEqual([FLAT.bezeichnung, 'Parkgebühr', expect.any(String)]);
    expect(flat.left).toEqual(['PAUSCHALE', 'PAUSCHALE', 'KOSTENFREI']);
    const contract = await told(BILLING.contract);
    expect(contract.charged).toEqual(['Parkgebühr', expect.any(String)]);
    expect(contract.left).toEqual(['VERTRAG', 'VERTRAG', 'KOSTENFREI']);
    for (const free of [BILLING.warranty, BILLING.goodwill]) {
      const { order, charged, left } = await told(free);
      expect(charged).toEqual([]);
      expect(new Set(left)).toEqual(new Set(['KOSTENFREI']));
      expect(codesOf(await bill(order))).toEqual(['msg_service_nothing_to_bill']);
      const waived = await onVersion(office, order, 'abrechnung/verzicht', { grund: 'Garantie' });
      expect(recordOf(waived)).toMatchObject({ auftragsstatus: '98' });
      expect((await bill(order)).status).toBe(409);
    }
    const lines = await linesIn(office, pathOf(await bill(flat.order)));
    expect(lines[1]).toEqual(FLAT);
  });

  test('bills nothing twice, neither later nor at once', async () => {
    const setting = await people();
    const { office } = setting;
    const order = await reviewedOrder(setting);
    const { version, id } = await read(office, order);
    const both = await Promise.all(
      [1, 2].map(() =>
        office.post(`${order}/abrechnung`, {}, { 'If-Match': `"${String(version)}"` }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 412]);
    const later = await Promise.all([1, 2].map(() => bill(order)));
    expect(later.flatMap((reply) => codesOf(reply))).toEqual([
      'msg_service_nothing_to_bill',
      'msg_service_nothing_to_bill',
    ]);
    const list = `/verkauf/belege?filter=serviceAuftragId=${String(id)}`;
    expect(rowsOf(await office.get(list))).toHaveLength(1);
    const waived = await onVersion(office, order, 'abrechnung/verzicht', { grund: 'x' });
    expect(codesOf(waived)).toEqual(['msg_service_in_draft']);
  });

  test('what a removed draft or line had is free again; a booked invoice ends the order', async () => {
    const setting = await people();
    const { office } = setting;
    const order = await reviewedOrder(setting);
    const first = pathOf(await bill(order));
    expect((await removeNow(office, first)).status).toBe(204);
    expect(await read(office, order)).toMatchObject({ auftragsstatus: '80' });
    const document = pathOf(await bill(order));
    const lines = rowsOf(await office.get(`${document}/positionen?orderBy=position`));
    const travel = `${document}/positionen/${String(lines[2]?.id)}`;
    expect((await removeNow(office, travel)).status).toBe(204);
    expect((await onVersion(office, document, 'buchen')).status).toBe(200);
    expect(await read(office, order)).toMatchObject({ auftragsstatus: '86' });
    const rest = pathOf(await bill(order));
    expect((await linesIn(office, rest)).slice(1)).toEqual([TRAVEL]);
    expect((await onVersion(office, rest, 'buchen')).status).toBe(200);
    expect(await read(office, order)).toMatchObject({ auftragsstatus: '98' });
    const cancelled = await onVersion(office, rest, 'stornieren', { grund: 'Kulanz' });
    expect(cancelled.status).toBe(200);
    expect(await read(office, order)).toMatchObject({ auftragsstatus: '86' });
    expect((await planOf(office, order)).positionen).toHaveLength(1);
  });

  test('refuses what has no price by its name, and bills the rest where that is wanted', async () => {
    const setting = await people();
    const { office } = setting;
    const admin = await client('admin');
    const [rate] = rowsOf(await admin.get('/system/parameter?filter=name=SERVICE.STRECKE_ARTIKEL'));
    const set = (wert: string | null) =>
      server().query(`update system_parameters set wert = $1 where id = $2`, [wert, rate?.id]);
    const order = await reviewedOrder(setting);
    await set(null);
    try {
      const named = 'msg_service_rate_missing Anfahrt SERVICE.STRECKE_ARTIKEL';
      expect(codesOf(await bill(order))).toEqual([named]);
      const plan = await planOf(office, order);
      expect((plan.befunde as Row[]).map(({ schwere, code }) => [schwere, code])).toEqual([
        ['FEHLER', 'msg_service_rate_missing'],
      ]);
      expect((plan.nichtBerechnet as Row[]).map(({ grund }) => grund)).toEqual(['OHNE_PREIS']);
      const document = pathOf(await bill(order, { teilweise: true }));
      expect((await linesIn(office, document)).slice(1)).toEqual([HOUR]);
      expect((await onVersion(office, document, 'buchen')).status).toBe(200);
      expect(await read(office, order)).toMatchObject({ auftragsstatus: '86' });
    } finally {
      await set('SERVICE-KM');
    }
    expect((await linesIn(office, pathOf(await bill(order)))).slice(1)).toEqual([TRAVEL]);
  });

  test('takes the price of an activity or of a kind of orders where it has one of its own', async () => {
    const setting = await people();
    const { office } = setting;
    const admin = await client('admin');
    const [part] = rowsOf(
      await office.get('/stammdaten/artikel?filter=artikelnummer=SERVICE-PAUSCHALE'),
    );
    const path = '/stammdaten/service/taetigkeiten/1';
    expect((await change(admin, path, { artikelId: part?.id })).status).toBe(200);
    try {
      const plan = await planOf(office, await reviewedOrder(setting));
      expect((plan.positionen as Row[])[0]).toMatchObject({ einzelpreis: 159, menge: 1.5 });
    } finally {
      expect((await change(admin, path, { artikelId: null })).status).toBe(200);
    }
  });

  test('is up to who reviews orders and may make documents; a ticket names the invoice', async () => {
    const setting = await people();
    const { office, technik } = setting;
    const { id } = await customer(office);
    const ticket = pathOf(
      await office.post('/crm/tickets', { betreff: 'Streifen', adresseId: id }),
    );
    const ticketId = Number(ticket.split('/').at(-1));
    const order = await reviewedOrder(setting, { order: { adresseId: id, ticketId } });
    expect((await onVersion(technik, order, 'abrechnung')).status).toBe(403);
    expect((await technik.post(`${order}/abrechnung/vorschau`, {})).status).toBe(403);
    expect((await onVersion(technik, order, 'abrechnung/verzicht', { grund: 'x' })).status).toBe(
      403,
    );
    const document = pathOf(await bill(order));
    const invoice = await read(office, document);
    expect(invoice).toMatchObject({ ticketId });
    expect(await read(office, ticket)).toMatchObject({ abrechnungBelegId: invoice.id });
    const tasks = rowsOf(await office.get(`/service/planung?filter=ticketId=${ticketId}`));
    expect(tasks).toHaveLength(1);
  });
});
