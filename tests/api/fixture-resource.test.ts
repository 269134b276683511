import { beforeAll, describe, expect, test } from 'vitest';
import { addMoney } from '../../schemas/rules/decimal';
import {
  clientOf,
  codesOf,
  fieldErrorsOf,
  recordOf,
  rowsOf,
  type ApiClient,
  type Reply,
  type Row,
} from '../support/api-client';
import { testServer } from '../support/test-server';

const list = '/pruefstand/geraete';
const notes = '/pruefstand/notizen';

/** Demo users: 2 buero (may all), 3 technik (reads and changes own rows only, no ART_EK). */
const [buero, technik] = [2, 3];

const samples: Row[] = [
  { bezeichnung: 'Äpfel, rot (süß)', farbe: 'ROT', stufe: 1, anzahl: 10, preis: 1.01, aktiv: true },
  { bezeichnung: 'Apfel A10', farbe: 'GRUEN', anzahl: 9, preis: 8.35, waehrung: 'CHF' },
  { bezeichnung: 'Apfel A9', farbe: 'GRUEN', anzahl: 100, preis: 0.1, aktiv: false },
  { bezeichnung: 'Öl|Kanne 100%', preis: 0.2, bestand: 12.5, gewicht: 0.125, rabatt: 99.99 },
  { bezeichnung: 'Oel_Kanne', beschreibung: 'Für Straße und Fluß', preis: -19.99 },
  { bezeichnung: 'C:\\Pfad', lieferung: '2026-02-28', termin: '2026-03-29T02:30' },
  { bezeichnung: 'zuletzt', lieferung: '2026-12-31', gemessen: '2026-10-25T00:30:00.000Z' },
  { bezeichnung: 'Zange', preis: 1e15, ek: 4.5, limit: 100, benutzerId: technik },
];

describe('a resource made of its declaration', () => {
  const server = testServer({}, 'tests/fixtures/gadgets/main.ts');
  let client: ApiClient;
  let technician: ApiClient;
  let reader: ApiClient;
  let all: Row[];

  const query = (parameters: Record<string, string>, by = client, path = list) =>
    by.get(`${path}?${new URLSearchParams(parameters).toString()}`);
  const names = (reply: Reply) => rowsOf(reply).map(({ bezeichnung }) => bezeichnung);
  const refusal = (reply: Reply) => [reply.status, ...codesOf(reply)].join(' ');
  /** Creates a record and answers its path. */
  const create = async (body: Row, path = list, by = client) => {
    const reply = await by.post(path, body);
    expect([reply.status, reply.body]).toEqual([201, '']);
    return reply.headers.get('location') ?? '';
  };
  const idOf = (path: string) => Number(path.split('/').at(-1));

  beforeAll(async () => {
    client = await clientOf(server().url, 'buero');
    technician = await clientOf(server().url, 'technik');
    reader = await clientOf(server().url, 'lesen');
    for (const sample of samples) await create(sample);
    all = rowsOf(await query({ orderBy: 'id' }));
  });

  test('what goes in comes out, of every type', () => {
    expect(all).toHaveLength(samples.length);
    const empty = {
      beschreibung: null,
      farbe: null,
      stufe: null,
      anzahl: null,
      preis: null,
      ek: null,
      limit: null,
      bestand: null,
      gewicht: null,
      rabatt: null,
      lieferung: null,
      termin: null,
      gemessen: null,
      garantie: null,
      adresseId: null,
      vorgaengerId: null,
    };
    const preset = { version: 1, waehrung: 'EUR', aktiv: true, benutzerId: buero };
    expect(all).toEqual(
      samples.map((sample, index) => ({ ...empty, ...preset, id: all[index]?.id, ...sample })),
    );
  });

  test.each<[string, (row: Row) => boolean]>([
    ['farbe=ROT', ({ farbe }) => farbe === 'ROT'],
    ['farbe!=ROT', ({ farbe }) => farbe !== 'ROT'],
    ['farbe in(ROT|GRUEN)', ({ farbe }) => farbe !== null],
    ['farbe null', ({ farbe }) => farbe === null],
    ['stufe=1', ({ stufe }) => stufe === 1],
    ['anzahl!null,anzahl<100', ({ anzahl }) => anzahl !== null && Number(anzahl) < 100],
    ['anzahl<=10,anzahl>=10', ({ anzahl }) => anzahl === 10],
    ['anzahl~0', ({ anzahl }) => anzahl === 10 || anzahl === 100],
    ['preis=0.10', ({ preis }) => preis === 0.1],
    ['preis<-19.98', ({ preis }) => preis === -19.99],
    ['preis>1', ({ preis }) => Number(preis) > 1],
    ['preis=1000000000000000', ({ preis }) => preis === 1e15],
    ['rabatt>=99.99', ({ rabatt }) => rabatt === 99.99],
    ['gewicht=0.125', ({ gewicht }) => gewicht === 0.125],
    ['bestand^12.5', ({ bestand }) => bestand === 12.5],
    ['aktiv=false', ({ aktiv }) => aktiv === false],
    ['lieferung>2026-02-28', ({ lieferung }) => lieferung === '2026-12-31'],
    ['lieferung=2026-02-28', ({ lieferung }) => lieferung === '2026-02-28'],
    ['termin=2026-03-29T02:30', ({ termin }) => termin !== null],
    ['termin>2026-03-29,termin<2026-03-30', ({ termin }) => termin !== null],
    ['gemessen=2026-10-25T02:30:00+02:00', ({ gemessen }) => gemessen !== null],
    ['bezeichnung^apf', ({ bezeichnung }) => /^[AÄ]pf/.test(String(bezeichnung))],
    ['bezeichnung~KANNE', ({ bezeichnung }) => /Kanne/.test(String(bezeichnung))],
    ['beschreibung~strasse und fluss', ({ beschreibung }) => beschreibung !== null],
    ['bezeichnung=Äpfel\\, rot \\(süß\\)', ({ farbe }) => farbe === 'ROT'],
    ['bezeichnung in(Öl\\|Kanne 100%|Zange)', ({ rabatt, ek }) => !!rabatt || !!ek],
    ['bezeichnung~100%', ({ rabatt }) => rabatt === 99.99],
    ['bezeichnung~l_k', ({ bezeichnung }) => bezeichnung === 'Oel_Kanne'],
    ['bezeichnung=C:\\\\Pfad', ({ termin }) => termin !== null],
    ['benutzerId=3', ({ benutzerId }) => benutzerId === technik],
  ])('filter %s', async (filter, picks) => {
    const expected = all.filter(picks).map(({ bezeichnung }) => bezeichnung);
    expect(expected.length).toBeGreaterThan(0);
    const reply = await query({ filter, orderBy: 'id', returnTotal: 'true' });
    expect([reply.status, names(reply)]).toEqual([200, expected]);
    expect(reply.body).toMatchObject({ total: expected.length, hasMore: false });
  });

  test.each([
    ['nichts=1', 'msg_filter_field_unknown nichts'],
    ['ProtokollBemerkung=1', 'msg_filter_field_unknown ProtokollBemerkung'],
    ['createdBy=1', 'msg_filter_field_unknown createdBy'],
    ['termin=2026-03-29T02:30:00Z', 'msg_filter_value termin 2026-03-29T02:30:00Z'],
    ['termin~2026', 'msg_filter_operator termin ~'],
    ['gemessen~2026', 'msg_filter_operator gemessen ~'],
    ['preis=1,5', 'msg_filter_syntax 5'],
  ])('filter %s is refused', async (filter, code) => {
    expect(refusal(await query({ filter }))).toBe(`422 ${code}`);
  });

  test('order by several columns, pages, total', async () => {
    const byName = await query({ orderBy: 'bezeichnung' });
    expect(names(byName)).toEqual([
      'Apfel A9',
      'Apfel A10',
      'Äpfel, rot (süß)',
      'C:\\Pfad',
      'Oel_Kanne',
      'Öl|Kanne 100%',
      'Zange',
      'zuletzt',
    ]);
    expect(
      names(await query({ orderBy: 'waehrung,-farbe,-anzahl', filter: 'farbe!null' })),
    ).toEqual(['Apfel A10', 'Äpfel, rot (süß)', 'Apfel A9']);
    const pages: unknown[] = [];
    for (let offset = 0; offset < all.length; offset += 3) {
      const page = await query({ orderBy: '-waehrung', limit: '3', offset: String(offset) });
      expect(page.body).toMatchObject({ hasMore: offset + 3 < all.length });
      expect(page.body).not.toHaveProperty('total');
      pages.push(...rowsOf(page).map(({ id }) => id));
    }
    expect(pages.sort()).toEqual(all.map(({ id }) => id).sort());
    expect(refusal(await query({ orderBy: 'nichts' }))).toBe('422 msg_order_field_unknown nichts');
  });

  test('suche looks into the fields that the contract names, numbers among them', async () => {
    expect(names(await query({ suche: 'STRASSE fluß' }))).toEqual(['Oel_Kanne']);
    expect(names(await query({ suche: 'apfel 100' }))).toEqual(['Apfel A9']);
    expect(names(await query({ suche: 'ROT' }))).toEqual(['Äpfel, rot (süß)']);
    // Colour is not among them, and a wildcard is an ordinary character.
    expect(names(await query({ suche: 'gruen' }))).toEqual([]);
    expect(names(await query({ suche: '00%' }))).toEqual(['Öl|Kanne 100%']);
    expect((await query({ suche: 'ab' })).status).toBe(422);
  });

  test('a record from creation to removal, guarded by its version', async () => {
    const path = await create({ bezeichnung: 'Neu', farbe: 'ROT', preis: 1.5 });
    const changed = await client.patch(path, { preis: 2.5, farbe: null }, '"1"');
    expect([changed.status, changed.headers.get('etag')]).toEqual([200, '"2"']);
    expect(recordOf(changed)).toMatchObject({ preis: 2.5, farbe: null, aktiv: true, version: 2 });
    expect(refusal(await client.patch(path, { preis: 3 }))).toBe('428 msg_precondition_required');
    expect(refusal(await client.patch(path, { preis: 3 }, '"1"'))).toMatch(
      /^412 msg_record_changed Bea Büro /,
    );
    expect(refusal(await client.remove(path, '"1"'))).toMatch(/^412 msg_record_changed/);
    expect((await client.remove(path, '"2"')).status).toBe(204);
    expect(refusal(await client.get(path))).toBe('404 msg_record_not_found');
  });

  test('what the contract does not allow is refused at its fields', async () => {
    const reply = await client.post(list, {
      bezeichnung: 'x'.repeat(61),
      farbe: 'LILA',
      stufe: 4,
      anzahl: 1.5,
      preis: 1.005,
      bestand: 0.001,
      gewicht: 0.0001,
      rabatt: 100.01,
      waehrung: null,
      lieferung: '2026-02-29',
      termin: '2026-03-29T02:30:00Z',
      gemessen: '2026-03-29',
      aktiv: 'ja',
      id: 7,
      fremd: 1,
    });
    expect(reply.status).toBe(422);
    expect(fieldErrorsOf(reply)).toEqual({
      bezeichnung: ['Höchstens 60 Zeichen.'],
      farbe: ['Bitte einen der vorgesehenen Werte wählen.'],
      stufe: ['Bitte einen der vorgesehenen Werte wählen.'],
      anzahl: ['Diese Art von Wert ist hier nicht möglich.'],
      preis: ['Höchstens 2 Nachkommastellen.'],
      bestand: ['Höchstens 2 Nachkommastellen.'],
      gewicht: ['Höchstens 3 Nachkommastellen.'],
      rabatt: ['Höchstens 100.'],
      waehrung: ['Bitte geben Sie einen Wert ein!'],
      lieferung: ['Kein gültiges Datum.'],
      termin: expect.any(Array) as string[],
      gemessen: expect.any(Array) as string[],
      aktiv: ['Diese Art von Wert ist hier nicht möglich.'],
      id: ['Dieses Feld kann nicht geändert werden.'],
      fremd: ['Dieses Feld gibt es nicht.'],
    });
    const colour = await client.patch(`${list}/${String(all[0]?.id)}`, { farbe: 'LILA' }, '"1"');
    expect(fieldErrorsOf(colour)).toEqual({
      farbe: ['Bitte einen der vorgesehenen Werte wählen.'],
    });
  });

  test('money is exact in, out and in the sums of the database', async () => {
    const amounts = [1.01, 8.35, 0.1, 0.2, 1e15, 999999999999.99, -0.01, 0.07, 0.07, 0.07, 1.1];
    const paths: string[] = [];
    for (const preis of amounts) paths.push(await create({ bezeichnung: 'Summe', preis }));
    const read = await query({ filter: 'bezeichnung=Summe', orderBy: 'id' });
    expect(rowsOf(read).map(({ preis }) => preis)).toEqual(amounts);
    const [{ sum, small } = { sum: '', small: '' }] = await server().query<{
      sum: string;
      small: string;
    }>(
      `select sum(preis)::text as sum, sum(preis) filter (where preis < 10)::text as small
         from gadgets where bezeichnung = 'Summe'`,
    );
    expect(sum).toBe('1001000000000010.95');
    expect(Number(small)).toBe(addMoney(...amounts.filter((amount) => amount < 10)));
    for (const preis of [1.005, 8.345, 0.1 + 0.2, -0.001, 1e-7]) {
      const refused = await client.post(list, { bezeichnung: 'Summe', preis });
      expect([preis, fieldErrorsOf(refused)]).toEqual([
        preis,
        { preis: ['Höchstens 2 Nachkommastellen.'] },
      ]);
    }
    for (const path of paths) expect((await client.remove(path, '"1"')).status).toBe(204);
  });

  test('references lead somewhere, and hold what they lead to', async () => {
    const dangling = await client.post(list, {
      bezeichnung: 'X',
      adresseId: 999999,
      vorgaengerId: 999999,
      benutzerId: 999,
    });
    expect([dangling.status, Object.keys(fieldErrorsOf(dangling)).sort()]).toEqual([
      422,
      ['adresseId', 'benutzerId', 'vorgaengerId'],
    ]);
    const first = await create({ bezeichnung: 'Erstes', adresseId: 1 });
    const second = await create({ bezeichnung: 'Zweites', vorgaengerId: idOf(first) });
    // The fixture's schemas have no names in the product's texts.
    const refused = await client.remove(first, '"1"');
    expect(refusal(refused)).toBe('409 msg_record_in_use 1 weiterer Datensatz');
    const found = { schema: 'Gadget', id: idOf(second), title: 'Zweites' };
    expect(refused.body).toMatchObject({ errors: { services: [{ records: [found] }] } });
    // Somebody else's record is not named to who may not see it.
    const own = await create({ bezeichnung: 'Eigenes', benutzerId: technik });
    const foreign = await create({ bezeichnung: 'Fremdes', vorgaengerId: idOf(own) });
    const hidden = await technician.remove(own, '"1"');
    expect([hidden.status, hidden.body]).toMatchObject([
      409,
      { errors: { services: [{ records: [] }] } },
    ]);
    expect((await client.remove(foreign, '"1"')).status).toBe(204);
    expect((await client.remove(own, '"1"')).status).toBe(204);
    expect((await client.remove(second, '"1"')).status).toBe(204);
    expect((await client.remove(first, '"1"')).status).toBe(204);
  });

  test('a reference to a record of others is refused like one to none', async () => {
    const named = (vorgaengerId: unknown) =>
      technician.post(list, { bezeichnung: 'Nachfolger', vorgaengerId });
    const [hidden, missing] = [await named(all[0]?.id), await named(999999)];
    const said = [422, { vorgaengerId: ['Diesen Eintrag gibt es nicht.'] }];
    expect([hidden.status, fieldErrorsOf(hidden)]).toEqual(said);
    expect([missing.status, fieldErrorsOf(missing)]).toEqual(said);
    const own = await create({ bezeichnung: 'Eigenes' }, list, technician);
    const path = await create({ bezeichnung: 'Folgt', vorgaengerId: idOf(own) }, list, technician);
    const moved = await technician.patch(path, { vorgaengerId: all[0]?.id }, '"1"');
    expect([moved.status, fieldErrorsOf(moved)]).toEqual(said);
    // Colleagues are known to all, whoever may administer them.
    expect((await client.patch(path, { benutzerId: buero }, '"1"')).status).toBe(200);
    for (const [gone, version] of [
      [path, '"2"'],
      [own, '"1"'],
    ] as const) {
      expect((await client.remove(gone, version)).status).toBe(204);
    }
  });

  test('rights on properties: stripped, and refused as filter, order and body', async () => {
    const path = `${list}/${String(all.at(-1)?.id)}`;
    expect(recordOf(await client.get(path))).toMatchObject({ ek: 4.5, limit: 100 });
    expect(recordOf(await reader.get(path))).toMatchObject({ ek: 4.5 });
    const seen = recordOf(await technician.get(path));
    expect(seen).not.toHaveProperty('ek');
    expect(seen).toMatchObject({ limit: 100 });
    expect(rowsOf(await query({}, technician)).some((row) => 'ek' in row)).toBe(false);
    for (const [name, value] of [
      ['filter', 'ek>1'],
      ['filter', 'ek!null'],
      ['orderBy', '-ek'],
    ] as const) {
      const parameters = { [name]: value };
      expect(refusal(await query(parameters, technician))).toBe(
        '403 msg_auth_right_missing ART_EK',
      );
      expect((await query(parameters)).status).toBe(200);
    }
    expect(refusal(await technician.patch(path, { ek: 1 }, '"1"'))).toBe(
      '403 msg_auth_right_missing ART_EK',
    );
    // Everybody sees it; changing it takes a right.
    expect(refusal(await technician.patch(path, { limit: 1 }, '"1"'))).toBe(
      '403 msg_auth_right_missing OPV_AENDERN',
    );
    expect(recordOf(await client.get(path))).toMatchObject({ ek: 4.5, limit: 100, version: 1 });
    expect((await query({ filter: 'limit=100' }, technician)).status).toBe(200);
  });

  test('ownership: who may not see rows of others lists and reads only own ones', async () => {
    expect(names(await query({}, technician))).toEqual(['Zange']);
    expect((await query({ returnTotal: 'true' }, technician)).body).toMatchObject({ total: 1 });
    expect(names(await query({ filter: `benutzerId=${buero}` }, technician))).toEqual([]);
    const foreign = `${list}/${String(all[0]?.id)}`;
    const missing = '403 msg_auth_right_missing BEK_SEHEN';
    expect(refusal(await technician.get(foreign))).toBe(missing);
    expect(refusal(await technician.patch(foreign, { preis: 1 }, '"1"'))).toBe(missing);
    expect(refusal(await technician.remove(foreign, '"1"'))).toBe(missing);
    expect(recordOf(await client.get(foreign))).toEqual(all[0]);
  });

  test('ownership: own rows are created, changed and removed, and not passed on', async () => {
    const path = await create({ bezeichnung: 'Meins' }, list, technician);
    expect(recordOf(await technician.get(path))).toMatchObject({ benutzerId: technik });
    expect((await technician.patch(path, { preis: 1 }, '"1"')).status).toBe(200);
    const missing = '403 msg_auth_right_missing AKT_FREMD_AENDERN';
    expect(refusal(await technician.patch(path, { benutzerId: buero }, '"2"'))).toBe(missing);
    expect(refusal(await technician.post(list, { bezeichnung: 'X', benutzerId: buero }))).toBe(
      missing,
    );
    expect((await client.patch(path, { preis: 2 }, '"2"')).status).toBe(200);
    expect((await technician.remove(path, '"3"')).status).toBe(204);
    expect(refusal(await reader.post(list, { bezeichnung: 'X' }))).toBe(
      '403 msg_auth_right_missing AKT_AENDERN',
    );
  });

  test('ownership without a right for others: their rows do not exist, for administrators either', async () => {
    const admin = await clientOf(server().url, 'admin');
    const path = await create({ text: 'Nur für mich' }, notes, technician);
    expect(recordOf(await technician.get(path))).toMatchObject({ benutzer: 'TEC' });
    for (const other of [client, admin]) {
      expect(rowsOf(await other.get(notes))).toEqual([]);
      for (const reply of [
        await other.get(path),
        await other.patch(path, { text: 'Doch' }, '"1"'),
        await other.remove(path, '"1"'),
        await other.get(`/system/aenderungen?tabelle=PRN&tabelleId=${idOf(path)}`),
      ]) {
        expect(refusal(reply)).toBe('404 msg_record_not_found');
      }
    }
    const given = await technician.patch(path, { benutzer: 'BUE' }, '"1"');
    expect(fieldErrorsOf(given)).toEqual({
      benutzer: ['Hier kann nur der eigene Benutzer stehen.'],
    });
    expect((await technician.remove(path, '"1"')).status).toBe(204);
  });

  test('parts are seen by who sees what they are part of, and go with it', async () => {
    const mine = await create({ bezeichnung: 'Mit Teilen' }, list, technician);
    const others = await create({ bezeichnung: 'Fremdes' });
    const part = await create({ name: 'Rad', menge: 4 }, `${mine}/teile`, technician);
    const foreign = await create({ name: 'Rad', menge: 0.5 }, `${others}/teile`);
    expect(rowsOf(await technician.get(`${mine}/teile`))).toMatchObject([
      { name: 'Rad', menge: 4, gadgetId: idOf(mine) },
    ]);
    expect(rowsOf(await technician.get('/pruefstand/teile'))).toHaveLength(1);
    expect(rowsOf(await client.get('/pruefstand/teile?suche=rad'))).toHaveLength(2);
    const missing = '403 msg_auth_right_missing BEK_SEHEN';
    for (const reply of [
      await technician.get(`${others}/teile`),
      await technician.post(`${others}/teile`, { name: 'X', menge: 1 }),
      await technician.get(foreign),
      await technician.patch(foreign, { menge: 1 }, '"1"'),
      await technician.remove(foreign, '"1"'),
    ]) {
      expect(refusal(reply)).toBe(missing);
    }
    expect(refusal(await client.get(`${list}/999999/teile`))).toBe('404 msg_record_not_found');
    for (const path of [mine, others]) {
      expect((await client.remove(path, '"1"')).status).toBe(204);
    }
    for (const path of [part, foreign]) expect((await client.get(path)).status).toBe(404);
    // Of a removed part too: by what it was a part of.
    const changes = (by: ApiClient, path: string) =>
      by.get(`/system/aenderungen?tabelle=PRT&tabelleId=${idOf(path)}`);
    expect(rowsOf(await changes(technician, part)).map(({ art }) => art)).toEqual([
      'DELETION',
      'CREATION',
    ]);
    expect(refusal(await changes(technician, foreign))).toBe(missing);
  });

  test('history: newest first, by field, in pages, without what the caller may not see', async () => {
    const path = await create({
      bezeichnung: 'Verlauf',
      ek: 1,
      benutzerId: technik,
      ProtokollBemerkung: 'neu',
    });
    await client.patch(path, { ek: 2, preis: 3, ProtokollBemerkung: 'teurer' }, '"1"');
    await client.patch(path, { preis: 4 }, '"2"');
    const changes = (parameters: Record<string, string> = {}, by = client) =>
      query(
        { tabelle: 'PRG', tabelleId: String(idOf(path)), ...parameters },
        by,
        '/system/aenderungen',
      );
    const by = { benutzer: 'Bea Büro', benutzerId: buero };
    const created = { bezeichnung: 'Verlauf', benutzerId: technik, aktiv: true, version: 1 };
    const last = { ...by, art: 'CHANGE', feld: 'preis', vorher: 3, nachher: 4, version: 3 };
    const creation = { ...by, art: 'CREATION', feld: null, vorher: null, bemerkung: 'neu' };
    const teurer = { ...by, art: 'CHANGE', version: 2, bemerkung: 'teurer' };

    const full = rowsOf(await changes());
    expect(full).toMatchObject([
      { ...last, bemerkung: null },
      { ...teurer, feld: 'preis', vorher: null, nachher: 3 },
      { ...teurer, feld: 'ek', vorher: 1, nachher: 2 },
      { ...creation, nachher: { ...created, ek: 1 } },
    ]);
    expect(Math.abs(Date.now() - Date.parse(String(full[0]?.zeit)))).toBeLessThan(60_000);

    const reply = await changes({ returnTotal: 'true' }, technician);
    expect(reply.body).toMatchObject({ total: 3, hasMore: false });
    const seen = rowsOf(reply);
    expect(seen.map(({ feld }) => feld)).toEqual(['preis', 'preis', null]);
    expect(seen[2]?.nachher).toMatchObject(created);
    expect(seen[2]?.nachher).not.toHaveProperty('ek');
    expect(refusal(await changes({ feld: 'ek' }, technician))).toBe(
      '403 msg_auth_right_missing ART_EK',
    );

    expect(rowsOf(await changes({ feld: 'ek' }))).toHaveLength(1);
    expect(refusal(await changes({ feld: 'nichts' }))).toBe('422 msg_filter_field_unknown nichts');
    const page = await changes({ limit: '2', offset: '1', returnTotal: 'true' });
    expect(page.body).toMatchObject({ result: full.slice(1, 3), total: 4, hasMore: true });

    expect((await client.remove(path, '"3"')).status).toBe(204);
    const afterwards = rowsOf(await changes({ limit: '1' }, technician));
    expect(afterwards).toMatchObject([{ ...by, art: 'DELETION', nachher: null }]);
    expect(afterwards[0]?.vorher).toMatchObject({ preis: 4 });
    expect(afterwards[0]?.vorher).not.toHaveProperty('ek');
  });

  test('history asks for the right to read the record itself', async () => {
    const changes = async (tabelle: string, id: unknown, user: string) =>
      refusal(
        await (
          await clientOf(server().url, user)
        ).get(`/system/aenderungen?tabelle=${tabelle}&tabelleId=${String(id)}`),
      );
    const id = all[0]?.id;
    expect(await changes('PRG', id, 'lager')).toBe('403 msg_auth_right_missing ADR_SEHEN');
    expect(await changes('PRG', id, 'technik')).toBe('403 msg_auth_right_missing BEK_SEHEN');
    expect(await changes('ADR', 1, 'admin')).toBe('422 msg_table_unknown ADR');
    expect(await changes('constructor', 1, 'ohne')).toBe('422 msg_table_unknown constructor');
    expect(await changes('PRG', 999999, 'buero')).toBe('404 msg_record_not_found');
    const unnamed = await client.get('/system/aenderungen?tabelleId=1');
    expect([unnamed.status, Object.keys(fieldErrorsOf(unnamed))]).toEqual([422, ['tabelle']]);
    const twice = await client.get('/system/aenderungen?tabelle=PRG&tabelle=PRN&tabelleId=1');
    expect(twice.status).toBe(422);
  });
});
