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
import { testServer } from '../support/test-server';

const PATH = '/crm/erinnerungen';
/** Ids of the demo users. */
const [BUERO, LESEN, GESPERRT, LAGER] = [2, 5, 7, 4];

describe('reminders', () => {
  const server = testServer();
  const create = async (by: ApiClient, data: Row): Promise<string> => {
    const reply = await by.post(PATH, { data });
    expect([reply.status, reply.body]).toEqual([201, '']);
    return reply.headers.get('location') ?? '';
  };
  const note = { benutzerId: BUERO, bemerkung: 'Anrufen', erinnerungDatum: '2027-03-01T08:30' };

  test('from creation to done, in the specification’s form', async () => {
    const buero = await clientOf(server().url, 'buero');
    const path = await create(buero, { ...note, tabelle: 'ADR', tabelleId: 5 });
    const read = await buero.get(path);
    expect(recordOf(read)).toEqual({
      ...note,
      id: Number(path.split('/').at(-1)),
      version: 1,
      vonBenutzerId: BUERO,
      status: 'OFFEN',
      tabelle: 'ADR',
      tabelleId: 5,
    });
    const later = { data: { erinnerungDatum: '2027-03-28T02:30' } };
    const postponed = await buero.patch(path, later, '"1"');
    expect(recordOf(postponed)).toMatchObject({ version: 2, erinnerungDatum: '2027-03-28T02:30' });
    const done = await buero.patch(path, { data: { status: 'ERLEDIGT' } }, '"2"');
    expect(recordOf(done)).toMatchObject({ version: 3, status: 'ERLEDIGT' });
    const list = await buero.get(
      `${PATH}?limit=500&filter=benutzerId=${BUERO},status=ERLEDIGT,erinnerungDatum>2027-03-28T02:29&orderBy=erinnerungDatum`,
    );
    expect(rowsOf(list)).toEqual([recordOf(done)]);
    expect((await buero.remove(path, '"2"')).status).toBe(412);
    expect((await buero.remove(path, '"3"')).status).toBe(204);
    expect((await buero.get(path)).status).toBe(404);
  });

  test('errors stand at the fields; only the wrapped form is read; the past is no error', async () => {
    const buero = await clientOf(server().url, 'buero');
    const refused = async (data: Row) => {
      const reply = await buero.post(PATH, { data: { ...note, ...data } });
      return [reply.status, ...Object.keys(reply.status === 201 ? {} : fieldErrorsOf(reply))];
    };
    expect(await refused({ erinnerungDatum: '2020-01-01T00:00' })).toEqual([201]);
    expect(await refused({ bemerkung: '  ' })).toEqual([422, 'bemerkung']);
    expect(await refused({ bemerkung: 'x'.repeat(501) })).toEqual([422, 'bemerkung']);
    expect(await refused({ erinnerungDatum: '2027-03-01' })).toEqual([422, 'erinnerungDatum']);
    expect(await refused({ erinnerungDatum: '2027-03-01T08:30:00Z' })).toEqual([
      422,
      'erinnerungDatum',
    ]);
    expect(await refused({ erinnerungDatum: '2035-01-01T08:30' })).toEqual([
      422,
      'erinnerungDatum',
    ]);
    expect(await refused({ tabelle: 'ADR' })).toEqual([422, 'tabelleId']);
    expect(await refused({ tabelleId: 5 })).toEqual([422, 'tabelle']);
    expect(await refused({ tabelle: 'ADR', tabelleId: 4_711_000 })).toEqual([422, 'tabelleId']);
    expect(await refused({ tabelle: 'BEN', tabelleId: 1 })).toEqual([422, 'tabelle']);
    expect(await refused({ benutzerId: 4711 })).toEqual([422, 'benutzerId']);
    expect(await refused({ benutzerId: GESPERRT })).toEqual([422, 'benutzerId']);
    expect((await buero.post(PATH, note)).status).toBe(422);
    const path = await create(buero, note);
    expect((await buero.patch(path, { bemerkung: 'plain' }, '"1"')).status).toBe(422);
    // What it is about is said once and for all (`x-create-only`).
    const moved = await buero.patch(path, { data: { tabelle: 'ADR', tabelleId: 5 } }, '"1"');
    expect([moved.status, fieldErrorsOf(moved)]).toEqual([
      422,
      {
        tabelle: ['Dieses Feld kann nicht geändert werden.'],
        tabelleId: ['Dieses Feld kann nicht geändert werden.'],
      },
    ]);
    expect((await buero.patch(path, { data: {} }, '"1"')).status).toBe(422);
  });

  test('belong to whom they remind: others neither see nor change them, administrators included', async () => {
    const buero = await clientOf(server().url, 'buero');
    const lager = await clientOf(server().url, 'lager');
    const admin = await clientOf(server().url, 'admin');
    const own = await create(buero, note);
    for (const other of [lager, admin]) {
      expect((await other.get(own)).status).toBe(404);
      expect((await other.patch(own, { data: { bemerkung: 'X' } }, '"1"')).status).toBe(404);
      expect((await other.remove(own, '"1"')).status).toBe(404);
      for (const query of ['', `?filter=benutzerId=${BUERO}`, '?suche=Anrufen&returnTotal=true']) {
        expect(rowsOf(await other.get(PATH + query))).toEqual([]);
      }
    }
    expect(recordOf(await buero.get(own)).version).toBe(1);

    // Given to a colleague it is the colleague's.
    const given = await create(buero, { ...note, benutzerId: LAGER, bemerkung: 'Für dich' });
    expect((await buero.get(given)).status).toBe(404);
    expect(recordOf(await lager.get(given))).toMatchObject({
      benutzerId: LAGER,
      vonBenutzerId: BUERO,
    });
    const back = await lager.patch(given, { data: { benutzerId: BUERO } }, '"1"');
    expect(recordOf(back).benutzerId).toBe(BUERO);
    expect((await lager.get(given)).status).toBe(404);
    expect((await buero.get(given)).status).toBe(200);
  });

  test('need the right to be written, and the right to read what they are about', async () => {
    const lesen = await clientOf(server().url, 'lesen');
    expect((await lesen.get(PATH)).status).toBe(200);
    const refused = await lesen.post(PATH, { data: { ...note, benutzerId: LESEN } });
    expect(codesOf(refused)).toEqual(['msg_auth_right_missing ERI_AENDERN']);
    const lager = await clientOf(server().url, 'lager');
    const about = { ...note, benutzerId: LAGER, tabelle: 'ADR' };
    for (const tabelleId of [5, 4_711_000]) {
      const unseen = await lager.post(PATH, { data: { ...about, tabelleId } });
      expect(codesOf(unseen)).toEqual(['msg_auth_right_missing ADR_SEHEN']);
    }
  });
});
