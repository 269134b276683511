import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  clientOf,
  clientWith,
  codesOf,
  logIn,
  recordOf,
  rowsOf,
  type ApiClient,
  type Row,
} from '../support/api-client';
import { testServer } from '../support/test-server';

const addresses = '/stammdaten/adressen';
const persons = '/stammdaten/ansprechpartner';

/** Row of a file with a person, at a line. */
const line = (zeile: number, daten: Row, person?: Row) => ({
  zeile,
  daten,
  ...(person && { teile: [{ pfad: persons, daten: person }] }),
});

describe('rows that bring parts of their record along', () => {
  const server = testServer();
  let client: ApiClient;
  let admin: ApiClient;
  beforeAll(async () => {
    client = await clientOf(server().url, 'buero');
    admin = await clientOf(server().url, 'admin');
  });

  const begin = async (as = client) => {
    const reply = await as.post('/system/importe', { pfad: addresses, datei: 'kunden.csv' });
    return reply.headers.get('location') ?? '';
  };
  const store = (path: string, body: Row, as = client) =>
    as.post(`${path}/zeilen`, body, { 'idempotency-key': randomUUID() });
  const undo = async (path: string) =>
    recordOf(
      await client.post(`${path}/rueckgaengig`, undefined, { 'idempotency-key': randomUUID() }),
    );
  /** «Address: first and last name» of all persons of addresses that begin so. */
  const peopleOf = async (start: string) =>
    (
      await server().query<Row>(
        `select name1 || ': ' || concat_ws(' ', vorname, p.name) as who
         from persons p join addresses a on a.id = adresse_id
         where name1 like $$${start}%$$ order by 1`,
      )
    ).map(({ who }) => who);
  const countOf = async (start: string) =>
    (await server().query<Row>(`select 1 from addresses where name1 like $$${start}%$$`)).length;
  const outcomes = (reply: { body: unknown }) =>
    rowsOf(reply as never).map(({ ergebnis, teile }) => [ergebnis, teile]);

  test('a person goes to the address that its row creates or finds, each of them once', async () => {
    await client.post(addresses, { name1: 'Mit Teilen Alt', kundennr: '61000' });
    const path = await begin();
    const zeilen = [
      line(2, { name1: 'Mit Teilen Neu', kundennr: '61001' }, { vorname: 'Eva', name: 'Berg' }),
      line(3, { name1: 'Mit Teilen Neu', kundennr: '61001' }, { vorname: 'Ute', name: 'Tal' }),
      line(4, { name1: 'Mit Teilen Neu', kundennr: '61001' }, { vorname: 'EVA', name: 'berg' }),
      line(5, { name1: 'Egal', kundennr: '61000' }, { name: 'Allein' }),
      line(6, { name1: 'Mit Teilen Ohne', kundennr: '61002' }),
    ];
    const body = { schluessel: 'kundennr', zeilen };
    const tried = await client.post('/system/importprobe', { pfad: addresses, ...body });
    const once = [
      ['ANGELEGT', 1],
      ['AKTUALISIERT', 1],
      ['UEBERSPRUNGEN', undefined],
      ['AKTUALISIERT', 1],
      ['ANGELEGT', undefined],
    ];
    expect(outcomes(tried)).toEqual(once);
    expect(await peopleOf('Mit Teilen')).toEqual([]);
    const stored = await store(path, body);
    expect(outcomes(stored)).toEqual(once);
    const people = [
      'Mit Teilen Alt: Allein',
      'Mit Teilen Neu: Eva Berg',
      'Mit Teilen Neu: Ute Tal',
    ];
    expect(await peopleOf('Mit Teilen')).toEqual(people);
    expect(recordOf(await client.get(path))).toMatchObject({
      ...{ angelegt: 2, aktualisiert: 2, uebersprungen: 1, abgelehnt: 0 },
    });

    // The same file again adds nobody.
    const again = await begin();
    const skipped = Array.from({ length: 5 }, () => ['UEBERSPRUNGEN', undefined]);
    expect(outcomes(await store(again, body))).toEqual(skipped);
    expect(await peopleOf('Mit Teilen')).toEqual(people);
    expect(await undo(again)).toMatchObject({ entfernt: 0, rest: 0 });

    // What the import created goes, what was there before stays.
    expect(await undo(path)).toMatchObject({ entfernt: 5, behalten: [], rest: 0 });
    expect(await peopleOf('Mit Teilen')).toEqual([]);
    expect(await countOf('Mit Teilen')).toBe(1);
  });

  test('a person that cannot be stored keeps its row away, and leaves no address behind', async () => {
    const path = await begin();
    const zeilen = [
      line(2, { name1: 'Ganz oder gar nicht', kundennr: '62001' }, { vorname: 'Ohne Namen' }),
      line(3, { name1: 'Ganz oder gar nicht', kundennr: '62001' }, { name: 'Später' }),
      line(4, { name1: 'Falsches Feld', kundennr: '62002' }, { name: 'A', email: 'keine' }),
    ];
    const reply = await store(path, { schluessel: 'kundennr', zeilen });
    expect(outcomes(reply).map(([outcome]) => outcome)).toEqual([
      'ABGELEHNT',
      'ANGELEGT',
      'ABGELEHNT',
    ]);
    expect(rowsOf(reply).map(({ fieldErrors }) => Object.keys(fieldErrors ?? {}))).toEqual([
      ['teile.0.name'],
      [],
      ['teile.0.email'],
    ]);
    expect(await countOf('Ganz oder gar nicht')).toBe(1);
    expect(await countOf('Falsches Feld')).toBe(0);
  });

  test('of several addresses that a row may mean none gets the person by guess', async () => {
    for (const ort of ['Ulm', 'Bonn']) await client.post(addresses, { name1: 'Zwillinge', ort });
    const row = [line(2, { name1: 'zwillinge' }, { name: 'Unklar' })];
    const path = await begin();
    const reply = await store(path, { schluessel: 'name1', zeilen: row });
    expect(outcomes(reply)).toEqual([['ABGELEHNT', undefined]]);
    expect(await peopleOf('Zwillinge')).toEqual([]);
  });

  test('rows and parts are bounded together; only parts of the record come along', async () => {
    const path = await begin();
    const most = Array.from({ length: 16 }, (_, index) =>
      line(index + 2, { name1: 'Zu viele Teile' }, { name: 'A' }),
    );
    expect((await store(path, { zeilen: most })).status).toBe(422);
    const trial = await client.post('/system/importprobe', { pfad: addresses, zeilen: most });
    expect(trial.status).toBe(422);
    expect(await countOf('Zu viele Teile')).toBe(0);
    for (const pfad of ['/stammdaten/artikel', '/nirgends', '/crm/aktivitaeten']) {
      const zeilen = [
        { zeile: 2, daten: { name1: 'Fremde Teile' }, teile: [{ pfad, daten: { name: 'A' } }] },
      ];
      expect(outcomes(await store(path, { zeilen }))).toEqual([['ABGELEHNT', undefined]]);
    }
    expect(await countOf('Fremde Teile')).toBe(0);
  });

  test('an address stays with the person of it that was changed since', async () => {
    const path = await begin();
    const zeilen = [
      line(2, { name1: 'Bleibt zusammen' }, { name: 'Geändert' }),
      line(3, { name1: 'Geht zusammen' }, { name: 'Unberührt' }),
    ];
    const [first] = rowsOf(await store(path, { zeilen }));
    const list = await client.get(`${addresses}/${String(first?.id)}/ansprechpartner`);
    const [person] = rowsOf(list);
    await client.patch(`${persons}/${String(person?.id)}`, { position: 'Chefin' }, '"1"');
    const undone = await undo(path);
    expect(undone).toMatchObject({ entfernt: 2, rest: 0 });
    expect((undone.behalten as Row[]).map(({ id }) => id)).toEqual([person?.id, first?.id]);
    expect(await peopleOf('Bleibt zusammen')).toEqual(['Bleibt zusammen: Geändert']);
    expect(await countOf('Geht zusammen')).toBe(0);
  });

  test('undoing asks for the rights to remove the parts, too', async () => {
    const path = await begin(admin);
    const zeilen = [line(2, { name1: 'Rechte der Teile' }, { name: 'Bleibt' })];
    expect(outcomes(await store(path, { zeilen }, admin))).toEqual([['ANGELEGT', 1]]);
    const role = await admin.post('/system/rollen', {
      name: 'Nur Importe',
      rechte: ['SYS_BENUTZER', 'ADR_SEHEN', 'ADR_LOESCHEN'],
    });
    await admin.post('/system/benutzer', {
      ...{ benutzername: 'nur.importe', name: 'Nur Importe', kuerzel: 'NI' },
      ...{ passwort: 'Ein langer Satz', passwortAendern: false },
      rollen: [Number(role.headers.get('location')?.split('/').at(-1))],
    });
    const login = await logIn(server().url, 'nur.importe', 'Ein langer Satz');
    const other = clientWith(server().url, (login.body as { token: string }).token);
    const refused = await other.post(`${path}/rueckgaengig`, undefined);
    expect([refused.status, codesOf(refused)]).toEqual([
      403,
      ['msg_auth_right_missing ADR_AENDERN'],
    ]);
    expect(await peopleOf('Rechte der Teile')).toEqual(['Rechte der Teile: Bleibt']);
  });
});
