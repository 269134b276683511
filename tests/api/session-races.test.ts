import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  clientOf,
  clientWith,
  codesOf,
  logIn,
  recordOf,
  send,
  type ApiClient,
  type Reply,
} from '../support/api-client';
import { testServer } from '../support/test-server';

const USER = 'buero';
const passwords = { altesPasswort: 'kontor-demo', neuesPasswort: 'Ein neues Wort' };
const answer = (reply: Reply) =>
  [reply.status, ...(reply.status < 400 ? [] : codesOf(reply))].join(' ');

describe('what races a change of the account', () => {
  const server = testServer();
  let holder: pg.Client;

  beforeEach(async () => {
    holder = new pg.Client({ connectionString: server().data });
    await holder.connect();
    await holder.query(
      `update users set gesperrt = false, typ = 0, passwort_aendern = false,
         passwort_hash = (select passwort_hash from users where benutzername = 'lesen')
       where benutzername = $1`,
      [USER],
    );
    await holder.query('update sessions set ended_at = now()');
  });
  afterEach(() => holder.end());

  /** Holds a row for as long as the calls take to stand before it, one after the other; answers their replies. */
  const inThisOrder = async (
    row: string,
    calls: readonly (() => Promise<Reply>)[],
    meanwhile: () => Promise<void> = async () => undefined,
  ): Promise<Reply[]> => {
    await holder.query('begin');
    await holder.query(`${row} for update`);
    const replies: Promise<Reply>[] = [];
    for (const call of calls) {
      replies.push(call());
      await expect.poll(waiting, { timeout: 20_000 }).toBe(replies.length);
    }
    await meanwhile();
    await holder.query('commit');
    return Promise.all(replies);
  };
  const waiting = async () => {
    // On a connection of its own: within a transaction this view stands still.
    const rows = await server().query<{ count: number }>(
      `select count(*)::integer as count from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0]?.count;
  };
  const userRow = `select id from users where benutzername = '${USER}'`;
  const liveSessions = async () => {
    const { rows } = await holder.query<{ count: number }>(
      `select count(*)::integer as count from sessions
       where ended_at is null and user_id = (${userRow})`,
    );
    return rows[0]?.count;
  };
  const asAdministrator = async (patch: Record<string, unknown>) => {
    const admin = await clientOf(server().url, 'admin');
    const path = '/system/benutzer/2';
    const { version } = recordOf(await admin.get(path));
    return () => admin.patch(path, patch, `"${String(version)}"`);
  };

  test.each([{ gesperrt: true }, { typ: 4 }])(
    'a login with the right password does not survive %o',
    async (patch) => {
      const change = await asAdministrator(patch);
      const [changed, login] = await inThisOrder(userRow, [
        change,
        () => logIn(server().url, USER),
      ]);
      expect([changed, login].map((reply) => answer(reply as Reply))).toEqual([
        '200',
        '401 msg_auth_wrong',
      ]);
      expect(await liveSessions()).toBe(0);
    },
  );

  test('a login with the old password does not survive a reset by an administrator', async () => {
    const admin = await clientOf(server().url, 'admin');
    const [reset, login] = await inThisOrder(userRow, [
      () => admin.post('/system/benutzer/2/passwort', { neuesPasswort: 'Ein neues Wort' }),
      () => logIn(server().url, USER),
    ]);
    expect([reset, login].map((reply) => answer(reply as Reply))).toEqual([
      '200',
      '401 msg_auth_wrong',
    ]);
    expect(await liveSessions()).toBe(0);
  });

  test('a login with the old password does not survive its change', async () => {
    const own = await clientOf(server().url, USER);
    const [changed, login] = await inThisOrder(userRow, [
      () => own.post('/system/passwort', passwords),
      () => logIn(server().url, USER),
    ]);
    expect((changed as Reply).status).toBeLessThan(300);
    expect(answer(login as Reply)).toBe('401 msg_auth_wrong');
    expect(await liveSessions()).toBe(1);
    const { token } = (changed as Reply).body as { token: string };
    expect(answer(await clientWith(server().url, token).get('/webapp/me'))).toBe('200');
  });

  test('an own change does not undo a reset by an administrator', async () => {
    const admin = await clientOf(server().url, 'admin');
    const own = await clientOf(server().url, USER);
    const [reset, changed] = await inThisOrder(userRow, [
      () => admin.post('/system/benutzer/2/passwort', { neuesPasswort: 'Vom Amt gesetzt' }),
      () => own.post('/system/passwort', passwords),
    ]);
    expect([reset, changed].map((reply) => answer(reply as Reply))).toEqual([
      '200',
      '401 msg_auth_expired',
    ]);
    expect((await logIn(server().url, USER, passwords.neuesPasswort)).status).toBe(401);
    expect((await logIn(server().url, USER, 'Vom Amt gesetzt')).status).toBe(200);
  });

  test('a renewal with the old token gains nothing from a change that overtakes it', async () => {
    const { url } = server();
    const pair = (await logIn(url, USER)).body as { token: string; erneuerungToken: string };
    const { erneuerungToken } = pair;
    const token = createHash('sha256').update(erneuerungToken).digest('hex');
    let changed: Promise<Reply> | undefined;
    const [renewed] = await inThisOrder(
      `select 1 from session_tokens where hash = '\\x${token}'`,
      [() => send(url, 'POST', '/login/erneuerung', { body: { erneuerungToken } })],
      async () => {
        changed = clientWith(url, pair.token).post('/system/passwort', passwords);
        await changed;
      },
    );
    expect((await changed)?.status).toBe(200);
    const { token: gained = '' } = (renewed as Reply).body as { token?: string };
    expect((await clientWith(url, gained || 'x'.repeat(43)).get('/webapp/me')).status).toBe(401);
    expect(await liveSessions()).toBe(1);
  });

  test.each([
    ['a logout', (own: ApiClient) => own.remove('/login')],
    ['a block', async () => (await asAdministrator({ gesperrt: true }))()],
  ])('a call whose body arrives after %s is not made', async (_, end) => {
    const { url } = server();
    const { token } = (await logIn(url, USER)).body as { token: string };
    const call = request(`${url}/vario-api/stammdaten/adressen`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    const status = new Promise<number | undefined>((resolve, reject) => {
      call.once('response', (response) => resolve(response.resume().statusCode));
      call.once('error', reject);
    });
    call.write('{"name1":');
    await setTimeout(1200);
    expect((await end(clientWith(url, token))).status).toBeLessThan(300);
    call.end('"Zu spät"}');
    expect(await status).toBe(401);
    const [found] = await server().query<{ count: number }>(
      "select count(*)::integer as count from addresses where name1 = 'Zu spät'",
    );
    expect(found?.count).toBe(0);
  });
});
