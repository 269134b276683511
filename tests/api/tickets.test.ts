import pg from 'pg';
import { describe, expect, test } from 'vitest';
import {
  clientOf,
  codesOf,
  fieldErrorsOf,
  parameterPath,
  recordOf,
  rowsOf,
  type ApiClient,
  type Row,
} from '../support/api-client';
import { change, removeNow } from '../support/drafts';
import { testServer } from '../support/test-server';

describe('tickets', () => {
  const server = testServer();
  const client = (user: string) => clientOf(server().url, user);
  const BUERO = 2;
  const TECHNIK = 3;

  const create = async (api: ApiClient, values: Row = {}): Promise<string> => {
    const { status, headers } = await api.post('/crm/tickets', { betreff: 'Drucker', ...values });
    expect(status).toBe(201);
    return String(headers.get('location')).replace('/vario-api', '');
  };
  const read = async (api: ApiClient, path: string) => recordOf(await api.get(path));
  const act = async (api: ApiClient, path: string, action: string, body: Row = {}) => {
    const { version } = await read(api, path);
    return api.post(`${path}/${action}`, body, { 'If-Match': `"${String(version)}"` });
  };
  const idOf = (path: string) => Number(path.split('/').at(-1));

  test('nobody who is not there or no longer works here is given one', async () => {
    const admin = await client('admin');
    const path = await create(admin);
    const [gone] = await server().query<{ id: number }>(
      `update users set gesperrt = true where benutzername = 'lesen' returning id::integer id`,
    );
    const benutzerId = gone?.id;
    for (const id of [benutzerId, 999_999]) {
      const refused = await act(admin, path, 'rueckfrage', { benutzerId: id, frage: '?' });
      expect([refused.status, Object.keys(fieldErrorsOf(refused))]).toEqual([422, ['benutzerId']]);
    }
    const given = await change(admin, path, { zugeordnetBenutzerId: benutzerId });
    expect(fieldErrorsOf(given).zugeordnetBenutzerId?.[0]).toMatch(/gesperrt/);
    await server().query(`update users set gesperrt = false where benutzername = 'lesen'`);
  });

  test('begin with their number, whom they are for and when an answer is due', async () => {
    const buero = await client('buero');
    const ticket = await read(buero, await create(buero, { prioritaet: 1 }));
    expect(ticket).toMatchObject({
      status: 0,
      art: 0,
      rolle: 0,
      abrechnungsart: 1,
      abrechnungsartAktivitaeten: 1,
      zugeordnetBenutzerId: BUERO,
      verantwortlichBenutzerId: BUERO,
      angefordertVonBenutzerId: BUERO,
      nachErledigungZurueckAnBenutzerId: BUERO,
      rueckfrageAnBenutzerId: null,
    });
    expect(ticket.antwortBis).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
    expect(Number(ticket.ticketNummer)).toBeGreaterThan(10_000);
    const empty = await buero.post('/crm/tickets', { betreff: ' ' });
    expect(Object.keys(fieldErrorsOf(empty))).toEqual(['betreff']);
    const unknown = await buero.post('/crm/tickets', { betreff: 'x', art: 77 });
    expect(Object.keys(fieldErrorsOf(unknown))).toEqual(['art']);
  });

  test('are ordered by when they came, and are found by their ids below a filter', async () => {
    const buero = await client('buero');
    const top = await create(buero, { betreff: 'Baum oben' });
    const below = await create(buero, { betreff: 'Baum unten', hauptTicketId: idOf(top) });
    const subjects = async (query: string) =>
      rowsOf(await buero.get(`/crm/tickets?${query}`)).map(({ betreff }) => betreff);
    expect(await subjects('orderBy=-angelegtDatum,-id&limit=2')).toEqual([
      'Baum unten',
      'Baum oben',
    ]);
    const both = encodeURIComponent(`betreff^Baum,idin(${idOf(top)}|${idOf(below)})`);
    expect(await subjects(`filter=${both}&orderBy=id`)).toEqual(['Baum oben', 'Baum unten']);
    const { angelegtDatum, anzahlUntertickets } = await read(buero, top);
    expect(anzahlUntertickets).toBe(1);
    expect(Date.now() - Date.parse(String(angelegtDatum))).toBeLessThan(60_000);
  });

  test('choose from lists that the server delivers in the language of the caller', async () => {
    const buero = await client('buero');
    const lists = ['statustexte', 'arten', 'prioritaeten', 'rollen', 'abrechnungsarten'];
    for (const list of [...lists, 'abrechnungsregeln']) {
      const rows = rowsOf(await buero.get(`/stammdaten/tickets/${list}?limit=500`));
      expect([list, rows.length > 2]).toEqual([list, true]);
      expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['bezeichnung', 'nurAktion', 'wert']);
      // What closes a ticket is no choice.
      const byAction = rows.filter(({ nurAktion }) => nurAktion).map(({ wert }) => wert);
      expect(byAction).toEqual(list === 'statustexte' ? [90, 95, 99] : []);
    }
  });

  test('are lifted by an assignment, wait for an answer, and go back to where they were', async () => {
    const [buero, technik] = [await client('buero'), await client('technik')];
    const path = await create(buero, { zugeordnetBenutzerId: null });
    expect((await change(buero, path, { zugeordnetBenutzerId: TECHNIK })).status).toBe(200);
    expect(await read(buero, path)).toMatchObject({ status: 10 });
    await change(buero, path, { status: 20 });
    await change(buero, path, { rueckfrageAnBenutzerId: TECHNIK });
    expect(await read(buero, path)).toMatchObject({ status: 30 });
    const reminders = await technik.get(`/crm/erinnerungen?filter=tabelle=TKT`);
    expect(rowsOf(reminders).map(({ tabelleId }) => tabelleId)).toContain(idOf(path));
    await change(buero, path, { rueckfrageAnBenutzerId: null });
    expect(await read(buero, path)).toMatchObject({ status: 20 });

    const asked = { benutzerId: TECHNIK, frage: 'Welcher Toner?' };
    expect((await act(buero, path, 'rueckfrage', asked)).status).toBe(200);
    const other = await act(buero, path, 'antwort', { antwort: 'TN-2' });
    expect(codesOf(other)).toEqual(['msg_ticket_asked_other']);
    expect((await act(technik, path, 'antwort', { antwort: 'TN-3421' })).status).toBe(200);
    expect(await read(buero, path)).toMatchObject({ status: 20, rueckfrageAnBenutzerId: null });
    const notes = rowsOf(await buero.get(`${path}/aktivitaeten?orderBy=id`));
    expect(notes.map(({ beschreibung }) => beschreibung)).toEqual(['Welcher Toner?', 'TN-3421']);
  });

  test('are closed by actions only, with their open sub-tickets, and then kept', async () => {
    const buero = await client('buero');
    const path = await create(buero, { nachErledigungZurueckAnBenutzerId: TECHNIK });
    const below = await create(buero, { hauptTicketId: idOf(path) });
    const closed = await change(buero, path, { status: 90 });
    expect(Object.keys(fieldErrorsOf(closed))).toEqual(['status']);
    expect(codesOf(await act(buero, path, 'erledigung', { ergebnis: 'x' }))).toEqual([
      'msg_ticket_open_children 1',
    ]);
    const done = { ergebnis: 'Getauscht', mitUntertickets: true };
    expect((await act(buero, path, 'erledigung', done)).status).toBe(200);
    // It goes to whoever accepts it first.
    expect(await read(buero, path)).toMatchObject({ status: 80, zugeordnetBenutzerId: TECHNIK });
    expect(await read(buero, below)).toMatchObject({ status: 90 });
    expect((await act(buero, path, 'erledigung', { ergebnis: 'Abgenommen' })).status).toBe(200);
    expect(await read(buero, path)).toMatchObject({ status: 90, ergebnis: 'Abgenommen' });
    for (const refused of [
      await change(buero, path, { betreff: 'Anders' }),
      await removeNow(buero, path),
      await act(buero, path, 'erledigung', { ergebnis: 'x' }),
      await act(buero, path, 'rueckfrage', { benutzerId: TECHNIK, frage: 'x' }),
      await act(buero, path, 'zusammenfuehrung', { zielTicketId: 1 }),
    ]) {
      expect(codesOf(refused)).toEqual(['msg_ticket_closed']);
    }
    expect((await act(buero, path, 'wiedereroeffnung', { grund: 'Doch nicht' })).status).toBe(200);
    expect(await read(buero, path)).toMatchObject({ status: 20 });
  });

  test('stand in three levels, never below themselves', async () => {
    const buero = await client('buero');
    const first = await create(buero);
    const second = await create(buero, { hauptTicketId: idOf(first) });
    const third = await create(buero, { hauptTicketId: idOf(second) });
    const fourth = await buero.post('/crm/tickets', { betreff: 'x', hauptTicketId: idOf(third) });
    expect(codesOf(fourth)).toEqual(['msg_ticket_depth 3']);
    const cycle = await change(buero, first, { hauptTicketId: idOf(third) });
    expect(codesOf(cycle)).toEqual(['msg_ticket_cycle']);
    const above = await create(buero);
    expect(codesOf(await change(buero, first, { hauptTicketId: idOf(above) }))).toEqual([
      'msg_ticket_depth 3',
    ]);
    expect(await read(buero, first)).toMatchObject({ anzahlUntertickets: 1 });
    expect(rowsOf(await buero.get(`${first}/untertickets`)).map(({ id }) => id)).toEqual([
      idOf(second),
    ]);
  });

  test('are counted below one ticket, also when they are merged', async () => {
    const buero = await client('buero');
    const [full, other] = [await create(buero), await create(buero)];
    await server().query(
      `insert into tickets (ticket_nummer, betreff, haupt_ticket_id, antwort_bis)
       select 900000 + n, 'Unten', case when n < 500 then ${idOf(full)} else ${idOf(other)} end,
         '2026-12-01T08:00' from generate_series(1, 500) n`,
    );
    const below = { betreff: 'Zu viel', hauptTicketId: idOf(full) };
    expect(codesOf(await buero.post('/crm/tickets', below))).toEqual(['msg_ticket_tree_full 500']);
    const merged = await act(buero, other, 'zusammenfuehrung', { zielTicketId: idOf(full) });
    expect(codesOf(merged)).toEqual(['msg_ticket_tree_full 500']);
    expect((await act(buero, full, 'zusammenfuehrung', { zielTicketId: idOf(other) })).status).toBe(
      409,
    );
  });

  test('keep nobody waiting who works on others', async () => {
    const buero = await client('buero');
    const [moved, above, elsewhere] = [
      await create(buero),
      await create(buero),
      await create(buero),
    ];
    const slow = new pg.Client(server().data);
    await slow.connect();
    await slow.query(`begin; select from tickets where id = ${idOf(above)} for update`);
    const moving = change(buero, moved, { hauptTicketId: idOf(above) });
    const waiting = `select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    try {
      await expect.poll(async () => (await server().query(waiting)).length).toBe(1);
      await create(buero, { hauptTicketId: idOf(elsewhere) });
    } finally {
      await slow.end();
    }
    expect((await moving).status).toBe(200);
  });

  test('sum what their activities took, and stay while there are any', async () => {
    const buero = await client('buero');
    const path = await create(buero);
    const activity = { art: 'ANRUF', datum: '2026-06-30T10:00', dauer: 25 };
    const added = await buero.post('/crm/aktivitaeten', { ...activity, ticketId: idOf(path) });
    expect(added.status).toBe(201);
    await buero.post('/crm/aktivitaeten', { ...activity, ticketId: idOf(path), dauer: 20 });
    expect(await read(buero, path)).toMatchObject({ aufwandTatsaechlich: 45 });
    expect(codesOf(await removeNow(buero, path))).toEqual(['msg_record_has_activities']);
    for (const { id } of rowsOf(await buero.get(`${path}/aktivitaeten`))) {
      expect((await removeNow(buero, `/crm/aktivitaeten/${String(id)}`)).status).toBe(204);
    }
    expect(await read(buero, path)).toMatchObject({ aufwandTatsaechlich: 0 });
    expect((await removeNow(buero, path)).status).toBe(204);
  });

  test('are merged with all that belongs to them', async () => {
    const buero = await client('buero');
    const [path, target] = [await create(buero), await create(buero)];
    const below = await create(buero, { hauptTicketId: idOf(path) });
    const activity = { art: 'ANRUF', datum: '2026-06-30T10:00', dauer: 30 };
    await buero.post('/crm/aktivitaeten', { ...activity, ticketId: idOf(path) });
    // Of the ticket, and of an address that has its number by chance.
    for (const [dateiname, tabelle] of [
      ['foto.txt', 'TKT'],
      ['vertrag.txt', 'ADR'],
    ] as const) {
      const file = { dateiname, daten: Buffer.from(dateiname).toString('base64') };
      expect((await buero.post('/stammdaten/adressen/1/dateien', file)).status).toBe(201);
      await server().query(
        `update files set tabelle = '${tabelle}', tabelle_id = ${idOf(path)} where dateiname = '${dateiname}'`,
      );
    }
    const itself = await act(buero, path, 'zusammenfuehrung', { zielTicketId: idOf(path) });
    expect(Object.keys(fieldErrorsOf(itself))).toEqual(['zielTicketId']);
    const merged = await act(buero, path, 'zusammenfuehrung', { zielTicketId: idOf(target) });
    expect(merged.status).toBe(200);
    expect(await read(buero, path)).toMatchObject({
      status: 99,
      zusammengefuehrtInId: idOf(target),
      aufwandTatsaechlich: 0,
      anzahlUntertickets: 0,
    });
    expect(await read(buero, target)).toMatchObject({
      aufwandTatsaechlich: 30,
      anzahlUntertickets: 1,
    });
    expect(await read(buero, below)).toMatchObject({ hauptTicketId: idOf(target) });
    const attached = await server().query<Row>(
      `select dateiname, tabelle, tabelle_id::integer id from files
       where dateiname in ('foto.txt', 'vertrag.txt') order by dateiname`,
    );
    expect(attached).toEqual([
      { dateiname: 'foto.txt', tabelle: 'TKT', id: idOf(target) },
      { dateiname: 'vertrag.txt', tabelle: 'ADR', id: idOf(path) },
    ]);
  });

  test('are billed once they are done, and open again when the bill is gone', async () => {
    const buero = await client('buero');
    const [address] = rowsOf(
      await buero.get('/stammdaten/adressen?filter=istKunde=true,gesperrt=false,lkz=DE&limit=1'),
    );
    const path = await create(buero, {
      adresseId: address?.id,
      nachErledigungZurueckAnBenutzerId: null,
    });
    const activity = { art: 'WERKSTATT', datum: '2026-06-30T10:00', dauer: 90 };
    await buero.post('/crm/aktivitaeten', { ...activity, ticketId: idOf(path) });
    await buero.post('/crm/aktivitaeten', {
      ...activity,
      ticketId: idOf(path),
      dauer: 30,
      abrechnungsregel: 3,
    });
    const early = await act(buero, path, 'abrechnung', { belegart: '0200' });
    expect(codesOf(early)).toEqual(['msg_ticket_not_done']);
    await act(buero, path, 'erledigung', { ergebnis: 'Walze getauscht' });
    expect((await act(buero, path, 'abrechnung', { belegart: '0200' })).status).toBe(200);
    const billed = await read(buero, path);
    expect(billed).toMatchObject({ status: 95 });
    const order = `/verkauf/belege/${String(billed.abrechnungBelegId)}`;
    expect(await read(buero, order)).toMatchObject({ ticketId: idOf(path), belegstatus: '1' });
    const lines = rowsOf(await buero.get(`${order}/positionen?orderBy=position`));
    expect(lines.map(({ positionsArt, menge }) => [positionsArt, menge])).toEqual([
      ['T', null],
      ['N', 1.5],
    ]);
    expect(billed.auftragBelegId).toBe(billed.abrechnungBelegId);
    // Whoever writes documents says of which ticket they are, and does not replace its bill.
    const invoice = { adresseId: address?.id, belegart: '0400', ticketId: idOf(path) };
    expect((await buero.post('/verkauf/belege', invoice)).status).toBe(201);
    expect(await read(buero, path)).toMatchObject({ abrechnungBelegId: billed.abrechnungBelegId });
    const kept = await act(buero, path, 'wiedereroeffnung', { grund: 'Reklamation' });
    expect(codesOf(kept)[0]).toMatch(/^msg_ticket_billed/);
    expect((await removeNow(buero, order)).status).toBe(204);
    const again = await act(buero, path, 'wiedereroeffnung', { grund: 'Reklamation' });
    expect(again.status).toBe(200);
    expect(await read(buero, path)).toMatchObject({ status: 20, abrechnungBelegId: null });
  });

  test('name the invoice that comes of the order by which they were billed', async () => {
    const buero = await client('buero');
    const [address] = rowsOf(
      await buero.get('/stammdaten/adressen?filter=istKunde=true,gesperrt=false,lkz=DE&limit=1'),
    );
    const path = await create(buero, {
      adresseId: address?.id,
      nachErledigungZurueckAnBenutzerId: null,
    });
    const work = { art: 'WERKSTATT', datum: '2026-06-30T10:00', dauer: 60 };
    await buero.post('/crm/aktivitaeten', { ...work, ticketId: idOf(path) });
    await act(buero, path, 'erledigung', { ergebnis: 'Getauscht' });
    await act(buero, path, 'abrechnung', { belegart: '0200' });
    const { abrechnungBelegId } = await read(buero, path);
    const order = `/verkauf/belege/${String(abrechnungBelegId)}`;
    const [, line] = rowsOf(await buero.get(`${order}/positionen?orderBy=position`));
    const priced = `${order}/positionen/${String(line?.id)}`;
    const price = { einzelpreis: 80, mwstsatz: 1 };
    expect((await change(buero, priced, price)).status).toBe(200);
    expect((await act(buero, order, 'buchen')).status).toBe(200);
    const delivery = await act(buero, order, 'umwandeln/03');
    const booked = await act(buero, String(delivery.headers.get('location')), 'buchen');
    expect(booked.status).toBe(200);
    const invoice = await act(buero, String(delivery.headers.get('location')), 'umwandeln/04');
    const invoiceId = Number(invoice.headers.get('location')?.split('/').at(-1));
    expect(await read(buero, path)).toMatchObject({ abrechnungBelegId: invoiceId });
  });

  test('have activities with rights of their own', async () => {
    const [admin, technik, buero] = [
      await client('admin'),
      await client('technik'),
      await client('buero'),
    ];
    const path = await create(buero);
    const activity = { art: 'ANRUF', datum: '2026-06-30T10:00' };
    const { headers } = await buero.post('/crm/aktivitaeten', {
      ...activity,
      ticketId: idOf(path),
    });
    const one = String(headers.get('location')).replace('/vario-api', '');
    // The technician sees it by the right to tickets, and writes activities, but none of tickets.
    expect((await technik.get(one)).status).toBe(200);
    expect(
      codesOf(await technik.post('/crm/aktivitaeten', { ...activity, ticketId: idOf(path) })),
    ).toEqual(['msg_auth_right_missing TKT_AKT_AENDERN']);
    expect(codesOf(await change(technik, one, { dauer: 5 }))).toEqual([
      'msg_auth_right_missing TKT_AKT_AENDERN',
    ]);
    const [address] = rowsOf(await admin.get('/stammdaten/adressen?limit=1'));
    const own = await technik.post('/crm/aktivitaeten', { ...activity, adresseId: address?.id });
    expect(own.status).toBe(201);
    const nobody = await technik.post('/crm/aktivitaeten', activity);
    expect(Object.keys(fieldErrorsOf(nobody))).toEqual(['adresseId']);
    const ohne = await client('ohne');
    expect((await ohne.get('/crm/aktivitaeten')).status).toBe(403);
  });

  test('exist for nobody where the installation does without them', async () => {
    const admin = await client('admin');
    const parameter = await parameterPath(admin, 'NUTZUNG.TICKETS');
    await change(admin, parameter, { wert: 'N' });
    expect((await admin.get('/crm/tickets')).status).toBe(403);
    expect(recordOf(await admin.get('/webapp/me')).ohneNutzung).toContain('TKT_ANSEHEN');
    expect(recordOf(await admin.get('/webapp/systeminfo')).nutzung).toEqual({
      tickets: false,
      deals: true,
    });
    expect((await admin.get('/crm/deals')).status).toBe(200);
    await change(admin, parameter, { wert: 'J' });
    expect((await admin.get('/crm/tickets')).status).toBe(200);
  });
});
