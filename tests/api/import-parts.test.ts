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

/** Rows of a file, numbered as its lines. */
const rowsOfFile = (...daten: Row[]) =>
  daten.map((one, index) => ({ zeile: index + 2, daten: one }));

describe('parts of many records in one file', () => {
  const server = testServer();
  let client: ApiClient;
  let admin: ApiClient;
  let [first, second] = [0, 0];
  beforeAll(async () => {
    client = await clientOf(server().url, 'buero');
    admin = await clientOf(server().url, 'admin');
    [first, second] = [await address('Erste GmbH'), await address('Zweite GmbH')];
  });

  const address = async (name1: string) => {
    const reply = await client.post(addresses, { name1 });
    return Number(reply.headers.get('location')?.split('/').at(-1));
  };
  const begin = async () => {
    const reply = await client.post('/system/importe', { pfad: persons, datei: 'personen.csv' });
    expect(reply.status).toBe(201);
    return reply.headers.get('location') ?? '';
  };
  const store = (path: string, body: Row) =>
    client.post(`${path}/zeilen`, body, { 'idempotency-key': randomUUID() });
  const undo = (path: string) =>
    client.post(`${path}/rueckgaengig`, undefined, { 'idempotency-key': randomUUID() });
  const namesOf = async (id: number) =>
    rowsOf(await client.get(`${addresses}/${id}/ansprechpartner`)).map(({ name }) => name);
  const outcomes = (reply: { body: unknown }) =>
    rowsOf(reply as never).map(({ ergebnis }) => ergebnis);

  test('each goes below the record that its row names; who names none is refused at that property', async () => {
    const path = await begin();
    const gone = await address('Gleich wieder weg');
    expect((await admin.remove(`${addresses}/${gone}`, '"1"')).status).toBe(204);
    const zeilen = rowsOfFile(
      { adresseId: first, name: 'Anders', vorname: 'Anna' },
      { adresseId: second, name: 'Berg' },
      { name: 'Ohne Firma' },
      { adresseId: 99_999_999, name: 'Niemandes' },
      { adresseId: gone, name: 'Der Gelöschten' },
      { adresseId: 'keine Zahl', name: 'Unlesbar' },
      { adresseId: 2 ** 60, name: 'Zu groß' },
      { adresseId: second, vorname: 'Ohne Namen' },
      { adresseId: String(second), name: 'Als Text' },
    );
    const reply = await store(path, { zeilen });
    expect(reply.status).toBe(200);
    const [created, refused] = ['ANGELEGT', 'ABGELEHNT'];
    expect(outcomes(reply)).toEqual([
      ...[created, created, refused, refused, refused, refused, refused, refused, created],
    ]);
    const unknown = { adresseId: ['Diesen Eintrag gibt es nicht.'] };
    expect(rowsOf(reply).map(({ fieldErrors }) => fieldErrors)).toEqual([
      undefined,
      undefined,
      { adresseId: [expect.any(String)] },
      unknown,
      unknown,
      { adresseId: [expect.any(String)] },
      { adresseId: [expect.any(String)] },
      { name: [expect.any(String)] },
      undefined,
    ]);
    expect(await namesOf(first)).toEqual(['Anders']);
    expect(await namesOf(second)).toEqual(['Berg', 'Als Text']);
    // As single creations: the opening of a letter follows, and the history says who made it.
    const [one] = rowsOf(reply);
    const person = recordOf(await client.get(`${persons}/${String(one?.id)}`));
    expect(person).toMatchObject({ adresseId: first, vorname: 'Anna', version: 1 });
    const history = await client.get(
      `/system/aenderungen?tabelle=ANS&tabelleId=${String(one?.id)}`,
    );
    expect(rowsOf(history)).toHaveLength(1);

    expect(recordOf(await undo(path))).toMatchObject({ entfernt: 3, behalten: [], rest: 0 });
    expect(await namesOf(first)).toEqual([]);
    expect(await namesOf(second)).toEqual([]);
  });

  test('the same file twice adds nobody; somebody of that name elsewhere is another person', async () => {
    const path = await begin();
    const zeilen = rowsOfFile(
      { adresseId: first, vorname: 'Zoë', name: 'Müller-Lüdenscheidt' },
      { adresseId: second, vorname: 'Zoë', name: 'Müller-Lüdenscheidt' },
      { adresseId: first, name: 'Müller-Lüdenscheidt' },
      { adresseId: first, vorname: 'ZOE', name: 'müller-lüdenscheidt' },
      { adresseId: second, name: 'Allein' },
    );
    const rules = { schluessel: 'vorname,name' };
    const [created, skipped] = ['ANGELEGT', 'UEBERSPRUNGEN'];
    const once = await store(path, { ...rules, zeilen });
    expect(outcomes(once)).toEqual([created, created, created, skipped, created]);
    const twice = await store(await begin(), { ...rules, zeilen });
    expect(outcomes(twice)).toEqual([skipped, skipped, skipped, skipped, skipped]);
    expect(rowsOf(twice)[1]?.id).toBe(rowsOf(once)[1]?.id);

    // A change is about the person of that record alone, and restored.
    const changes = { ...rules, vorhandene: 'AKTUALISIEREN' };
    const later = await begin();
    const changed = await store(later, {
      ...changes,
      zeilen: rowsOfFile({
        ...{ adresseId: second, vorname: 'Zoë', name: 'Müller-Lüdenscheidt' },
        position: 'Einkauf',
      }),
    });
    expect(outcomes(changed)).toEqual(['AKTUALISIERT']);
    const positions = async () =>
      (
        await server().query<Row>(
          `select position from persons where vorname = 'Zoë' order by adresse_id`,
        )
      ).map(({ position }) => position);
    expect(await positions()).toEqual([null, 'Einkauf']);
    expect(recordOf(await undo(later))).toMatchObject({ wiederhergestellt: 1, behalten: [] });
    expect(await positions()).toEqual([null, null]);
    expect(recordOf(await undo(path))).toMatchObject({ entfernt: 4, behalten: [], rest: 0 });
  });

  test('somebody is found among the people of the record, however many elsewhere bear the name', async () => {
    await server().query(
      `with crowd as (
         insert into addresses (adressnummer, name1)
         select 900000 + g, 'Viele ' || g from generate_series(1, 120) g returning id)
       insert into persons (adresse_id, name) select id, 'Schmidt' from crowd`,
    );
    const path = await begin();
    const row = rowsOfFile({ adresseId: first, name: 'SCHMIDT' });
    const body = { schluessel: 'name', zeilen: row };
    expect(outcomes(await store(path, body))).toEqual(['ANGELEGT']);
    const again = { schluessel: 'name', zeilen: rowsOfFile({ adresseId: first, name: 'Schmidt' }) };
    expect(outcomes(await store(path, again))).toEqual(['UEBERSPRUNGEN']);
    await undo(path);
  });

  test('a trial stores nothing, and rights are those of single calls', async () => {
    const zeilen = rowsOfFile({ adresseId: first, name: 'Probiert' });
    const trial = { pfad: persons, zeilen };
    expect(outcomes(await client.post('/system/importprobe', trial))).toEqual(['ANGELEGT']);
    expect(await namesOf(first)).toEqual([]);
    const technician = await clientOf(server().url, 'technik');
    const refused = await technician.post('/system/importprobe', trial);
    expect([refused.status, ...codesOf(refused)]).toEqual([
      403,
      'msg_auth_right_missing ADR_AENDERN',
    ]);
    const path = await begin();
    const body = {
      zeilen: rowsOfFile(...Array.from({ length: 31 }, () => ({ name: 'Zu viele' }))),
    };
    expect((await store(path, body)).status).toBe(422);
  });

  test('who may not see records is told the same about those that are there and those that are not', async () => {
    const role = await admin.post('/system/rollen', { name: 'Blind', rechte: ['ADR_AENDERN'] });
    const made = await admin.post('/system/benutzer', {
      ...{ benutzername: 'blind', name: 'Blind', kuerzel: 'BL', passwortAendern: false },
      passwort: 'Ein langer Satz',
      rollen: [Number(role.headers.get('location')?.split('/').at(-1))],
    });
    expect(made.status).toBe(201);
    const login = await logIn(server().url, 'blind', 'Ein langer Satz');
    const blind = clientWith(server().url, (login.body as { token: string }).token);
    const zeilen = rowsOfFile(
      { adresseId: first, name: 'Probiert' },
      { adresseId: 99_999_999, name: 'Probiert' },
    );
    const tried = rowsOf(await blind.post('/system/importprobe', { pfad: persons, zeilen }));
    const unknown = { adresseId: ['Diesen Eintrag gibt es nicht.'] };
    expect(tried.map(({ fieldErrors }) => fieldErrors)).toEqual([unknown, unknown]);
  });
});
