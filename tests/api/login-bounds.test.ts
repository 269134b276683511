import { describe, expect, test } from 'vitest';
import { clientWith, codesOf, logIn, send } from '../support/api-client';
import { testServer } from '../support/test-server';

describe('what strangers can do to a login', () => {
  // Addresses are told by a proxy here, which demo logins are refused behind otherwise.
  const server = testServer({
    KONTOR_TRUST_PROXY: '127.0.0.1',
    KONTOR_ALLOW_DEMO_REMOTE: '1',
  });
  const tries = (user: string, ip: string, password = 'kontor-demo', geraetId?: string) =>
    send(server().url, 'POST', '/login', {
      body: { sprache: 'de', geraetName: 'Test', ...(geraetId ? { geraetId } : {}) },
      headers: {
        'x-forwarded-for': ip,
        authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
      },
    });
  const status = async (...of: Parameters<typeof tries>) => (await tries(...of)).status;
  /** Failures of many networks, as if somebody had guessed. */
  const guess = (user: string, count: number) =>
    server().query(
      `insert into login_attempts (ip, benutzername)
       select '198.51.' || i / 250 || '.' || i % 250, $1 from generate_series(1, $2::int) i`,
      [user, count],
    );

  test('guesses at one account from many networks are refused; its user goes on where he is known', async () => {
    const home = '192.0.2.1';
    expect(await status('buero', home)).toBe(200);
    expect(await status('buero', '192.0.2.2', 'kontor-demo', 'tablet-7')).toBe(200);
    await guess('buero', 99);
    expect(await status('buero', '203.0.113.1', 'falsch')).toBe(401);
    const refused = await tries('buero', '203.0.113.2');
    const seconds = refused.headers.get('retry-after');
    expect([refused.status, ...codesOf(refused)]).toEqual([429, `msg_auth_too_many ${seconds}`]);
    expect(Number(seconds)).toBeGreaterThan(800);
    // Known: the network, and the device wherever it is.
    expect(await status('buero', home)).toBe(200);
    expect(await status('buero', '203.0.113.3', 'kontor-demo', 'tablet-7')).toBe(200);
    expect(await status('buero', '203.0.113.3')).toBe(200); // known by now
    expect(await status('buero', '203.0.113.4', 'kontor-demo', 'tablet-8')).toBe(429);
    // Another account is not concerned.
    expect(await status('lesen', '203.0.113.2')).toBe(200);
  });

  test('failures of invented names from a network refuse strangers there, and nobody who is known', async () => {
    const home = '192.0.2.31';
    expect(await status('technik3', home)).toBe(200);
    expect(await status('technik4', '192.0.2.32', 'kontor-demo', 'tablet-9')).toBe(200);
    await server().query(
      `insert into login_attempts (ip, benutzername)
       select $1, 'erfunden' || i from generate_series(1, 200) i`,
      [home],
    );
    expect(await status('technik3', home)).toBe(200);
    expect(await status('technik4', home, 'kontor-demo', 'tablet-9')).toBe(200);
    expect(await status('technik5', home)).toBe(429);
    expect(await status('erfunden201', home, 'falsch')).toBe(429);
    // Who is known guesses no more often than before.
    for (let failure = 1; failure <= 10; failure++) {
      expect(await status('technik3', home, `falsch${failure}`)).toBe(401);
    }
    expect(await status('technik3', home)).toBe(429);
  });

  test('failures at one’s name from the same network keep nobody from a device of the own', async () => {
    const home = '192.0.2.41';
    const device = 'tablet-41';
    expect(await status('technik2', home, 'kontor-demo', device)).toBe(200);
    for (let failure = 1; failure <= 10; failure++) {
      expect(await status('technik2', home, `falsch${failure}`)).toBe(401);
    }
    expect(await status('technik2', home)).toBe(429);
    const login = await tries('technik2', home, 'kontor-demo', device);
    expect(login.status).toBe(200);
    // Nor from proving the password in a session.
    const { token } = login.body as { token: string };
    const changed = await send(server().url, 'POST', '/system/passwort', {
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': home },
      body: { altesPasswort: 'falsch', neuesPasswort: 'Ein ganz neues 1' },
    });
    expect(changed.status).toBe(422);
    for (let failure = 1; failure <= 10; failure++) {
      expect(await status('technik2', home, `falsch${failure}`, device)).toBe(401);
    }
    expect(await status('technik2', home, 'kontor-demo', device)).toBe(429);
  });

  test('a known network does not guess more often than any other', async () => {
    const home = '192.0.2.11';
    expect(await status('technik', home)).toBe(200);
    await guess('technik', 100);
    for (let failure = 1; failure <= 10; failure++) {
      expect(await status('technik', home, `falsch${failure}`)).toBe(401);
    }
    expect(await status('technik', home)).toBe(429);
  });

  test('an account that there is not looks the same', async () => {
    await guess('niemand', 100);
    const refused = await tries('niemand', '203.0.113.9');
    expect([refused.status, codesOf(refused)[0]?.split(' ')[0]]).toEqual([
      429,
      'msg_auth_too_many',
    ]);
  });

  test('who is logged in changes the password also then', async () => {
    const { token } = (await tries('lager', '192.0.2.21')).body as { token: string };
    await guess('lager', 100);
    const changed = await send(server().url, 'POST', '/system/passwort', {
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.21' },
      body: { altesPasswort: 'falsch', neuesPasswort: 'Ein ganz neues 1' },
    });
    expect(changed.status).toBe(422);
  });

  test('one subscriber of IPv6 has ten guesses, not ten for each address', async () => {
    for (let failure = 1; failure <= 10; failure++) {
      expect(await status('ohne', `2001:db8:1:2::${failure}`, 'falsch')).toBe(401);
    }
    expect(await status('ohne', '2001:db8:1:2:ffff::1')).toBe(429);
    expect(await status('ohne', '2001:db8:1:3::1')).toBe(200);
  });

  test('a flood of tokens that are none ends before the database; sessions beside it go on', async () => {
    const ip = '192.0.2.77';
    const { body } = await tries('lesen', ip);
    const { token } = body as { token: string };
    const me = (bearer: string, from = ip) =>
      send(server().url, 'GET', '/webapp/me', {
        headers: { authorization: `Bearer ${bearer}`, 'x-forwarded-for': from },
      });
    const answers: Record<number, number> = {};
    for (let round = 0; !answers[429]; round++) {
      const replies = await Promise.all(
        Array.from({ length: 50 }, (_, index) => me(`${'x'.repeat(30)}-${round}-${index}`)),
      );
      for (const reply of replies) {
        answers[reply.status] = (answers[reply.status] ?? 0) + 1;
        if (reply.status === 429) {
          expect(codesOf(reply)[0]).toMatch(/^msg_general_too_many_calls \d+$/);
        }
      }
    }
    expect(Object.keys(answers)).toEqual(['401', '429']);
    expect(answers[401]).toBeGreaterThanOrEqual(500);
    const renewals = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        send(server().url, 'POST', '/login/erneuerung', {
          headers: { 'x-forwarded-for': ip },
          body: { erneuerungToken: `${'y'.repeat(40)}${index}` },
        }),
      ),
    );
    expect(renewals.map((reply) => reply.status)).toContain(429);
    expect((await me(token)).status).toBe(200);
    expect((await clientWith(server().url, token).get('/webapp/me')).status).toBe(200);
    expect((await me('x'.repeat(43), '192.0.2.78')).status).toBe(401);
    expect((await logIn(server().url, 'lesen')).status).toBe(200);
  });

  test('of where an account was used the last fifty places are known', async () => {
    await server().query(
      `insert into login_origins (user_id, origin, used_at)
       select id, 'network 10.0.0.' || i, now() - i * interval '1 minute'
       from users, generate_series(1, 60) i where benutzername = 'admin'`,
    );
    expect(await status('admin', '192.0.2.99')).toBe(200);
    const rows = await server().query<{ origin: string }>(
      `select origin from login_origins join users on id = user_id
       where benutzername = 'admin' order by used_at desc`,
    );
    expect(rows).toHaveLength(50);
    expect(rows[0]).toEqual({ origin: 'network 192.0.2.99' });
  });
});
