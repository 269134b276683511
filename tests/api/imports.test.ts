import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  clientOf,
  codesOf,
  logIn,
  recordOf,
  rowsOf,
  type ApiClient,
  type Row,
} from '../support/api-client';
import { testServer } from '../support/test-server';

const addresses = '/stammdaten/adressen';

/** Rows of a file, numbered as its lines. */
const rowsOfFile = (...daten: Row[]) =>
  daten.map((one, index) => ({ zeile: index + 2, daten: one }));

describe('imports', () => {
  const server = testServer();
  let client: ApiClient;
  beforeAll(async () => {
    client = await clientOf(server().url, 'buero');
  });

  const begin = async (pfad = addresses, as = client) => {
    const reply = await as.post('/system/importe', { pfad, datei: 'kunden.csv' });
    expect(reply.status).toBe(201);
    return reply.headers.get('location') ?? '';
  };
  const store = (path: string, body: Row, key = randomUUID()) =>
    client.post(`${path}/zeilen`, body, { 'idempotency-key': key });
  const undo = (path: string, as = client) =>
    as.post(`${path}/rueckgaengig`, undefined, { 'idempotency-key': randomUUID() });
  const countOf = async (where: string) =>
    Number((await server().query<Row>(`select count(*) n from addresses where ${where}`))[0]?.n);
  const outcomes = (reply: { body: unknown }) =>
    rowsOf(reply as never).map(({ ergebnis }) => ergebnis);

  test('rows are created as single records are; a refused one does not stop the others', async () => {
    const path = await begin();
    const zeilen = rowsOfFile(
      { name1: 'Import Eins', ort: ' Ulm ', kundennr: '44001' },
      { ort: 'Bonn' },
      { name1: 'Import Zwei', zahlart: 999999 },
      { name1: 'Import Drei', adressnummer: 5 },
      { name1: 'Import Vier', kundennr: '44001' },
      { name1: 'Import Fünf' },
    );
    const reply = await store(path, { zeilen });
    expect(reply.status).toBe(200);
    expect(rowsOf(reply)).toEqual([
      { zeile: 2, ergebnis: 'ANGELEGT', id: expect.any(Number) },
      { zeile: 3, ergebnis: 'ABGELEHNT', fieldErrors: { name1: [expect.any(String)] } },
      { zeile: 4, ergebnis: 'ABGELEHNT', fieldErrors: { zahlart: [expect.any(String)] } },
      { zeile: 5, ergebnis: 'ABGELEHNT', fieldErrors: { adressnummer: [expect.any(String)] } },
      {
        zeile: 6,
        ergebnis: 'ABGELEHNT',
        bestaetigung: 'trotzdem',
        meldungen: [expect.stringContaining('Import Eins')],
      },
      { zeile: 7, ergebnis: 'ANGELEGT', id: expect.any(Number) },
    ]);
    const ids = rowsOf(reply).flatMap(({ id }) => (id === undefined ? [] : [id]));
    const created = recordOf(await client.get(`${addresses}/${String(ids[0])}`));
    expect(created).toMatchObject({ name1: 'Import Eins', ort: 'Ulm', version: 1 });
    expect(created.adressnummer).toEqual(expect.any(Number));
    const history = await client.get(`/system/aenderungen?tabelle=ADR&tabelleId=${String(ids[0])}`);
    expect(rowsOf(history)).toHaveLength(1);
    expect(recordOf(await client.get(path))).toMatchObject({
      pfad: addresses,
      datei: 'kunden.csv',
      angelegt: 2,
      abgelehnt: 4,
      stand: 'IMPORTIERT',
    });
  });

  test('first passwords of rows are hashed before anything is stored, and let in', async () => {
    const admin = await clientOf(server().url, 'admin');
    const user = (name: string, more: Row = {}): Row => ({
      ...{ benutzername: `${name}.import`, name, kuerzel: name.slice(0, 3).toUpperCase() },
      ...{ passwort: 'Ein langer Satz', passwortAendern: false, ...more },
    });
    const zeilen = rowsOfFile(user('eins'), user('zwei', { passwort: 'kurz' }), user('drei'));
    const tried = await admin.post('/system/importprobe', { pfad: '/system/benutzer', zeilen });
    expect(outcomes(tried)).toEqual(['ANGELEGT', 'ABGELEHNT', 'ANGELEGT']);
    const path = await begin('/system/benutzer', admin);
    const stored = await admin.post(`${path}/zeilen`, { zeilen });
    expect(outcomes(stored)).toEqual(['ANGELEGT', 'ABGELEHNT', 'ANGELEGT']);
    expect((await logIn(server().url, 'drei.import', 'Ein langer Satz')).status).toBe(200);
    const refused = await client.post('/system/importprobe', { pfad: '/system/benutzer', zeilen });
    expect([refused.status, codesOf(refused)]).toEqual([
      403,
      ['msg_auth_right_missing SYS_BENUTZER'],
    ]);
  });

  test('a batch is so small that whoever creates a single record hardly waits', async () => {
    const rows = Array.from({ length: 31 }, (_, index) => ({ name1: `Zu viele ${index}` }));
    expect((await store(await begin(), { zeilen: rowsOfFile(...rows) })).status).toBe(422);
    const trial = { pfad: addresses, zeilen: rowsOfFile(...rows) };
    expect((await client.post('/system/importprobe', trial)).status).toBe(422);
    expect(await countOf(`name1 like 'Zu viele%'`)).toBe(0);
  });

  test('a batch that is sent twice is stored once', async () => {
    const path = await begin();
    const body = { zeilen: rowsOfFile({ name1: 'Doppelt gesendet' }) };
    const key = randomUUID();
    const first = await store(path, body, key);
    const second = await store(path, body, key);
    expect(second.body).toEqual(first.body);
    expect(await countOf(`name1 = 'Doppelt gesendet'`)).toBe(1);
    expect(recordOf(await client.get(path)).angelegt).toBe(1);
  });

  test('records that are there are skipped or changed, by a key', async () => {
    await client.post(addresses, { name1: 'Schon da', kundennr: '45001', ort: 'Kiel' });
    const path = await begin();
    const zeilen = rowsOfFile(
      { kundennr: '45001', name1: 'Neuer Name' },
      { kundennr: '45002', name1: 'Noch nicht da' },
      { kundennr: '45002', name1: 'Zweimal in der Datei' },
      { name1: 'Ohne Schlüssel' },
    );
    const skipped = await store(path, { schluessel: 'kundennr', zeilen });
    expect(outcomes(skipped)).toEqual(['UEBERSPRUNGEN', 'ANGELEGT', 'UEBERSPRUNGEN', 'ANGELEGT']);
    const changed = await store(path, {
      schluessel: 'kundennr',
      vorhandene: 'AKTUALISIEREN',
      zeilen: zeilen.slice(0, 2),
    });
    expect(outcomes(changed)).toEqual(['AKTUALISIERT', 'UEBERSPRUNGEN']);
    expect(await countOf(`name1 = 'Neuer Name' and ort = 'Kiel' and version = 2`)).toBe(1);
  });

  test('records are recognised however their key is spelled, also by two values together', async () => {
    const there: Row[] = [
      { name1: 'Éclair & Söhne GmbH', plz: '99084', email: 'Info@Eclair-Soehne.example' },
      { name1: 'ÉCLAIR  & Sohne GmbH', plz: '50667', telefon1: '+49 221 4711-0' },
      { name1: 'Meier 24', plz: '99084' },
    ];
    for (const one of there) {
      expect((await client.post(addresses, { lkz: 'DE', ...one })).status).toBe(201);
    }
    const tried = async (schluessel: string, ...daten: Row[]) => {
      const zeilen = rowsOfFile(...daten);
      return outcomes(
        await client.post('/system/importprobe', { pfad: addresses, schluessel, zeilen }),
      );
    };
    const [known, other] = ['UEBERSPRUNGEN', 'ANGELEGT'];
    expect(
      await tried(
        'email',
        { name1: 'A', email: 'info@eclair-soehne.example' },
        { name1: 'B', email: 'INFO@ECLAIR-SOEHNE.EXAMPLE' },
        { name1: 'C', email: 'info@eclair.example' },
        { name1: 'D' },
      ),
    ).toEqual([known, known, other, other]);
    expect(
      await tried(
        'name1,plz',
        { name1: 'eclair & söhne gmbh', plz: '99084' },
        { name1: 'Eclair & Söhne GmbH', plz: '50667' },
        { name1: 'Éclair & Söhne GmbH', plz: '10115' },
        { name1: 'Éclair & Söhne GmbH' },
        { name1: 'MEIER-24', plz: '99084' },
        { name1: 'Meier 25', plz: '99084' },
        { name1: 'Neu in der Datei', plz: '10115' },
        { name1: 'neu  in der Datei', plz: '10115' },
      ),
    ).toEqual([known, known, other, other, known, other, other, known]);
    expect(await tried('telefon1', { name1: 'E', telefon1: '+49 (221) 47110' })).toEqual([known]);

    // Two spell it otherwise: one of them is not changed by guess; that one is there is enough to skip.
    const path = await begin();
    const row = rowsOfFile({ name1: 'eclair & sohne gmbh', ort: 'Erfurt' });
    const updates = { schluessel: 'name1', vorhandene: 'AKTUALISIEREN', zeilen: row };
    expect(outcomes(await store(path, updates))).toEqual(['ABGELEHNT']);
    expect(outcomes(await store(path, { schluessel: 'name1', zeilen: row }))).toEqual([known]);
    const exact = rowsOfFile({ name1: 'Éclair & Söhne GmbH', plz: '99084', ort: 'Erfurt' });
    const changes = { ...updates, schluessel: 'name1,plz', zeilen: exact };
    expect(outcomes(await store(path, changes))).toEqual(['AKTUALISIERT']);
    const wrong = { pfad: addresses, schluessel: 'name1,gibtsnicht', zeilen: row };
    expect(codesOf(await client.post('/system/importprobe', wrong))).toEqual([
      'msg_import_key gibtsnicht',
    ]);
  });

  test('records are recognised by values of every type, also by one that many of them have', async () => {
    await server().query(
      `insert into addresses (adressnummer, name1, ort, kreditlimit)
       select 800000 + g, 'Viele ' || g, 'Vielerorts', 1234.5 from generate_series(1, 120) g`,
    );
    const tried = async (schluessel: string, vorhandene: string, value: unknown) => {
      const zeilen = rowsOfFile({ name1: 'Neu', [schluessel]: value });
      const body = { pfad: addresses, schluessel, vorhandene, zeilen };
      return rowsOf(await client.post('/system/importprobe', body))[0];
    };
    for (const [name, value] of [
      ['ort', 'Vielerorts'],
      ['kreditlimit', 1234.5],
    ] as const) {
      const skipped = await tried(name, 'UEBERSPRINGEN', value);
      expect(skipped).toMatchObject({ ergebnis: 'UEBERSPRUNGEN', id: expect.any(Number) });
      const changed = await tried(name, 'AKTUALISIEREN', value);
      expect(changed).toMatchObject({ ergebnis: 'ABGELEHNT', meldungen: [expect.any(String)] });
    }
    // What a column would round is another value.
    expect(await tried('kreditlimit', 'AKTUALISIEREN', 1234.504)).toMatchObject({
      ergebnis: 'ABGELEHNT',
      fieldErrors: { kreditlimit: [expect.any(String)] },
    });
    expect(await tried('adressnummer', 'UEBERSPRINGEN', 800007)).toMatchObject({
      ergebnis: 'UEBERSPRUNGEN',
    });
    await server().query(`delete from addresses where ort = 'Vielerorts'`);
  });

  test('what the server gives recognises records, and makes none', async () => {
    const created = await client.post(addresses, { name1: 'Mit Nummer' });
    const { adressnummer } = recordOf(await client.get(created.headers.get('location') ?? ''));
    const body = {
      pfad: addresses,
      schluessel: 'adressnummer',
      vorhandene: 'AKTUALISIEREN',
      zeilen: rowsOfFile(
        { adressnummer, ort: 'Jena' },
        { adressnummer: 99999999, name1: 'Gibt es nicht' },
        { adressnummer: 'abc', name1: 'Keine Zahl' },
      ),
    };
    const tried = await client.post('/system/importprobe', body);
    expect(outcomes(tried)).toEqual(['AKTUALISIERT', 'ABGELEHNT', 'ABGELEHNT']);
    expect(rowsOf(tried)[2]).toHaveProperty('fieldErrors.adressnummer');
  });

  test('a trial stores nothing', async () => {
    const before = await countOf('true');
    const numbers = await server().query(`select * from counters order by name`);
    const body = { pfad: addresses, zeilen: rowsOfFile({ name1: 'Nur probiert' }, { ort: 'Ulm' }) };
    const reply = await client.post('/system/importprobe', body);
    expect(reply.status).toBe(200);
    expect(outcomes(reply)).toEqual(['ANGELEGT', 'ABGELEHNT']);
    expect(await countOf('true')).toBe(before);
    expect(await server().query(`select * from counters order by name`)).toEqual(numbers);
  });

  test('what is only asked about is stored when its row comes again with the confirmation', async () => {
    await client.post(addresses, { name1: 'Hat die Nummer', kundennr: '48001' });
    const path = await begin();
    const zeilen = rowsOfFile(
      { name1: 'Dieselbe Nummer', kundennr: '48001' },
      { ort: 'Ohne Namen', kundennr: '48001' },
      { name1: 'Eigene Nummer', kundennr: '48002' },
    );
    const body = { pfad: addresses, zeilen };
    const tried = rowsOf(await client.post('/system/importprobe', body));
    expect(tried.map(({ bestaetigung }) => bestaetigung)).toEqual([
      'trotzdem',
      undefined,
      undefined,
    ]);
    const first = rowsOf(await store(path, { zeilen }));
    expect(first[0]).toEqual({
      zeile: 2,
      ergebnis: 'ABGELEHNT',
      bestaetigung: 'trotzdem',
      meldungen: ['Die Nummer ist schon vergeben: Hat die Nummer.'],
    });
    expect(recordOf(await client.get(path))).toMatchObject({ angelegt: 1, abgelehnt: 2 });
    const meant = zeilen.slice(0, 2).map(({ zeile, daten }) => ({
      zeile,
      daten: { ...daten, trotzdem: true },
    }));
    // Confirmed is not excused: what is wrong otherwise stays so.
    const again = await store(path, { erneut: true, zeilen: meant });
    expect(outcomes(again)).toEqual(['ANGELEGT', 'ABGELEHNT']);
    expect(await countOf(`kundennr = '48001'`)).toBe(2);
    expect(recordOf(await client.get(path))).toMatchObject({ angelegt: 2, abgelehnt: 1 });

    // A change of a record that is there is asked about, too, and undone with the rest.
    const changes = { schluessel: 'name1', vorhandene: 'AKTUALISIEREN' };
    const row = { name1: 'Eigene Nummer', kundennr: '48001' };
    const refused = await store(path, { ...changes, zeilen: rowsOfFile(row) });
    expect(rowsOf(refused)[0]).toMatchObject({ ergebnis: 'ABGELEHNT', bestaetigung: 'trotzdem' });
    const changed = await store(path, {
      ...changes,
      erneut: true,
      zeilen: rowsOfFile({ ...row, trotzdem: true }),
    });
    expect(outcomes(changed)).toEqual(['AKTUALISIERT']);
    expect(recordOf(await undo(path))).toMatchObject({
      entfernt: 2,
      wiederhergestellt: 1,
      behalten: [],
      rest: 0,
    });
    expect(await countOf(`kundennr in ('48001', '48002')`)).toBe(1);
  });

  test('undoing removes what was created and restores what was changed, unless changed since', async () => {
    const there = await client.post(addresses, { name1: 'Vorher', kundennr: '46001', ort: 'Hof' });
    const own = there.headers.get('location') ?? '';
    const path = await begin();
    const rules = { schluessel: 'kundennr', vorhandene: 'AKTUALISIEREN' };
    await store(path, {
      ...rules,
      zeilen: rowsOfFile(
        { kundennr: '46001', name1: 'Nachher', ort: 'Rom' },
        { kundennr: '46002', name1: 'Angelegt und geändert' },
        { kundennr: '46002', name1: 'Im selben Import geändert' },
        { kundennr: '46003', name1: 'Wird bearbeitet' },
      ),
    });
    const [edited] = await server().query<Row>(`select id from addresses where kundennr = '46003'`);
    await client.patch(`${addresses}/${String(edited?.id)}`, { ort: 'Prag' }, '"1"');
    const undone = recordOf(await undo(path));
    expect(undone).toEqual({
      entfernt: 1,
      wiederhergestellt: 2,
      behalten: [{ zeile: 5, id: Number(edited?.id), meldungen: [expect.any(String)] }],
      rest: 0,
    });
    expect(recordOf(await client.get(own))).toMatchObject({ name1: 'Vorher', ort: 'Hof' });
    expect(await countOf(`kundennr in ('46002', '46003')`)).toBe(1);
    expect(recordOf(await client.get(path))).toMatchObject({
      stand: 'RUECKGAENGIG',
      zurueckgenommen: 3,
    });
    const closed = await store(path, { zeilen: rowsOfFile({ name1: 'Zu spät' }) });
    expect([closed.status, ...codesOf(closed)]).toEqual([409, 'msg_import_closed']);
    expect(recordOf(await undo(path))).toMatchObject({ entfernt: 0, rest: 0 });
  });

  test('of two imports the later one is undone first, then the earlier one', async () => {
    const rules = { schluessel: 'kundennr', vorhandene: 'AKTUALISIEREN' };
    const [first, second] = [await begin(), await begin()];
    await store(first, { ...rules, zeilen: rowsOfFile({ kundennr: '47001', name1: 'Erster' }) });
    await store(second, { ...rules, zeilen: rowsOfFile({ kundennr: '47001', name1: 'Zweiter' }) });
    expect(recordOf(await undo(second))).toMatchObject({ wiederhergestellt: 1, behalten: [] });
    expect(recordOf(await undo(first))).toMatchObject({ entfernt: 1, behalten: [] });
    expect(await countOf(`kundennr = '47001'`)).toBe(0);
  });

  test('rows below a record go where the path says', async () => {
    const created = await client.post(addresses, { name1: 'Mit Ansprechpartnern' });
    const id = Number(created.headers.get('location')?.split('/').at(-1));
    const path = await begin(`${addresses}/${id}/ansprechpartner`);
    const reply = await store(path, { zeilen: rowsOfFile({ name: 'Erste' }, { name: 'Zweite' }) });
    expect(outcomes(reply)).toEqual(['ANGELEGT', 'ANGELEGT']);
    const persons = await client.get(`${addresses}/${id}/ansprechpartner`);
    expect(rowsOf(persons).map(({ name }) => name)).toEqual(['Erste', 'Zweite']);
    expect(recordOf(await undo(path))).toMatchObject({ entfernt: 2, rest: 0 });
    const nowhere = { pfad: `${addresses}/99999999/ansprechpartner`, zeilen: [] as Row[] };
    nowhere.zeilen = rowsOfFile({ name: 'Niemandes' });
    expect(outcomes(await client.post('/system/importprobe', nowhere))).toEqual(['ABGELEHNT']);
  });

  test('the rights are those of single calls', async () => {
    const technician = await clientOf(server().url, 'technik');
    const body = { pfad: addresses, zeilen: rowsOfFile({ name1: 'Ohne Recht' }) };
    const refused = [
      await technician.post('/system/importe', { pfad: addresses, datei: 'x.csv' }),
      await technician.post('/system/importprobe', body),
    ];
    for (const reply of refused) {
      expect([reply.status, ...codesOf(reply)]).toEqual([
        403,
        'msg_auth_right_missing ADR_AENDERN',
      ]);
    }
    const path = await begin();
    expect((await technician.get(path)).status).toBe(403);
    expect((await undo(path, technician)).status).toBe(403);
    const admin = await clientOf(server().url, 'admin');
    const foreign = await admin.post(`${path}/zeilen`, { zeilen: body.zeilen });
    expect([foreign.status, ...codesOf(foreign)]).toEqual([403, 'msg_import_foreign']);
    expect((await undo(path, admin)).status).toBe(200);
  });

  test.each([
    ['/stammdaten/landeskennzeichen', 'msg_import_path /stammdaten/landeskennzeichen'],
    ['/nirgends', 'msg_import_path /nirgends'],
    ['/stammdaten/adressen/1/dateien', 'msg_import_path /stammdaten/adressen/1/dateien'],
  ])('%s is no list to import into', async (pfad, code) => {
    const reply = await client.post('/system/importe', { pfad, datei: 'x.csv' });
    expect([reply.status, ...codesOf(reply)]).toEqual([422, code]);
  });
});
