import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  clientOf,
  codesOf,
  fieldErrorsOf,
  recordOf,
  rowsOf,
  send,
  type ApiClient,
  type Row,
} from '../support/api-client';
import { testServer } from '../support/test-server';

describe('records', () => {
  const server = testServer();
  let client: ApiClient;

  beforeAll(async () => {
    client = await clientOf(server().url, 'buero');
  });

  /** Creates an address and answers its path. */
  const create = async (body: Row): Promise<string> => {
    const reply = await client.post('/stammdaten/adressen', body);
    expect(reply.status).toBe(201);
    return reply.headers.get('location') ?? '';
  };

  test('an address from creation to removal', async () => {
    const path = await create({
      name1: '  Öko Bau  ',
      lkz: 'd',
      plz: '10115',
      kurzname: '',
      s01: 'x',
    });
    expect(path).toMatch(/^\/vario-api\/stammdaten\/adressen\/\d+$/);
    const read = await client.get(path);
    expect(read.headers.get('etag')).toBe('"1"');
    expect(recordOf(read)).toMatchObject({
      version: 1,
      name1: 'Öko Bau',
      kurzname: null,
      lkz: 'DE',
      art: 'INTERESSENT',
      istKunde: false,
      opvBetrag: 0,
    });
    expect(recordOf(read)).not.toHaveProperty('ProtokollBemerkung');

    const change = { istKunde: true, kreditlimit: 1234.56, s01: null };
    const changed = await client.patch(path, change, '"1"');
    expect([changed.status, changed.headers.get('etag')]).toEqual([200, '"2"']);
    expect(recordOf(changed)).toMatchObject({
      ...change,
      version: 2,
      art: 'KUNDE',
      name1: 'Öko Bau',
    });

    const unchanged = await client.patch(path, { istKunde: true, lkz: 'D' }, '"2"');
    expect([unchanged.status, unchanged.headers.get('etag')]).toEqual([200, '"2"']);

    expect((await client.remove(path, '"2"')).status).toBe(204);
    expect(codesOf(await client.get(path))).toEqual(['msg_record_not_found']);
  });

  test('numbers are given by the server, one after the other, without gaps', async () => {
    const numberOf = async (path: string) => Number(recordOf(await client.get(path)).adressnummer);
    const first = await numberOf(await create({ name1: 'Eins' }));
    // Refused after the number range could have been touched.
    expect((await client.post('/stammdaten/adressen', { name1: 'X', zahlart: 99 })).status).toBe(
      422,
    );
    const paths = await Promise.all(
      Array.from({ length: 10 }, (_, index) => create({ name1: `Nummer ${index}` })),
    );
    const numbers = await Promise.all(paths.map(numberOf));
    expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => first + 1 + index));
  });

  test('a stale change is refused and names who was faster', async () => {
    const path = await create({ name1: 'Umkämpft' });
    const admin = await clientOf(server().url, 'admin');
    expect((await admin.patch(path, { ort: 'Bonn' }, '"1"')).status).toBe(200);
    const stale = await client.patch(path, { ort: 'Köln' }, '"1"');
    expect(stale.status).toBe(412);
    const [code, ...who] = codesOf(stale)[0]?.split(' ') ?? [];
    expect([code, who.slice(0, 2).join(' ')]).toEqual(['msg_record_changed', 'Ada Verwalter']);
    expect(Math.abs(Date.now() - Date.parse(who[2] ?? ''))).toBeLessThan(60_000);
    expect((await client.remove(path, '"1"')).status).toBe(412);
    for (const reply of [await client.patch(path, { ort: 'Köln' }), await client.remove(path)]) {
      expect([reply.status, ...codesOf(reply)]).toEqual([428, 'msg_precondition_required']);
    }
    expect(recordOf(await client.get(path))).toMatchObject({ ort: 'Bonn', version: 2 });
    // A proxy that compresses makes the tag a weak one.
    expect((await client.patch(path, { ort: 'Köln' }, 'W/"2"')).status).toBe(200);
  });

  test('of parallel changes to one version exactly one wins', async () => {
    const path = await create({ name1: 'Wettlauf' });
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) => client.patch(path, { s01: `Lauf ${index}` }, '"1"')),
    );
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 412, 412, 412, 412, 412, 412, 412]);
    expect(recordOf(await client.get(path)).version).toBe(2);
  });

  test('what breaks the contract is told at its fields, in the language of the caller', async () => {
    const reply = await client.post('/stammdaten/adressen', {
      name1: ' ',
      name2: 'x'.repeat(51),
      adressnummer: 7,
      plz: 12345,
      email: 'nirgends',
      iban: 'DE00 0000 0000 0000 0000 00',
      lkz: 'XX',
      kreditlimit: 1.005,
      kundennr: '12',
      istKunde: 'true',
      personenart: 'ROBOT',
      webseite: 'javascript:alert(1)',
      s01: 'a\u0000b',
      unbekannt: 1,
    });
    expect(reply.status).toBe(422);
    expect(fieldErrorsOf(reply)).toEqual({
      name1: ['Bitte geben Sie einen Wert ein!'],
      name2: ['Höchstens 50 Zeichen.'],
      adressnummer: ['Dieses Feld kann nicht geändert werden.'],
      plz: ['Diese Art von Wert ist hier nicht möglich.'],
      email: ['Keine gültige E-Mail-Adresse.'],
      iban: ['Die IBAN stimmt nicht.'],
      lkz: ['Dieses Länderkennzeichen gibt es nicht.'],
      kreditlimit: ['Höchstens 2 Nachkommastellen.'],
      kundennr: ['Diese Eingabe hat nicht die verlangte Form.'],
      istKunde: ['Diese Art von Wert ist hier nicht möglich.'],
      personenart: ['Bitte einen der vorgesehenen Werte wählen.'],
      webseite: ['Keine gültige Webadresse.'],
      s01: ['Der Text enthält Zeichen, die nicht gespeichert werden können.'],
      unbekannt: ['Dieses Feld gibt es nicht.'],
    });
    const french = await client.post('/stammdaten/adressen', {}, { 'accept-language': 'fr-CH' });
    expect(fieldErrorsOf(french)).toEqual({ name1: ['Veuillez saisir une valeur !'] });
  });

  test("fields' own rules and references are checked on the merged record", async () => {
    const refused = await client.post('/stammdaten/adressen', {
      name1: 'X',
      lkz: 'AT',
      plz: '12345',
      erstkontakt: '2999-01-01',
      zahlart: 99,
      vertreter1: 4711,
      vertreter2: 2,
    });
    expect(Object.keys(fieldErrorsOf(refused)).sort()).toEqual(
      ['erstkontakt', 'plz', 'vertreter1', 'zahlart'].sort(),
    );
    const path = await create({ name1: 'Regel', lkz: 'DE', plz: '10115' });
    const moved = await client.patch(path, { lkz: 'CH' }, '"1"');
    expect(fieldErrorsOf(moved)).toEqual({ plz: ['Die Postleitzahl passt nicht zum Land.'] });
    expect((await client.patch(path, { lkz: 'CH', plz: '8001' }, '"1"')).status).toBe(200);
    const emptied = await client.patch(path, { name1: null }, '"2"');
    expect(fieldErrorsOf(emptied)).toEqual({ name1: ['Bitte geben Sie einen Wert ein!'] });
    expect((await client.patch(path, {}, '"2"')).status).toBe(422);
  });

  test('contact persons: created below their address, changed by themselves, removed with it', async () => {
    const address = await create({ name1: 'Mit Personen' });
    const persons = `${address}/ansprechpartner`;
    const refused = await client.post(persons, { vorname: 'Eva' });
    expect(fieldErrorsOf(refused)).toEqual({
      name: ['Bitte geben Sie einen Nachnamen ein, um fortzufahren'],
    });
    const future = await client.post(persons, { name: 'Neu', birthday: '2999-01-01' });
    expect(fieldErrorsOf(future)).toEqual({ birthday: ['Das Datum liegt in der Zukunft.'] });
    const moved = await client.post(persons, { name: 'Neu', adresseId: 1 });
    expect(Object.keys(fieldErrorsOf(moved))).toEqual(['adresseId']);
    expect(
      (await client.post('/stammdaten/adressen/999999/ansprechpartner', { name: 'X' })).status,
    ).toBe(404);

    const created = await client.post(persons, { name: 'Sørensen', vorname: 'Eva' });
    expect(created.status).toBe(201);
    const person = created.headers.get('location') ?? '';
    expect(person).toMatch(/\/stammdaten\/ansprechpartner\/\d+$/);
    expect(recordOf(await client.get(person)).adresseId).toBe(Number(address.split('/').at(-1)));
    expect((await client.patch(person, { position: 'Leitung' }, '"1"')).status).toBe(200);
    expect(rowsOf(await client.get(`${persons}?suche=sorensen`))).toHaveLength(1);

    expect((await client.remove(address, '"1"')).status).toBe(204);
    expect((await client.get(person)).status).toBe(404);
  });

  test("a letter's opening follows from whom it is for, until somebody writes another", async () => {
    const address = await create({ name1: 'Anrede', sprache: 'en' });
    const created = await client.post(`${address}/ansprechpartner`, {
      name: 'Doe',
      anrede: 'Frau',
    });
    const person = created.headers.get('location') ?? '';
    const opening = async () => recordOf(await client.get(person)).briefanrede;
    expect(await opening()).toBe('Dear Ms Doe');
    expect((await client.patch(person, { name: 'Roe' }, '"1"')).status).toBe(200);
    expect(await opening()).toBe('Dear Ms Roe');
    await client.patch(person, { briefanrede: 'Dear Jane' }, '"2"');
    await client.patch(person, { name: 'Moe' }, '"3"');
    expect(await opening()).toBe('Dear Jane');
    const own = await client.post(`${address}/ansprechpartner`, { name: 'Poe', briefanrede: 'Hi' });
    const location = own.headers.get('location') ?? '';
    expect(recordOf(await client.get(location)).briefanrede).toBe('Hi');
  });

  test('the same key creates once, whatever happens to the answer', async () => {
    const key = randomUUID();
    const post = (body: Row, idempotencyKey: string = key) =>
      client.post('/stammdaten/adressen', body, { 'idempotency-key': idempotencyKey });
    const name1 = `Einmal ${key}`;
    const replies = await Promise.all(Array.from({ length: 6 }, () => post({ name1, ort: 'Ulm' })));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ headers }) => headers.get('location'))).size).toBe(1);
    const replayed = replies.filter(
      ({ headers }) => headers.get('idempotency-replayed') === 'true',
    );
    expect(replayed).toHaveLength(5);
    // The order of properties makes no other request.
    expect((await post({ ort: 'Ulm', name1 })).headers.get('idempotency-replayed')).toBe('true');
    expect(rowsOf(await client.get(`/stammdaten/adressen?filter=name1=${name1}`))).toHaveLength(1);

    const other = await post({ name1, ort: 'Bonn' });
    expect([other.status, ...codesOf(other)]).toEqual([422, 'msg_idempotency_mismatch']);
    // A refused request uses no key up, and keys of others are their own.
    const next = randomUUID();
    expect((await post({ name1: '' }, next)).status).toBe(422);
    expect((await post({ name1: 'Danach' }, next)).status).toBe(201);
    const admin = await clientOf(server().url, 'admin');
    const foreign = await admin.post(
      '/stammdaten/adressen',
      { name1: 'A' },
      { 'idempotency-key': key },
    );
    expect(foreign.status).toBe(201);
    expect((await post({ name1: 'X' }, 'kein-uuid')).status).toBe(422);
  });

  test('every change is in the history, with the remark, as a row each', async () => {
    const path = await create({ name1: 'Verlauf', ort: 'Ulm', ProtokollBemerkung: 'neu' });
    const id = path.split('/').at(-1);
    await client.patch(path, { ort: 'Bonn', plz: '53111', ProtokollBemerkung: 'umgezogen' }, '"1"');
    await client.post(`${path}/ansprechpartner`, { name: 'Teil' });
    await client.remove(path, '"2"');

    const rows = await server().query<Row>(
      `select art, version, feld, vorher, nachher, bemerkung, benutzer_id::int, benutzer
       from change_history where tabelle = 'ADR' and tabelle_id = $1 order by id`,
      [id],
    );
    const by = { benutzer_id: 2, benutzer: 'Bea Büro' };
    const moved = { ...by, art: 'CHANGE', version: 2, bemerkung: 'umgezogen' };
    expect(rows).toEqual([
      expect.objectContaining({ ...by, art: 'CREATION', version: 1, feld: null, bemerkung: 'neu' }),
      { ...moved, feld: 'ort', vorher: 'Ulm', nachher: 'Bonn' },
      { ...moved, feld: 'plz', vorher: null, nachher: '53111' },
      expect.objectContaining({ ...by, art: 'DELETION', version: 2, feld: null, nachher: null }),
    ]);
    expect(rows[0]?.nachher).toMatchObject({ name1: 'Verlauf', ort: 'Ulm' });
    expect(rows[3]?.vorher).toMatchObject({ name1: 'Verlauf', ort: 'Bonn' });
    const parts = await server().query<Row>(
      `select vorher from change_history where tabelle = 'ANS' and art = 'DELETION'
       order by id desc limit 1`,
    );
    expect(parts[0]?.vorher).toMatchObject({ name: 'Teil', adresseId: Number(id) });
  });

  test('a refused request leaves nothing behind', async () => {
    const total = async () =>
      (await client.get('/stammdaten/adressen?returnTotal=true&limit=1')).body as { total: number };
    const before = await total();
    for (const body of ['{"name1":', '[]', 'null', '"x"', '{"name1":{"a":1}}', '[[[[[]]]]]']) {
      const reply = await send(server().url, 'POST', '/stammdaten/adressen', {
        body,
        headers: { authorization: `Bearer ${client.token}` },
      });
      expect([body, [400, 422].includes(reply.status)]).toEqual([body, true]);
    }
    expect(await total()).toEqual(before);
  });
});
