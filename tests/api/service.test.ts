import { describe, expect, test } from 'vitest';
import {
  clientOf,
  clientWith,
  codesOf,
  fieldErrorsOf,
  logIn,
  recordOf,
  rowsOf,
  type ApiClient,
  type Row,
} from '../support/api-client';
import { change, removeNow } from '../support/drafts';
import {
  act,
  idOf,
  onSite,
  onVersion,
  orderSince,
  pathOf,
  read,
  sent,
  TECHNIK,
} from '../support/service-tasks';
import { daysLater } from '../../schemas/rules/days-later';
import { serviceActions } from '../../schemas/rules/service-states';
import { today } from '../../schemas/rules/today';
import { testServer } from '../support/test-server';

describe('service orders', () => {
  const server = testServer();
  const client = (user: string) => clientOf(server().url, user);

  test('say whom to call only to who may see addresses', async () => {
    const admin = await client('admin');
    const phones = ['telefon1', 'telefon2', 'mobil', 'standortTelefon1', 'standortTelefon2'];
    const named = [...phones, 'standortMobil'];
    const list = '/service/auftraege?limit=5';
    const shown = async (api: ApiClient) => {
      const rows = rowsOf(await api.get(list));
      const record = await read(api, `/service/auftraege/${String(rows[0]?.id)}`);
      return [...rows, record].map((row) => named.filter((name) => name in row));
    };
    const login = async (name: string, rechte: string[]) => {
      const role = await admin.post('/system/rollen', { name, rechte });
      const made = await admin.post('/system/benutzer', {
        ...{ benutzername: name, name, kuerzel: name.slice(0, 4), passwortAendern: false },
        ...{ passwort: 'Ein langer Satz', rollen: [idOf(pathOf(role))] },
      });
      expect(made.status).toBe(201);
      const { body } = await logIn(server().url, name, 'Ein langer Satz');
      return clientWith(server().url, (body as { token: string }).token);
    };
    const all = Array.from({ length: 6 }, () => named);
    expect(await shown(await login('mit.adressen', ['SVA_SEHEN', 'ADR_SEHEN']))).toEqual(all);
    const none = all.map(() => []);
    expect(await shown(await login('nur.service', ['SVA_SEHEN']))).toEqual(none);
  });

  test('are planned, sent, accepted, travelled to, done and settled', async () => {
    const [office, technik] = [await client('buero'), await client('technik')];
    const path = await sent(office);
    expect(await read(technik, path)).toMatchObject({
      auftragsstatus: '03',
      titel: 'Drucker streift',
      benutzerId: 3,
      angenommenDatum: null,
      konflikt: null,
    });
    // Whom to call is said by the order.
    const order = await read(
      technik,
      `/service/auftraege/${String((await read(technik, path)).serviceAuftragId)}`,
    );
    const { telefon1, mobil } = await read(
      office,
      `/stammdaten/adressen/${String(order.adresseId)}`,
    );
    expect(order).toMatchObject({ telefon1, mobil, standortTelefon1: telefon1, telefon2: null });
    // Told of yesterday, so that none of it is still to come.
    await orderSince(server(), (await read(technik, path)).serviceAuftragId, 2);
    const erfasstUm = `${daysLater(today(), -1)}T08:00:00Z`;
    const tell = (action: string, body: Row) => act(technik, path, action, { ...body, erfasstUm });
    expect(codesOf(await tell('reisebeginn', { datum: '08:00' }))).toEqual([
      'msg_service_status gesendet',
    ]);
    await tell('annahme', {});
    expect(fieldErrorsOf(await tell('reisebeginn', { datum: '20:30' }))).toEqual({
      datum: ['Das liegt noch in der Zukunft.'],
    });
    await tell('reisebeginn', { datum: '08:00' });
    const early = await tell('ankunft', { datum: '07:59', strecke: 4 });
    expect(fieldErrorsOf(early)).toEqual({ datum: ['Vor dem Reisebeginn um 08:00.'] });
    const far = await tell('ankunft', { datum: '08:20', strecke: 1.5 });
    expect(Object.keys(fieldErrorsOf(far))).toEqual(['strecke']);
    const arrived = await tell('ankunft', { datum: '08:20', strecke: 4 });
    expect(recordOf(arrived)).toMatchObject({ auftragsstatus: '06', strecke: 4 });
    const result = { ergebnis: 'Läuft wieder' };
    expect(codesOf(await act(technik, path, 'abschluss', result))).toEqual(['msg_service_no_time']);
    const datum = String(recordOf(arrived).vorOrtDatum).slice(0, 10);
    const time = { datum, von: '08:20', bis: '09:00', taetigkeitId: 1 };
    expect((await technik.post(`${path}/arbeitszeiten`, time)).status).toBe(201);
    expect(recordOf(await act(technik, path, 'abschluss', result))).toMatchObject({
      auftragsstatus: '12',
    });
    expect((await read(technik, path)).beendetDatum).not.toBeNull();
    expect(codesOf(await act(technik, path, 'abbruch', { bemerkung: 'x' }))).toEqual([
      'msg_service_task_over',
    ]);
    const done = `/service/auftraege/${String((await read(office, path)).serviceAuftragId)}`;
    expect(await read(office, done)).toMatchObject({ gebrauchteZeit: 40, ...result });
    expect((await onVersion(technik, done, 'pruefung')).status).toBe(403);
    for (const [action, body, status] of [
      ['wiederoeffnung', { grund: 'Nacharbeit' }, '08'],
      ['pruefung', {}, undefined],
    ] as const) {
      const reply = await onVersion(office, done, action, body);
      expect(reply.status).toBe(status === undefined ? 409 : 200);
      if (status) expect(recordOf(reply)).toMatchObject({ auftragsstatus: status });
    }
    await act(technik, path, 'abschluss', result);
    const reviewed = await onVersion(office, done, 'pruefung');
    expect(recordOf(reviewed)).toMatchObject({ auftragsstatus: '80' });
  });

  test('of several technicians one gets it, the others hear who', async () => {
    const [office, technik] = [await client('buero'), await client('technik')];
    const others = await Promise.all(['technik2', 'technik3'].map(client));
    const path = await sent(office, null);
    const replies = await Promise.all([technik, ...others].map((api) => act(api, path, 'annahme')));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(codesOf(refused as never)[0]).toMatch(/^msg_service_already_accepted \S+/);
    const mine = await sent(office);
    expect((await act(others[0] as ApiClient, mine, 'annahme')).status).toBe(403);
    expect((await act(others[0] as ApiClient, mine, 'ablehnung', { bemerkung: 'x' })).status).toBe(
      403,
    );
  });

  test('that are refused or suspended without a date are planned anew', async () => {
    const [office, technik] = [await client('buero'), await client('technik')];
    const path = await sent(office);
    const empty = await act(technik, path, 'ablehnung', { bemerkung: '  ' });
    expect(Object.keys(fieldErrorsOf(empty))).toEqual(['bemerkung']);
    const refused = recordOf(await act(technik, path, 'ablehnung', { bemerkung: 'Urlaub' }));
    expect(refused).toMatchObject({ auftragsstatus: '19', bemerkung: 'Urlaub' });
    const again = `/service/auftraege/${String(refused.serviceAuftragId)}`;
    expect(await read(office, again)).toMatchObject({ auftragsstatus: '11' });
    const suspended = await onSite(office, technik);
    const grund = 'Teil fehlt';
    const none = await act(technik, suspended, 'unterbrechung', { grund });
    expect(Object.keys(fieldErrorsOf(none))).toEqual(['beginnDatum']);
    const later = { grund, beginnDatum: '2031-03-05T10:00' };
    expect(recordOf(await act(technik, suspended, 'unterbrechung', later))).toMatchObject({
      auftragsstatus: '10',
      beginnDatum: '2031-03-05T10:00',
      endeDatum: '2031-03-05T12:00',
      reisebeginnDatum: null,
      vorOrtDatum: null,
      beendetDatum: null,
    });
    expect((await act(technik, suspended, 'reisebeginn', { datum: '00:00' })).status).toBe(200);
    const open = recordOf(
      await act(technik, suspended, 'unterbrechung', { grund, ohneTermin: true }),
    );
    expect(open.beendetDatum).not.toBeNull();
    expect(open.auftragsstatus).toBe('11');
  });

  test('working times are of one thing at a time, after arrival and in order', async () => {
    const [office, technik] = [await client('buero'), await client('technik')];
    const first = await onSite(office, technik);
    const datum = daysLater(today(), -1);
    const book = (path: string, von: string, bis: string, api = technik) =>
      api.post(`${path}/arbeitszeiten`, { datum, von, bis, taetigkeitId: 1 });
    expect(Object.keys(fieldErrorsOf(await book(first, '00:10', '00:10')))).toEqual(['bis']);
    const both = await Promise.all([book(first, '00:10', '00:20'), book(first, '00:15', '00:30')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect((await book(first, '00:40', '00:50', await client('technik2'))).status).toBe(403);
    const made = both.find(({ status }) => status === 201) as never;
    expect((await change(technik, pathOf(made), { bis: '00:35' })).status).toBe(200);
    expect((await removeNow(technik, pathOf(made))).status).toBe(204);
    expect(rowsOf(await technik.get(`${first}/arbeitszeiten`))).toEqual([]);
    // One timer runs; a second one asks first.
    const unknown = await act(technik, first, 'zeitmessung', { taetigkeitId: 4_711 });
    expect(Object.keys(fieldErrorsOf(unknown))).toEqual(['taetigkeitId']);
    expect((await act(technik, first, 'zeitmessung')).status).toBe(200);
    expect((await read(technik, first)).auftragsstatus).toBe('08');
    const second = await onSite(office, technik);
    const { auftragsnummer } = await read(technik, first);
    expect(codesOf(await act(technik, second, 'zeitmessung'))).toEqual([
      `msg_service_timer_running ${String(auftragsnummer)}`,
    ]);
    expect((await act(technik, second, 'zeitmessung', { trotzdem: true })).status).toBe(200);
    expect(await read(technik, first)).toMatchObject({
      zeitmessungSeit: null,
      auftragsstatus: '06',
    });
    expect((await technik.remove(`${second}/zeitmessung`)).status).toBe(200);
    expect((await technik.remove(`${second}/zeitmessung`)).status).toBe(409);
    for (const path of [first, second]) {
      expect((await act(technik, path, 'abbruch', { bemerkung: 'Test' })).status).toBe(200);
    }
  });

  test('additional work is told by what its kind asks for', async () => {
    const [office, technik] = [await client('buero'), await client('technik')];
    const path = await onSite(office, technik);
    const { serviceAuftragId } = await read(technik, path);
    const works = `/service/auftraege/${String(serviceAuftragId)}/mehraufwaende`;
    const add = (values: Row) => technik.post(works, values);
    expect(Object.keys(fieldErrorsOf(await add({ mehraufwandArtId: 1 })))).toEqual([
      'vonZeitpunkt',
      'bisZeitpunkt',
    ]);
    expect(Object.keys(fieldErrorsOf(await add({ mehraufwandArtId: 2, kosten: 0 })))).toEqual([
      'kosten',
    ]);
    const paid = await add({ mehraufwandArtId: 2, kosten: 12, strecke: 5 });
    expect(await read(technik, pathOf(paid))).toMatchObject({ kosten: 12, strecke: null });
    const detour = { mehraufwandArtId: 3, kosten: null, strecke: 7 };
    expect(recordOf(await change(technik, pathOf(paid), detour))).toMatchObject({
      kosten: null,
      strecke: 7,
    });
    expect((await (await client('technik2')).post(works, detour)).status).toBe(403);
    await act(technik, path, 'abbruch', { bemerkung: 'Test' });
  });

  test('nobody writes more into an order than its report has room for', async () => {
    const [office, technik] = [await client('buero'), await client('technik')];
    const path = await onSite(office, technik);
    const { id, serviceAuftragId } = await read(technik, path);
    const full = ['msg_service_report_full 200 100000'];
    const works = `/service/auftraege/${String(serviceAuftragId)}/mehraufwaende`;
    const extra = { mehraufwandArtId: 2, kosten: 1, bemerkung: 'x'.repeat(1000) };
    const first = await technik.post(works, extra);
    expect(first.status).toBe(201);
    await server()
      .query(`insert into extra_works (service_auftrag_id, mehraufwand_art_id, bemerkung)
      select ${String(serviceAuftragId)}, 2, repeat('x', 1000) from generate_series(1, 99)`);
    expect(codesOf(await technik.post(works, extra))).toEqual(full);
    // What is there can still be made shorter.
    expect((await change(technik, pathOf(first), { bemerkung: null })).status).toBe(200);
    const datum = daysLater(today(), -1);
    await server()
      .query(`insert into work_times (planung_id, datum, von, bis, beginn_um, ende_um, taetigkeit_id)
      select ${String(id)}, '2020-01-01', '08:00', '08:01', '2020-01-01T07:00Z', '2020-01-01T07:01Z', 1
        from generate_series(1, 200)`);
    const time = { datum, von: '01:50', bis: '01:55', taetigkeitId: 1 };
    expect(codesOf(await technik.post(`${path}/arbeitszeiten`, time))).toEqual(full);
    expect(codesOf(await act(technik, path, 'zeitmessung'))).toEqual(full);
    await act(technik, path, 'abbruch', { bemerkung: 'Test' });
  });

  test('are completed once what is mandatory was answered', async () => {
    const [office, technik] = [await client('buero'), await client('technik')];
    const path = await onSite(office, technik, { auftragsartId: 1 });
    const datum = daysLater(today(), -1);
    const time = { datum, von: '00:50', bis: '00:55', taetigkeitId: 1 };
    expect((await technik.post(`${path}/arbeitszeiten`, time)).status).toBe(201);
    const done = { ergebnis: 'Walze getauscht', offen: 'MATERIAL', restarbeiten: 'Fach 2' };
    expect(codesOf(await act(technik, path, 'abschluss', done))).toEqual([
      'msg_service_checklist_open Fehler behoben?',
    ]);
    const answers = `${path}/abfragewerte`;
    const put = (body: unknown) =>
      fetch(`${server().url}/vario-api${answers}`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${technik.token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      });
    const [mended, passed] = rowsOf(await technik.get(answers));
    expect((await put([{ id: mended?.id, wert: 'vielleicht' }])).status).toBe(422);
    expect((await put([{ id: 4_711, wert: 'J' }])).status).toBe(422);
    const given = [
      { id: mended?.id, wert: 'behoben' },
      { id: passed?.id, wert: 'J' },
    ];
    expect((await put(given)).status).toBe(200);
    expect(rowsOf(await technik.get(answers)).map(({ wert }) => wert)).toEqual([
      'behoben',
      'J',
      null,
    ]);
    expect(recordOf(await act(technik, path, 'abschluss', done)).auftragsstatus).toBe('21');
  });

  test('are settled by phone, and moved by the office while nobody is on the way', async () => {
    const [office, technik] = [await client('buero'), await client('technik')];
    const path = await sent(office);
    await act(technik, path, 'annahme');
    const moved = await change(office, path, {
      beginnDatum: '2031-04-01T08:00',
      endeDatum: '2031-04-01T09:00',
    });
    expect(recordOf(moved)).toMatchObject({ auftragsstatus: '04' });
    expect(recordOf(await change(office, path, { technikerId: 2 }))).toMatchObject({
      auftragsstatus: '02',
      benutzerId: 8,
      angenommenDatum: null,
    });
    expect((await act(technik, path, 'telefonbeginn')).status).toBe(403);
    await change(office, path, { technikerId: TECHNIK });
    await act(office, path, 'versand');
    expect((await act(technik, path, 'telefonbeginn')).status).toBe(200);
    // Before anything that another test has measured.
    await orderSince(server(), (await read(office, path)).serviceAuftragId, 1);
    const erfasstUm = new Date(Date.now() - 6 * 60 * 60_000).toISOString();
    const call = { bemerkung: 'Neu gestartet', dauer: 1, erfasstUm };
    expect(recordOf(await act(technik, path, 'telefonabschluss', call))).toMatchObject({
      auftragsstatus: '91',
    });
    expect(rowsOf(await technik.get(`${path}/arbeitszeiten`))).toMatchObject([
      { dauer: 1, taetigkeitId: 2 },
    ]);
  });

  test('conflicts and absences are said and keep nobody from planning', async () => {
    const office = await client('buero');
    const [first, second] = [await sent(office, 5), await sent(office, 5)];
    expect((await read(office, first)).konflikt).toBe('UEBERSCHNEIDUNG');
    const day = { beginnDatum: '2031-05-05T08:00', endeDatum: '2031-05-05T10:00' };
    await change(office, second, day);
    expect((await read(office, second)).konflikt).toBeNull();
    const entry = { KAL_TYP_ID: 1, BEN_ID: 11, StartDatum: '2031-05-05', EndeDatum: '2031-05-06' };
    const away = await office.post('/service/kalender', { ...entry, Nachmittags: false });
    expect(await read(office, pathOf(away))).toMatchObject({ Vormittags: true, Nachmittags: true });
    expect((await read(office, second)).konflikt).toBe('ABWESEND');
    const afternoon = { EndeDatum: '2031-05-05', Vormittags: false };
    expect((await change(office, pathOf(away), afternoon)).status).toBe(200);
    expect((await read(office, second)).konflikt).toBeNull();
    expect((await (await client('technik2')).post('/service/kalender', entry)).status).toBe(403);
    // Which technician is away; whoever works in the office is none.
    expect(await read(office, pathOf(away))).toMatchObject({ BEN_ID: 11, technikerId: 5 });
    const own = await office.post('/service/kalender', { ...entry, BEN_ID: 2 });
    expect(await read(office, pathOf(own))).toMatchObject({ technikerId: null });
    // A period asks for what touches it.
    const may = 'StartDatum<=2031-05-05,EndeDatum>=2031-05-05';
    const found = rowsOf(await office.get(`/service/kalender?filter=${may}&limit=50`));
    expect(found.map(({ BEN_ID }) => BEN_ID).sort()).toEqual([11, 2]);
  });

  test('nothing is possible from a status that the table does not allow', async () => {
    const [office, technik] = [await client('buero'), await client('technik')];
    const bodies: Row = {
      ablehnung: { bemerkung: 'x' },
      reisebeginn: { datum: '00:00' },
      ankunft: { datum: '00:00', strecke: 0 },
      unterbrechung: { grund: 'x', ohneTermin: true },
      abbruch: { bemerkung: 'x' },
      telefonabschluss: { bemerkung: 'x', dauer: 1 },
      abschluss: { ergebnis: 'x' },
    };
    const calls = {
      annahme: 'accept',
      ablehnung: 'refuse',
      reisebeginn: 'travel',
      ankunft: 'arrive',
      zeitmessung: 'startTimer',
      unterbrechung: 'suspend',
      abbruch: 'abort',
      telefonbeginn: 'startByPhone',
      telefonabschluss: 'completeByPhone',
      abschluss: 'complete',
    } as const;
    const path = await sent(office);
    const { serviceAuftragId } = await read(office, path);
    const statuses = rowsOf(await office.get('/stammdaten/service/status?filter=art=A&limit=50'));
    for (const { status } of statuses) {
      await server().query(
        `update service_orders set auftragsstatus = '${String(status)}' where id = ${String(serviceAuftragId)}`,
      );
      for (const [call, action] of Object.entries(calls)) {
        if ((serviceActions[action] as readonly string[]).includes(String(status))) continue;
        const reply = await act(technik, path, call, (bodies[call] ?? {}) as Row);
        expect([status, call, reply.status]).toEqual([status, call, 409]);
      }
      if ((serviceActions.unplan as readonly string[]).includes(String(status))) continue;
      const reply = await removeNow(office, path);
      expect([status, 'unplan', reply.status]).toEqual([status, 'unplan', 409]);
    }
  });
});

describe('times of work', () => {
  const server = testServer();
  const client = (user: string) => clientOf(server().url, user);

  /** Appointment whose technician is on site since 08:00 of a past day, which tells of any time after that. */
  const onSiteOn = async (day: string) => {
    const [office, technik] = [await client('buero'), await client('technik')];
    const path = await sent(office);
    await orderSince(server(), (await read(technik, path)).serviceAuftragId, 20);
    const erfasstUm = `${day}T08:00:00Z`;
    for (const [action, body] of [
      ['annahme', {}],
      ['reisebeginn', { datum: '08:00' }],
      ['ankunft', { datum: '08:00', strecke: 1 }],
    ] as const) {
      expect((await act(technik, path, action, { ...body, erfasstUm })).status).toBe(200);
    }
    const times = async () =>
      rowsOf(await technik.get(`${path}/arbeitszeiten?orderBy=datum`)).map(
        ({ datum, von, bis, dauer }) =>
          `${String(datum)} ${String(von)}–${String(bis)} ${String(dauer)}`,
      );
    return { technik, path, times };
  };

  test('last to the end of the day, and a timer over midnight loses nothing', async () => {
    const day = daysLater(today(), -5);
    const { technik, path, times } = await onSiteOn(day);
    const book = (von: string, bis: string) =>
      technik.post(`${path}/arbeitszeiten`, { datum: day, von, bis, taetigkeitId: 1 });
    const made = await book('23:59', '00:00');
    expect(made.status).toBe(201);
    expect(await read(technik, pathOf(made))).toMatchObject({ bis: '24:00', dauer: 1 });
    expect(fieldErrorsOf(await book('23:58', '24:00'))).toEqual({
      von: [expect.stringMatching(/^Überschneidet sich mit 23:59–24:00 \(Auftrag \d+\)\.$/)],
    });
    expect((await removeNow(technik, pathOf(made))).status).toBe(204);
    const [from, to] = ['20:00', '23:30'].map((time) => `${day}T${time}:00Z`);
    await act(technik, path, 'zeitmessung', { erfasstUm: from });
    const stopped = await technik.remove(`${path}/zeitmessung?erfasstUm=${String(to)}`);
    expect(stopped.status).toBe(200);
    const sum = (await times()).map((one) => Number(one.split(' ')[2]));
    expect(sum).toHaveLength(2);
    expect(sum.reduce((all, one) => all + one, 0)).toBe(210);
    await act(technik, path, 'abbruch', { bemerkung: 'Test' });
  });

  test('are measured by the rules of those by hand', async () => {
    const day = daysLater(today(), -8);
    const { technik, path, times } = await onSiteOn(day);
    const book = (von: string, bis: string, datum = day) =>
      technik.post(`${path}/arbeitszeiten`, { datum, von, bis, taetigkeitId: 1 });
    const start = (time: string) =>
      act(technik, path, 'zeitmessung', { erfasstUm: `${day}T${time}:00Z` });
    // Two hours before the arrival, whatever the zone.
    expect(codesOf(await start('05:00'))).toEqual(['msg_service_before_arrival 08:00']);
    expect(fieldErrorsOf(await book('23:00', '24:00', today()))).toEqual({
      von: ['Das liegt noch in der Zukunft.'],
    });
    expect((await book('12:00', '16:00')).status).toBe(201);
    expect(codesOf(await start('12:30'))[0]).toMatch(/^msg_service_timer_overlap 12:00 16:00 \d+$/);
    expect((await start('09:00')).status).toBe(200);
    const stop = (time: string) =>
      technik.remove(`${path}/zeitmessung?erfasstUm=${day}T${time}:00Z`);
    expect(codesOf(await stop('12:30'))[0]).toMatch(/^msg_service_timer_overlap 12:00 16:00 \d+$/);
    expect((await stop('09:30')).status).toBe(200);
    expect(await times()).toHaveLength(2);
    // A timer that ends with its appointment measures what is free.
    expect((await start('09:45')).status).toBe(200);
    const erfasstUm = `${day}T16:00:00Z`;
    await act(technik, path, 'abbruch', { bemerkung: 'Test', erfasstUm });
    const all = (await times()).map((one) => Number(one.split(' ')[2]));
    // In winter 75 minutes until noon and an hour after four, in summer 15 minutes and two hours.
    expect(all.reduce((sum, one) => sum + one, 0)).toBe(30 + 240 + 75 + 60);
  });
});
