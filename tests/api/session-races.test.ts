import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clientOf, clientWith, codesOf, logIn, recordOf, type Reply } from '../support/api-client';
import { onPostgresql, sharedServer } from '../support/each-database';

const USER = 'buero';
const answer = (reply: Reply) =>
  [reply.status, ...(reply.status < 400 ? [] : codesOf(reply))].join(' ');

// Only PostgreSQL has two transactions at the same time: the embedded database is one connection.
onPostgresql('what races a change of the account', (start) => {
  const server = sharedServer(start);
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
  ): Promise<Reply[]> => {
    await holder.query('begin');
    await holder.query(`${row} for update`);
    const replies: Promise<Reply>[] = [];
    for (const call of calls) {
      replies.push(call());
      await expect.poll(waiting, { timeout: 20_000 }).toBe(replies.length);
    }
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
      () =>
        own.post('/system/passwort', {
          altesPasswort: 'kontor-demo',
          neuesPasswort: 'Ein neues Wort',
        }),
      () => logIn(server().url, USER),
    ]);
    expect((changed as Reply).status).toBeLessThan(300);
    expect(answer(login as Reply)).toBe('401 msg_auth_wrong');
    expect(await liveSessions()).toBe(1);
    expect(answer(await clientWith(server().url, own.token).get('/webapp/me'))).toBe('200');
  });
});
