import { beforeAll, describe, expect, test } from 'vitest';
import {
  clientOf,
  clientWith,
  codesOf,
  fieldErrorsOf,
  logIn,
  recordOf,
  rowsOf,
  send,
  type ApiClient,
  type Reply,
} from '../support/api-client';
import { readEvents } from '../support/event-client';
import { testServer } from '../support/test-server';

const PASSWORD = 'Ein guter Anfang';
const outcome = (reply: Reply) =>
  [reply.status, ...(reply.status < 400 ? [] : codesOf(reply))].join(' ');

describe('devices', () => {
  const server = testServer();
  let admin: ApiClient;
  /** Administers users, without being an administrator. */
  let clerk: ApiClient;

  /** Logs in on a device of that name. */
  const on = async (geraetName: string, user: string, password = 'kontor-demo') => {
    const basic = Buffer.from(`${user}:${password}`).toString('base64');
    const login = await send(server().url, 'POST', '/login', {
      body: { sprache: 'de', geraetName },
      headers: { authorization: `Basic ${basic}` },
    });
    expect(login.status).toBe(200);
    return clientWith(server().url, (login.body as { token: string }).token);
  };
  const devices = async (client: ApiClient, query = '') =>
    rowsOf(await client.get(`/system/geraete${query}`));
  const idOf = async (client: ApiClient) =>
    (await devices(client)).find(({ istDiesesGeraet }) => istDiesesGeraet)?.id as number;
  const end = (client: ApiClient, id: number) => client.remove(`/system/geraete/${id}`);

  beforeAll(async () => {
    admin = await clientOf(server().url, 'admin');
    const role = { name: 'Benutzerpflege', rechte: ['SYS_BENUTZER'] };
    const { headers } = await admin.post('/system/rollen', role);
    const created = await admin.post('/system/benutzer', {
      benutzername: 'pflege',
      name: 'Pia Pflege',
      kuerzel: 'PP',
      passwort: PASSWORD,
      passwortAendern: false,
      rollen: [Number(headers.get('location')?.split('/').at(-1))],
    });
    expect(created.status).toBe(201);
    clerk = await on('Büro', 'pflege', PASSWORD);
  });

  test('are listed as they are used, this one marked, ended ones not', async () => {
    const desk = await on('Firefox, Windows', 'lesen');
    const phone = await on('Safari, iPhone', 'lesen');
    const gone = await on('Chrome, Android', 'lesen');
    expect((await gone.remove('/login')).status).toBe(204);
    await server().query(
      `update sessions set last_used_at = now() - interval '1 hour' where device_name like 'Safari%'`,
    );
    expect((await devices(desk)).map(({ geraetName }) => geraetName)).toEqual([
      'Firefox, Windows',
      'Safari, iPhone',
    ]);
    // Its use is noted within the call, for the list of the next one.
    expect((await phone.get('/webapp/me')).status).toBe(200);
    await expect
      .poll(async () => (await devices(desk)).map(({ geraetName }) => geraetName))
      .toEqual(['Safari, iPhone', 'Firefox, Windows']);
    const [second, first] = await devices(desk);
    expect(first).toEqual({
      id: expect.any(Number),
      benutzerId: 5,
      geraetName: 'Firefox, Windows',
      angemeldetSeit: expect.stringMatching(/^\d{4}-.*Z$/),
      zuletztBenutzt: expect.stringMatching(/^\d{4}-.*Z$/),
      gueltigBis: expect.stringMatching(/^\d{4}-.*Z$/),
      istDiesesGeraet: true,
    });
    expect(second?.istDiesesGeraet).toBe(false);
    const page = await desk.get('/system/geraete?limit=1&offset=1&returnTotal=true');
    expect(page.body).toMatchObject({ total: 2, hasMore: false, result: [{ id: first?.id }] });

    await server().query(
      `update session_tokens set valid_until = now() - interval '1 second'
       where session_id = (select id from sessions where device_name = 'Safari, iPhone')`,
    );
    expect((await devices(desk)).map(({ id }) => id)).toEqual([first?.id]);
  });

  test('are logged out one by one, from another one of the same user', async () => {
    const desk = await on('Tisch', 'buero');
    const phone = await on('Telefon', 'buero');
    const stream = await readEvents(server().url, phone.token);
    const held = await phone.post('/system/sperren', { tabelle: 'ADR', tabelleId: 1 });
    expect(held.status).toBe(201);
    const id = await idOf(phone);
    expect(outcome(await end(desk, id))).toBe('204');
    await stream.ended;
    expect(outcome(await phone.get('/webapp/me'))).toBe('401 msg_auth_expired');
    expect(outcome(await end(desk, id))).toBe('404 msg_record_not_found');
    expect(outcome(await desk.get('/webapp/me'))).toBe('200');
    expect(rowsOf(await desk.get('/system/sperren'))).toEqual([]);
    // One's own is a logout like any other.
    expect(outcome(await end(desk, await idOf(desk)))).toBe('204');
    expect(outcome(await desk.get('/webapp/me'))).toBe('401 msg_auth_expired');
  });

  test('of others need the right, and an administrator’s an administrator', async () => {
    const buero = await on('Tisch', 'buero');
    const other = await on('Tisch', 'ohne');
    const missing = '403 msg_auth_right_missing SYS_BENUTZER';
    const id = await idOf(other);
    expect(outcome(await buero.get('/system/geraete?benutzerId=6'))).toBe(missing);
    expect(outcome(await end(buero, id))).toBe(missing);
    expect(outcome(await other.get('/webapp/me'))).toBe('200');
    expect(outcome(await end(buero, 4711))).toBe('404 msg_record_not_found');
    // One's own id names nobody else.
    expect(await devices(buero, '?benutzerId=2')).toHaveLength(1);

    const seen = await devices(clerk, '?benutzerId=6');
    expect(seen).toMatchObject([{ id, benutzerId: 6, istDiesesGeraet: false }]);
    expect(outcome(await end(clerk, id))).toBe('204');
    expect(outcome(await other.get('/webapp/me'))).toBe('401 msg_auth_expired');

    const [ofAdmin] = await devices(clerk, '?benutzerId=1');
    const refused = '403 msg_user_admin_required';
    expect(outcome(await end(clerk, ofAdmin?.id as number))).toBe(refused);
    expect(outcome(await admin.get('/webapp/me'))).toBe('200');
    expect(outcome(await end(admin, await idOf(clerk)))).toBe('204');

    const entries = rowsOf(
      await admin.get('/system/protokoll?filter=ereignis=GERAET_ABGEMELDET&orderBy=-id&limit=2'),
    );
    expect(entries).toMatchObject([
      { benutzer: 'admin', betrifft: 'pflege', geraet: 'Büro', operation: 'endDevice' },
      { benutzer: 'pflege', betrifft: 'ohne', tabelle: 'BEN', tabelleId: 6, geraet: 'Tisch' },
    ]);
    expect(recordOf(await admin.get('/webapp/me'))).toBeTruthy();
  });

  test('of a lost one forget what they keep: told to it alone, by an administrator who means it', async () => {
    const login = async (user: string) => {
      const reply = await logIn(server().url, user, 'kontor-demo', 'Telefon');
      return reply.body as { token: string; erneuerungToken: string };
    };
    const [lost, other] = [await login('technik3'), await login('technik4')];
    const [me = {}] = rowsOf(await admin.get('/system/benutzer?filter=benutzername%3Dtechnik3'));
    const path = `/system/benutzer/${String(me.id)}/geraeteloeschung`;
    const buero = await clientOf(server().url, 'buero');
    const typed = { benutzername: 'technik3' };
    expect(outcome(await buero.post(path, typed))).toMatch(/^403/);
    const slip = await admin.post(path, { benutzername: 'technik4' });
    expect([slip.status, Object.keys(fieldErrorsOf(slip))]).toEqual([422, ['benutzername']]);
    const renew = ({ erneuerungToken }: { erneuerungToken: string }) =>
      send(server().url, 'POST', '/login/erneuerung', { body: { erneuerungToken } });

    expect(outcome(await admin.post(path, typed))).toBe('204');
    const again = await login('technik3');
    expect(outcome(await renew(lost))).toBe(`401 msg_auth_device_wiped ${String(me.id)}`);
    // Who has come back since, and who was not meant, goes on.
    expect(outcome(await renew(again))).toBe('200');
    expect(outcome(await renew(other))).toBe('200');
    const strange = { erneuerungToken: 'nobody has such a long token' };
    expect(outcome(await renew(strange))).toBe('401 msg_auth_expired');
    const [entry] = rowsOf(
      await admin.get('/system/protokoll?filter=ereignis=GERAETE_GELOESCHT&orderBy=-id&limit=1'),
    );
    expect(entry).toMatchObject({
      benutzer: 'admin',
      betrifft: 'technik3',
      operation: 'wipeDevices',
    });
  });

  test('seal unsent work with a secret of its user, until they are wiped', async () => {
    const secretOf = async (client: ApiClient) => {
      const { benutzerId, schluessel } = recordOf(await client.get('/system/geraeteschluessel'));
      expect(Buffer.from(String(schluessel), 'base64')).toHaveLength(32);
      return { benutzerId: Number(benutzerId), schluessel };
    };
    const [tablet, telephone] = [await on('Tablet', 'technik'), await on('Telefon', 'technik')];
    const [one, other] = await Promise.all([secretOf(tablet), secretOf(telephone)]);
    expect(other).toEqual(one);
    const buero = await clientOf(server().url, 'buero');
    expect(await secretOf(buero)).not.toMatchObject({ schluessel: one.schluessel });

    const path = `/system/benutzer/${one.benutzerId}/geraeteloeschung`;
    expect(outcome(await admin.post(path, { benutzername: 'technik' }))).toBe('204');
    const later = await secretOf(await on('Telefon', 'technik'));
    expect(later.benutzerId).toBe(one.benutzerId);
    expect(later.schluessel).not.toBe(one.schluessel);
  });
});
