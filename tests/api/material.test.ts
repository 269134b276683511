import { describe, expect, test } from 'vitest';
import {
  clientOf,
  codesOf,
  fieldErrorsOf,
  recordOf,
  rowsOf,
  type ApiClient,
  type Row,
} from '../support/api-client';
import { customer } from '../support/drafts';
import { materialStatusOf } from '../../schemas/rules/material-status';
import { afterBooking, takenPosition } from '../../schemas/rules/service-material';
import { testServer } from '../support/test-server';

describe('material of service orders', () => {
  const server = testServer();
  const client = (user: string) => clientOf(server().url, user);
  const CENTRAL = 1;
  const [VAN, DOA, DEFECT] = [4, 5, 6];

  const pathOf = (reply: { headers: Headers }) =>
    String(reply.headers.get('location')).replace('/vario-api', '');
  const idOf = (path: string) => Number(path.split('/').at(-1));
  const read = async (api: ApiClient, path: string) => recordOf(await api.get(path));
  const onVersion = async (api: ApiClient, path: string, action: string, body: Row = {}) => {
    const { version } = await read(api, path);
    return api.post(`${path}/${action}`, body, { 'If-Match': `"${String(version)}"` });
  };

  let made = 0;
  /** A product of its own with 20 pieces at a place of the central warehouse; with numbers of its own or without. */
  const goods = async (isSerial = false): Promise<number> => {
    made += 1;
    const reply = await (
      await client('admin')
    ).post('/stammdaten/artikel', {
      artikelnummer: `MAT-${made}`,
      bezeichnung: 'Einzugsrolle',
      istSeriennummernArtikel: isSerial,
    });
    expect(reply.status).toBe(201);
    const id = idOf(pathOf(reply));
    await server().query(
      `insert into stock_movements (artikel_id, lager_id, groesse, menge, lagerplatz, zeit)
       values (${id}, ${CENTRAL}, 'BESTAND', 20, 'T-01-01', now())`,
    );
    return id;
  };
  const level = async (artikelId: number, lagerId: number) => {
    const [row] = await server().query<Row>(
      `select bestand::float, reserviert::float, in_umlagerung::float from stock_levels
       where artikel_id = ${artikelId} and lager_id = ${lagerId}`,
    );
    return { bestand: 0, reserviert: 0, in_umlagerung: 0, ...row };
  };
  /** Everything that must always agree, whatever happened. */
  const requireAgreement = async () => {
    for (const statement of [
      `select m.artikel_id from stock_movements m
       left join stock_levels l using (artikel_id, lager_id) group by m.artikel_id, m.lager_id, l.id
       having coalesce(sum(m.menge) filter (where m.groesse = 'BESTAND'), 0) is distinct from l.bestand
         or coalesce(sum(m.menge) filter (where m.groesse = 'RESERVIERT'), 0) is distinct from l.reserviert
         or coalesce(sum(m.menge) filter (where m.groesse = 'UMLAGERUNG'), 0) is distinct from l.in_umlagerung`,
      `select l.artikel_id from stock_levels l join storages s on s.id = l.lager_id
       left join location_stock o using (artikel_id, lager_id) where s.hat_lagerplaetze
       group by l.id having l.bestand <> coalesce(sum(o.bestand), 0)`,
      'select id from stock_levels where bestand < 0 or reserviert < 0 or in_umlagerung < 0',
      `select m.id from service_materials m left join material_bookings b
         on b.material_id = m.id and b.storniert_datum is null group by m.id
       having m.menge_eingebaut <> coalesce(sum(b.menge) filter (where b.art = 'EINGEBAUT'), 0)
         or m.menge_doa <> coalesce(sum(b.menge) filter (where b.art = 'DOA'), 0)
         or m.menge_gutteilretoure <> coalesce(sum(b.menge) filter (where b.art = 'GUTTEILRETOURE'), 0)
         or m.menge_defekt_verkauft + m.menge_defekt_eingelagert
           <> coalesce(sum(b.menge) filter (where b.art = 'DEFEKT'), 0)`,
    ]) {
      expect(await server().query(statement), statement).toEqual([]);
    }
  };

  /** An order whose task the technician has accepted; with `isOnSite` he has arrived. */
  const task = async (isOnSite = true) => {
    const [office, technik] = [await client('buero'), await client('technik')];
    const { id } = await customer(office);
    const made = await office.post('/service/auftraege', {
      titel: 'Drucker streift',
      adresseId: id,
      auftragsartId: 4,
    });
    const order = pathOf(made);
    await onVersion(office, order, 'freigabe');
    const planned = await office.post('/service/planung', {
      serviceAuftragId: idOf(order),
      technikerId: 1,
      beginnDatum: '2031-03-03T08:00',
      endeDatum: '2031-03-03T10:00',
    });
    const path = pathOf(planned);
    await office.post(`${path}/versand`, {});
    await technik.post(`${path}/annahme`, {});
    if (isOnSite) {
      await technik.post(`${path}/reisebeginn`, { datum: '00:00' });
      await technik.post(`${path}/ankunft`, { datum: '00:00', strecke: 1 });
    }
    return { office, technik, order, path };
  };
  const plan = async (office: ApiClient, order: string, artikelId: number, menge: number) => {
    const made = await office.post('/service/material', {
      serviceAuftragId: idOf(order),
      artikelId,
      menge,
    });
    expect(made.status).toBe(201);
    return pathOf(made);
  };
  /** A position of so many pieces that the technician has confirmed. */
  const confirmed = async (menge: number, seriennummern: string[] = []) => {
    const made = await task();
    const artikelId = await goods(seriennummern.length > 0);
    const path = await plan(made.office, made.order, artikelId, menge);
    await made.office.post(`${path}/umlagerung`, { menge });
    const buchungen = seriennummern.map((seriennr) => ({ seriennr }));
    const reply = await made.technik.post(`${path}/bestaetigung`, { menge, buchungen });
    expect(reply.status).toBe(200);
    return { ...made, task: made.path, path, artikelId };
  };

  test('is reserved, sent, confirmed, placed and undone; the order says how far it is', async () => {
    const { office, technik, order, path: taskPath } = await task();
    const artikelId = await goods();
    const before = await level(artikelId, CENTRAL);
    const path = await plan(office, order, artikelId, 5);
    const statusIs = async (status: string) =>
      expect(await read(office, order)).toMatchObject({ materialstatus: status });
    await statusIs('19');
    expect(await level(artikelId, CENTRAL)).toMatchObject({ reserviert: before.reserviert + 5 });
    expect(await read(technik, path)).toMatchObject({
      ...{ mengeReserviert: 5, status: 'offen', technikerId: 1, benutzerId: 3 },
      empfangLagerId: VAN,
    });
    expect(codesOf(await technik.post(`${path}/umlagerung`, { menge: 5 }))).toHaveLength(1);
    expect(
      Object.keys(fieldErrorsOf(await office.post(`${path}/umlagerung`, { menge: 6 }))),
    ).toEqual(['menge']);
    expect((await office.post(`${path}/umlagerung`, { menge: 5 })).status).toBe(200);
    await statusIs('25');
    expect(await level(artikelId, VAN)).toMatchObject({ bestand: 0, in_umlagerung: 5 });
    await office.post(`${path}/anlieferung`, {});
    await statusIs('27');
    const early = await technik.post(`${path}/einbau`, { menge: 1 });
    expect(fieldErrorsOf(early)).toMatchObject({ menge: expect.anything() as unknown });
    const some = await technik.post(`${path}/bestaetigung`, { menge: 4, mengeNichtGeliefert: 1 });
    expect(recordOf(some)).toMatchObject({ mengeBestaetigt: 4, mengeUnterwegs: 0, mengeOffen: 4 });
    await statusIs('15');
    expect(await level(artikelId, CENTRAL)).toMatchObject({
      bestand: Number(before.bestand) - 4,
      reserviert: before.reserviert,
    });
    expect(await level(artikelId, VAN)).toMatchObject({ bestand: 4, reserviert: 4 });
    for (const [action, body] of [
      ['einbau', { menge: 2 }],
      ['doa', { menge: 1 }],
      ['defekt', { menge: 1, verbleib: 'EINGELAGERT' }],
      ['defekt', { menge: 1, verbleib: 'VERKAUFT' }],
    ] as const) {
      const reply = await technik.post(`${path}/${action}`, body);
      expect([action, reply.status]).toEqual([action, 200]);
    }
    expect(await level(artikelId, DOA)).toMatchObject({ bestand: 1 });
    expect(await level(artikelId, DEFECT)).toMatchObject({ bestand: 1 });
    const today = String((await read(technik, taskPath)).vorOrtDatum).slice(0, 10);
    const time = { datum: today, von: '00:00', bis: '00:01', taetigkeitId: 1 };
    expect((await technik.post(`${taskPath}/arbeitszeiten`, time)).status).toBe(201);
    const open = await technik.post(`${taskPath}/abschluss`, { ergebnis: 'Läuft' });
    expect(codesOf(open)[0]).toMatch(/^msg_material_not_placed \S+ 1$/);
    const returned = await technik.post(`${path}/gutteilretoure`, { menge: 1 });
    expect(recordOf(returned)).toMatchObject({ mengeOffen: 0, mengeGutteilretoure: 1 });
    expect(await level(artikelId, VAN)).toMatchObject({ bestand: 1, reserviert: 0 });
    const bookings = rowsOf(await technik.get(`${path}/buchungen`));
    expect(bookings.map(({ art }) => art).sort()).toEqual(
      [
        'BESTAETIGT',
        'NICHT_GELIEFERT',
        'EINGEBAUT',
        'DOA',
        'DEFEKT',
        'DEFEKT',
        'GUTTEILRETOURE',
      ].sort(),
    );
    const installed = bookings.find(({ art }) => art === 'EINGEBAUT');
    const undo = `${path}/buchungen/${String(installed?.id)}/storno`;
    expect(recordOf(await technik.post(undo, {}))).toMatchObject({ mengeEingebaut: 0 });
    expect(codesOf(await technik.post(undo, {}))).toEqual(['msg_material_undone']);
    expect(await level(artikelId, VAN)).toMatchObject({ bestand: 3, reserviert: 2 });
    expect(recordOf(await technik.post(`${path}/ruecknahme`, {}))).toMatchObject({
      mengeGutteilretoure: 0,
    });
    const confirmation = bookings.find(({ art }) => art === 'BESTAETIGT');
    const inUse = await technik.post(`${path}/buchungen/${String(confirmation?.id)}/storno`, {});
    expect(codesOf(inUse)).toEqual(['msg_material_in_use']);
    await server().query(
      `update material_bookings set gebucht_datum = gebucht_datum - interval '1 day' where material_id = ${idOf(path)}`,
    );
    expect(codesOf(await technik.post(`${path}/ruecknahme`, {}))).toEqual([
      'msg_material_undo_day',
    ]);
    await requireAgreement();
  });

  test('is used after arrival only, by its technician, in the order of its numbers', async () => {
    const { office, technik, order } = await task(false);
    const artikelId = await goods(true);
    const path = await plan(office, order, artikelId, 2);
    await office.post(`${path}/umlagerung`, { menge: 2 });
    const numbered = (...all: string[]) => ({
      menge: all.length,
      buchungen: all.map((seriennr) => ({ seriennr })),
    });
    const few = await technik.post(`${path}/bestaetigung`, { ...numbered('A-1'), menge: 2 });
    expect(Object.keys(fieldErrorsOf(few))).toEqual(['buchungen']);
    const twice = await technik.post(`${path}/bestaetigung`, numbered('A-1', 'A-1'));
    expect(Object.keys(fieldErrorsOf(twice))).toEqual(['buchungen']);
    // One of them as its label of GS1 has it.
    const label = `]d2010400638133393110LOT7\u001d21A-${artikelId}`;
    const right = numbered(label, `B-${artikelId}`);
    expect((await technik.post(`${path}/bestaetigung`, right)).status).toBe(200);
    const use = { menge: 1, seriennummern: [`A-${artikelId}`] };
    expect(codesOf(await technik.post(`${path}/einbau`, use))[0]).toMatch(/^msg_service_status/);
    const [task1] = rowsOf(await office.get(`/service/auftraege/${idOf(order)}/planung`));
    await technik.post(`/service/planung/${String(task1?.id)}/reisebeginn`, { datum: '00:00' });
    await technik.post(`/service/planung/${String(task1?.id)}/ankunft`, {
      ...{ datum: '00:00', strecke: 1 },
    });
    expect((await (await client('technik2')).post(`${path}/einbau`, use)).status).toBe(403);
    expect((await technik.post(`${path}/einbau`, use)).status).toBe(200);
    expect(codesOf(await technik.post(`${path}/einbau`, use))).toEqual([
      `msg_serial_installed A-${artikelId}`,
    ]);
    const unknown = { menge: 1, seriennummern: ['C-0'] };
    expect(codesOf(await technik.post(`${path}/doa`, unknown))).toEqual(['msg_serial_unknown C-0']);
    expect(recordOf(await technik.post(`${path}/ruecknahme`, {}))).toMatchObject({
      mengeEingebaut: 0,
    });
    expect((await technik.post(`${path}/doa`, use)).status).toBe(200);
    await requireAgreement();
  });

  test('twenty at once install no more than there is, and each number once', async () => {
    const { technik, path, artikelId } = await confirmed(5);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => technik.post(`${path}/einbau`, { menge: 1 })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(15);
    expect(await level(artikelId, VAN)).toMatchObject({ bestand: 0, reserviert: 0 });
    const numbers = ['S-1', 'S-2', 'S-3'];
    const serial = await confirmed(3, numbers);
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        serial.technik.post(`${serial.path}/einbau`, {
          menge: 1,
          seriennummern: [numbers[at % 3]],
        }),
      ),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(3);
    const bookings = rowsOf(await serial.technik.get(`${serial.path}/buchungen`));
    const used = bookings.filter(({ art }) => art === 'EINGEBAUT').map(({ seriennr }) => seriennr);
    expect(used.sort()).toEqual(numbers);
    const undone = await Promise.all(
      Array.from({ length: 6 }, () => technik.post(`${path}/ruecknahme`, {})),
    );
    expect(undone.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(await read(technik, path)).toMatchObject({ mengeEingebaut: 0, mengeBestaetigt: 0 });
    await requireAgreement();
  });

  test('unplanned parts come out of the own van, as far as they lie there', async () => {
    const { technik, artikelId, path } = await confirmed(4);
    await technik.post(`${path}/gutteilretoure`, { menge: 4 });
    const { order, office } = await task();
    const add = (body: Row, api = technik) => api.post(`${order}/material`, { artikelId, ...body });
    expect(Object.keys(fieldErrorsOf(await add({ menge: 1, lagerId: CENTRAL })))).toEqual([
      'lagerId',
    ]);
    expect(codesOf(await add({ menge: 5 }))[0]).toMatch(/^msg_stock_insufficient \S+ 4$/);
    expect(codesOf(await add({ menge: 1 }, office))).toEqual(['msg_store_good_missing']);
    const replies = await Promise.all(Array.from({ length: 12 }, () => add({ menge: 1 })));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(await level(artikelId, VAN)).toMatchObject({ bestand: 4, reserviert: 4 });
    expect(await read(office, order)).toMatchObject({ materialstatus: '29' });
    // A device without a network shows what the server will say.
    const [taken] = replies.filter(({ status }) => status === 201).map(pathOf);
    const position = await read(technik, taken!);
    expect(position).toMatchObject(takenPosition({ menge: 1 }));
    expect((await technik.post(`${taken}/einbau`, { menge: 1 })).status).toBe(200);
    const { mengeOffen, mengeEingebaut } = afterBooking('install', position as never, { menge: 1 });
    expect(await read(technik, taken!)).toMatchObject({ mengeOffen, mengeEingebaut });
    await requireAgreement();
  });

  test('says which store a technician lacks', async () => {
    const { technik, path } = await confirmed(2);
    await server().query('update technicians set doateile_lager_id = null where id = 1');
    expect(codesOf(await technik.post(`${path}/doa`, { menge: 1 }))).toEqual([
      'msg_store_doa_missing',
    ]);
    expect(codesOf(await technik.get('/lager/servicebestaende/doa'))).toEqual([
      'msg_store_doa_missing',
    ]);
    await server().query(`update technicians set doateile_lager_id = ${DOA} where id = 1`);
    expect((await technik.get('/lager/servicebestaende/doa')).status).toBe(200);
  });

  test('transfers are on their way until they are confirmed, and never more than there is', async () => {
    const [store, technik] = [await client('lager'), await client('technik')];
    const artikelId = await goods();
    const before = await level(artikelId, CENTRAL);
    const transfer = (body: Row, api = store) =>
      api.post('/lager/umlagerungen', {
        ...{ artikelId, vonLagerId: CENTRAL, nachLagerId: VAN, menge: 3 },
        ...body,
      });
    expect(Object.keys(fieldErrorsOf(await transfer({ nachLagerId: CENTRAL })))).toEqual([
      'nachLagerId',
    ]);
    expect((await transfer({}, technik)).status).toBe(403);
    expect((await transfer({}, await client('lesen'))).status).toBe(403);
    const path = pathOf(await transfer({}));
    expect(await read(store, path)).toMatchObject({ status: 'UNTERWEGS', empfaengerId: 3 });
    expect(await level(artikelId, CENTRAL)).toMatchObject({ bestand: Number(before.bestand) - 3 });
    expect(await level(artikelId, VAN)).toMatchObject({ in_umlagerung: 3 });
    expect((await onVersion(technik, path, 'bestaetigung')).status).toBe(200);
    expect(await level(artikelId, VAN)).toMatchObject({ bestand: 3, in_umlagerung: 0 });
    expect(codesOf(await onVersion(store, path, 'storno'))).toEqual(['msg_transfer_over']);
    const own = await Promise.all(
      Array.from({ length: 20 }, () =>
        transfer({ vonLagerId: VAN, nachLagerId: DEFECT, menge: 1 }, technik),
      ),
    );
    expect(own.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(codesOf(own.find(({ status }) => status === 409) as never)[0]).toMatch(
      /^msg_stock_insufficient \S+ 0$/,
    );
    const [first] = own.filter(({ status }) => status === 201);
    expect((await onVersion(technik, pathOf(first as never), 'storno')).status).toBe(200);
    expect(await level(artikelId, VAN)).toMatchObject({ bestand: 1 });
    expect(await level(artikelId, DEFECT)).toMatchObject({ bestand: 0, in_umlagerung: 2 });
    await requireAgreement();
  });

  test('what lies at a place is put elsewhere', async () => {
    const store = await client('lager');
    const [place] = rowsOf(
      await store.get(`/lager/lagerplatz-bestaende?lagerId=${CENTRAL}&filter=bestand>5&limit=1`),
    );
    const path = `/lager/lagerplatz-bestaende/${String(place?.id)}/lagerplatz`;
    const put = async (body: Row, api = store) => {
      const reply = await fetch(`${server().url}/vario-api${path}`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${api.token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      });
      return reply.status;
    };
    expect(await put({ lagerplatz: 'X'.repeat(21) })).toBe(422);
    expect(await put({ lagerplatz: 'Z-1' }, await client('technik'))).toBe(403);
    const most = Number(place?.bestand) + 1;
    expect(await put({ lagerplatz: 'Z-1', menge: most })).toBe(409);
    expect(await put({ lagerplatz: 'Z-1', menge: 2 })).toBe(204);
    const filter = encodeURIComponent(`lagerplatz=Z-1,artikelId=${String(place?.artikelId)}`);
    expect(rowsOf(await store.get(`/lager/lagerplatz-bestaende?filter=${filter}`))).toMatchObject([
      { bestand: 2, lagerId: CENTRAL },
    ]);
    await requireAgreement();
  });

  test('every order of the demo company says what its material comes to', async () => {
    const orders = await server().query<{ materialstatus: string; positions: never[] }>(
      `select o.materialstatus, coalesce(json_agg(json_build_object(
         'menge', m.menge, 'mengeReserviert', m.menge_reserviert, 'mengeBestellt', m.menge_bestellt,
         'mengeUmgelagert', m.menge_umgelagert, 'mengeBestaetigt', m.menge_bestaetigt,
         'mengeNichtGeliefert', m.menge_nicht_geliefert, 'realTime', m.real_time))
         filter (where m.id is not null), '[]') positions
       from service_orders o left join service_materials m on m.service_auftrag_id = o.id group by o.id`,
    );
    for (const { materialstatus, positions } of orders) {
      expect(materialstatus).toBe(materialStatusOf(positions));
    }
    expect(new Set(orders.map(({ materialstatus }) => materialstatus)).size).toBe(8);
  });
});
