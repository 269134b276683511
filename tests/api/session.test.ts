import { describe, expect, test } from 'vitest';
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
  type Row,
} from '../support/api-client';
import { testServer } from '../support/test-server';

interface Pair {
  token: string;
  gueltigBis: string;
  erneuerungToken: string;
  erneuerungBis: string;
}

const hours = (until: string) => (Date.parse(until) - Date.now()) / 3_600_000;

describe('sessions', () => {
  const server = testServer();
  const renew = (erneuerungToken: string) =>
    send(server().url, 'POST', '/login/erneuerung', { body: { erneuerungToken } });

  test('OPTIONS tells that the server is there, in at most 200 bytes', async () => {
    const reply = await send(server().url, 'OPTIONS', '/login');
    expect(reply.status).toBe(204);
    expect(reply.headers.get('allow')).toBe('POST, DELETE');
    expect(reply.body).toBe('');
  });

  test('a login gives tokens for 30 minutes and 12 hours, logout ends both', async () => {
    const login = await logIn(server().url, 'Buero');
    expect(login.status).toBe(200);
    const pair = login.body as Pair;
    expect(hours(pair.gueltigBis)).toBeCloseTo(0.5, 1);
    expect(hours(pair.erneuerungBis)).toBeCloseTo(12, 1);
    expect(pair.token).toMatch(/^[\w-]{43}$/);

    expect((await send(server().url, 'DELETE', '/login')).status).toBe(401);
    const client = clientWith(server().url, pair.token);
    expect((await client.remove('/login')).status).toBe(204);
    expect(codesOf(await client.get('/webapp/me'))).toEqual(['msg_auth_expired']);
    expect((await renew(pair.erneuerungToken)).status).toBe(401);
  });

  test('calls that arrive together are told apart: each by its own token, an ended session by nobody', async () => {
    const whoIs = (reply: Reply) =>
      reply.status === 200 ? (recordOf(reply).benutzer as Row).id : codesOf(reply)[0];
    const names = ['buero', 'lesen', 'technik', 'admin'];
    const clients = await Promise.all(names.map((name) => clientOf(server().url, name)));
    const users: unknown[] = [];
    for (const client of clients) users.push(whoIs(await client.get('/webapp/me')));
    expect(new Set(users).size).toBe(names.length);

    const other = await clientOf(server().url, 'buero');
    const unknown = clientWith(server().url, 'x'.repeat(43));
    const together = async () => {
      const all = [...clients, other, unknown, ...clients];
      const replies = await Promise.all(all.map((client) => client.get('/webapp/me')));
      return replies.map(whoIs);
    };
    const nobody = 'msg_auth_expired';
    expect(await together()).toEqual([...users, users[0], nobody, ...users]);
    expect((await other.remove('/login')).status).toBe(204);
    expect(await together()).toEqual([...users, nobody, nobody, ...users]);
  });

  test("only a technician's registered device stays for 14 days", async () => {
    const until = async (user: string, device?: string) =>
      hours(((await logIn(server().url, user, 'kontor-demo', device)).body as Pair).erneuerungBis);
    expect(await until('technik', 'tablet-1')).toBeCloseTo(14 * 24, 0);
    expect(await until('technik')).toBeCloseTo(12, 1);
    expect(await until('buero', 'tablet-1')).toBeCloseTo(12, 1);
  });

  test('wrong password, unknown and blocked user look the same, and nobody asks for Basic', async () => {
    const refusals = [
      await logIn(server().url, 'lesen', 'falsch'),
      await logIn(server().url, 'niemand', 'kontor-demo'),
      await logIn(server().url, 'gesperrt', 'kontor-demo'),
      await send(server().url, 'POST', '/login', { body: { sprache: 'de', geraetName: 'x' } }),
    ];
    for (const refusal of refusals) {
      expect(refusal.status).toBe(401);
      expect(codesOf(refusal)).toEqual(['msg_auth_wrong']);
      expect(refusal.headers.get('www-authenticate')).toBeNull();
    }
  });

  test('renewal rotates; two tabs may use the same token at the same time', async () => {
    const first = (await logIn(server().url, 'lesen')).body as Pair;
    const replies = await Promise.all([renew(first.erneuerungToken), renew(first.erneuerungToken)]);
    for (const { status, body } of replies) {
      expect(status).toBe(200);
      const next = body as Pair;
      expect(next.erneuerungToken).not.toBe(first.erneuerungToken);
      expect((await clientWith(server().url, next.token).get('/webapp/me')).status).toBe(200);
    }
    // A call that is under way with the former token still ends well.
    expect((await clientWith(server().url, first.token).get('/webapp/me')).status).toBe(200);
    expect((await renew('x'.repeat(43))).status).toBe(401);
  });

  test('me names every right with its flag', async () => {
    const me = recordOf(await (await clientOf(server().url, 'technik')).get('/webapp/me'));
    expect(me.benutzer).toMatchObject({ name: 'Tom Techniker', typ: 2, istAdmin: false });
    expect(me.techniker).toMatchObject({ id: 1, bezeichnung: 'Tom Techniker' });
    const [own] = rowsOf(
      await (await clientOf(server().url, 'technik')).get('/service/techniker?filter=id=1'),
    );
    const { gutteileLagerId, doateileLagerId, defektteileLagerId } = own ?? {};
    expect(me.techniker).toMatchObject({ gutteileLagerId, doateileLagerId, defektteileLagerId });
    const rights = me.rechte as { recht: string; genehmigt: boolean }[];
    expect(rights.length).toBeGreaterThan(50);
    expect(rights).toContainEqual({ recht: 'ADR_SEHEN', genehmigt: true });
    expect(rights).toContainEqual({ recht: 'ART_EK', genehmigt: false });
    const { rechte } = recordOf(await (await clientOf(server().url, 'admin')).get('/webapp/me'));
    expect((rechte as typeof rights).every(({ genehmigt }) => genehmigt)).toBe(true);
  });

  test('system information tells more with a session', async () => {
    const anonymous = recordOf(await send(server().url, 'GET', '/webapp/systeminfo'));
    expect(anonymous).toMatchObject({ demo: true });
    expect(anonymous).not.toHaveProperty('lizenzName');
    const known = await (await clientOf(server().url, 'ohne')).get('/webapp/systeminfo');
    expect(recordOf(known)).toHaveProperty('datenbankVersion');
  });

  test('eleven failures in a row: 429 with the seconds to wait, also with the right password', async () => {
    for (let failure = 1; failure <= 10; failure++) {
      expect((await logIn(server().url, 'lager', `falsch${failure}`)).status).toBe(401);
    }
    const refused = await logIn(server().url, 'lager');
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('x-rate-limit-retry-after-seconds'));
    expect(seconds).toBeGreaterThan(800);
    expect(seconds).toBeLessThanOrEqual(900);
    // Others, and successful logins, are not concerned.
    for (let login = 1; login <= 12; login++) {
      expect((await logIn(server().url, 'technik')).status).toBe(200);
    }
  });

  test('parallel guesses count as well', async () => {
    const replies = await Promise.all(
      Array.from({ length: 15 }, (_, index) => logIn(server().url, 'admin', `rate${index}`)),
    );
    const count = (wanted: number) => replies.filter(({ status }) => status === wanted).length;
    expect(count(401)).toBeLessThanOrEqual(10);
    expect(count(429)).toBeGreaterThanOrEqual(5);
  });

  test('preferences belong to their user', async () => {
    const buero = await clientOf(server().url, 'buero');
    const path = '/webapp/parameter/darkmode';
    expect(recordOf(await buero.get(path))).toEqual({ name: 'darkmode', wert: null });
    const wert = '{"v":1,"dark":true}';
    expect((await buero.post(path, { data: { wert } })).status).toBe(200);
    expect(recordOf(await buero.get(path))).toEqual({ name: 'darkmode', wert });
    const other = await clientOf(server().url, 'lesen');
    expect(recordOf(await other.get(path)).wert).toBeNull();
    // 64 KB are bytes: an umlaut has two of them.
    expect((await buero.post(path, { data: { wert: 'ü'.repeat(32_768) } })).status).toBe(200);
    for (const tooLong of ['x'.repeat(65_537), `${'ü'.repeat(32_768)}x`]) {
      const refused = await buero.post(path, { data: { wert: tooLong } });
      expect([refused.status, Object.keys(fieldErrorsOf(refused))]).toEqual([422, ['data.wert']]);
    }
    expect(recordOf(await buero.get(path)).wert).toBe('ü'.repeat(32_768));
    expect((await buero.post(path, { wert })).status).toBe(422);
  });

  test('the storage region is changed by right only, and the own one is named', async () => {
    const path = '/webapp/parameter/userStorageRegion';
    const choose = (client: ApiClient, wert: string | null) =>
      client.post(path, { data: { wert } });
    const buero = await clientOf(server().url, 'buero');
    expect((await choose(buero, '{"v":1,"id":2}')).status).toBe(200);
    const lesen = await clientOf(server().url, 'lesen');
    for (const wert of ['{"v":1,"id":2}', null]) {
      const refused = await choose(lesen, wert);
      expect([refused.status, ...codesOf(refused)]).toEqual([
        403,
        'msg_auth_right_missing LAG_LGK_WECHSELN',
      ]);
    }
    expect(recordOf(await lesen.get(path)).wert).toBeNull();

    const regions = async (client: ApiClient) => {
      const { lagerkreise } = recordOf(await client.get('/webapp/basisdaten'));
      return lagerkreise as { name: string; istHauptlagerkreis: boolean; istEigener: boolean }[];
    };
    const technik = await regions(await clientOf(server().url, 'technik'));
    expect(technik.filter(({ istEigener }) => istEigener).map(({ name }) => name)).toEqual([
      'Service',
    ]);
    expect(technik.find(({ istHauptlagerkreis }) => istHauptlagerkreis)?.name).toBe('Nord');
    expect((await regions(lesen)).some(({ istEigener }) => istEigener)).toBe(false);
  });
});

describe('preferences of one user', () => {
  const server = testServer();

  test('have at most 500 names and 4 MB; what is emptied makes room', async () => {
    const client = await clientOf(server().url, 'buero');
    const { id } = (recordOf(await client.get('/webapp/me')) as { benutzer: { id: number } })
      .benutzer;
    const store = (name: string, wert: string | null) =>
      client.post(`/webapp/parameter/${name}`, { data: { wert } });
    const tooMany = [422, 'msg_preference_limit 500 4'];
    await server().query(
      `insert into preferences (user_id, name, wert)
       select $1::bigint, 'name' || i, '{}' from generate_series(1, 495) i`,
      [id],
    );
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => store(`weiterer${index}`, '{}')),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
    for (const reply of replies.filter(({ status }) => status !== 200)) {
      expect([reply.status, ...codesOf(reply)]).toEqual(tooMany);
    }
    // What is there already may change, and what is emptied is gone.
    expect((await store('name7', '{"v":1}')).status).toBe(200);
    expect(recordOf(await store('name8', null))).toEqual({ name: 'name8', wert: null });
    expect(recordOf(await client.get('/webapp/parameter/name8')).wert).toBeNull();
    expect((await store('neu', '{}')).status).toBe(200);
    expect((await store('nochEiner', '{}')).status).toBe(422);

    await server().query(
      `update preferences set wert = repeat('x', 65536) where user_id = $1
       and name in (select name from preferences where user_id = $1 order by name limit 63)`,
      [id],
    );
    const large = await store('neu', 'x'.repeat(65_536));
    expect([large.status, ...codesOf(large)]).toEqual(tooMany);
    expect((await store('neu', 'x'.repeat(1000))).status).toBe(200);
    // Of others nothing is counted.
    const other = await clientOf(server().url, 'lesen');
    expect(
      (await other.post('/webapp/parameter/a', { data: { wert: 'x'.repeat(65_536) } })).status,
    ).toBe(200);
  });
});

// What takes time or another hand is done in the database itself.
describe('sessions and what happens meanwhile', () => {
  const server = testServer();

  test('a renewal token used again after 30 s ends the session', async () => {
    const { url } = server();
    const first = (await logIn(url, 'lesen')).body as Pair;
    const renew = (erneuerungToken: string) =>
      send(url, 'POST', '/login/erneuerung', { body: { erneuerungToken } });
    const next = (await renew(first.erneuerungToken)).body as Pair;
    await server().query(`update session_tokens set used_at = used_at - interval '31 seconds'`);
    expect((await renew(first.erneuerungToken)).status).toBe(401);
    expect((await clientWith(url, next.token).get('/webapp/me')).status).toBe(401);
    expect((await renew(next.erneuerungToken)).status).toBe(401);
    const admin = await clientOf(url, 'admin');
    const entries = await admin.get('/system/protokoll?filter=ereignis=SITZUNG_BEENDET');
    expect(rowsOf(entries)).toMatchObject([{ benutzerId: 5, benutzer: 'lesen', geraet: 'Test' }]);
  });

  test('a session that is renewed again and again keeps its last thousand tokens', async () => {
    const { url } = server();
    const { erneuerungToken } = (await logIn(url, 'technik')).body as Pair;
    const [own] = await server().query<{ id: number }>(
      `select max(id)::int as id from sessions where user_id = (select id from users where benutzername = 'technik')`,
    );
    const id = own?.id ?? 0;
    // As if this tab had been renewed for a while, and a script had gone on with it.
    for (const kind of ['access', 'renewal']) {
      await server().query(
        `insert into session_tokens (hash, session_id, kind, valid_until)
         select sha256(('${kind}' || n)::bytea), ${id}, '${kind}', now() + n * interval '1 second'
         from generate_series(1, 5000) n`,
      );
    }
    const renewed = await send(url, 'POST', '/login/erneuerung', { body: { erneuerungToken } });
    expect(renewed.status).toBe(200);
    const { token } = renewed.body as Pair;
    expect((await clientWith(url, token).get('/webapp/me')).status).toBe(200);
    const kept = await server().query<{ kind: string; count: number }>(
      `select kind, count(*)::int as count from session_tokens where session_id = ${id} group by 1 order by 1`,
    );
    // Those that would have run out first are gone, the new ones are not.
    expect(kept).toEqual([
      { kind: 'access', count: 1001 },
      { kind: 'renewal', count: 1001 },
    ]);
  });

  test('tokens end with their time', async () => {
    const { url } = server();
    const pair = (await logIn(url, 'lesen')).body as Pair;
    await server().query(
      `update session_tokens set valid_until = valid_until - interval '31 minutes'`,
    );
    const late = await clientWith(url, pair.token).get('/webapp/me');
    expect(codesOf(late)).toEqual(['msg_auth_expired']);
    const renewed = await send(url, 'POST', '/login/erneuerung', {
      body: { erneuerungToken: pair.erneuerungToken },
    });
    expect(renewed.status).toBe(200);
  });

  test('a logout ends the session also when its access token has run out', async () => {
    const { url } = server();
    const endedBy = async (token: (pair: Pair) => string) => {
      const pair = (await logIn(url, 'lesen')).body as Pair;
      await server().query(
        `update session_tokens set valid_until = valid_until - interval '31 minutes'`,
      );
      const { status } = await clientWith(url, token(pair)).remove('/login');
      const renewed = await send(url, 'POST', '/login/erneuerung', {
        body: { erneuerungToken: pair.erneuerungToken },
      });
      return [status, renewed.status];
    };
    expect(await endedBy(({ token }) => token)).toEqual([204, 401]);
    expect(await endedBy(({ erneuerungToken }) => erneuerungToken)).toEqual([204, 401]);
    const admin = await clientOf(url, 'admin');
    const entries = rowsOf(await admin.get('/system/protokoll?filter=ereignis=ABMELDUNG'));
    expect(entries).toMatchObject([{ benutzer: 'lesen' }, { benutzer: 'lesen' }]);

    // Such a token is good for nothing else.
    const { erneuerungToken } = (await logIn(url, 'lesen')).body as Pair;
    for (const path of ['/webapp/me', '/system/geraete']) {
      expect((await clientWith(url, erneuerungToken).get(path)).status).toBe(401);
    }
  });

  test("a blocked user's next call is refused; a portal user has no place here", async () => {
    const client = await clientOf(server().url, 'buero');
    expect((await client.get('/webapp/me')).status).toBe(200);
    await server().query(`update users set gesperrt = true where benutzername = 'buero'`);
    expect((await client.get('/webapp/me')).status).toBe(401);
    await server().query(`update users set gesperrt = false where benutzername = 'buero'`);
    const other = await clientOf(server().url, 'buero');
    await server().query(`update users set typ = 4 where benutzername = 'buero'`);
    expect((await other.get('/webapp/me')).status).toBe(401);
    const refused = await logIn(server().url, 'buero');
    expect([refused.status, ...codesOf(refused)]).toEqual([403, 'msg_auth_usertype']);
    expect((await logIn(server().url, 'buero', 'falsch')).status).toBe(401);
  });

  test('of more sessions than anybody needs the oldest ends', async () => {
    const { url } = server();
    const first = await clientOf(url, 'lager');
    const second = await clientOf(url, 'lager');
    await server().query(
      `insert into sessions (user_id, device_name, renewal_seconds, ends_at)
       select id, 'Test', 60, now() + interval '1 day' from users, generate_series(1, 198)
       where benutzername = 'lager'`,
    );
    expect((await first.get('/webapp/me')).status).toBe(200);
    await server().query(
      `insert into record_locks (token, tabelle, tabelle_id, user_id, session_id, valid_until, requires)
       select 'of the oldest', 'ADR', 1, user_id, min(sessions.id), now() + interval '5 minutes', '[]'
       from sessions join users on users.id = user_id
       where benutzername = 'lager' and ended_at is null group by user_id`,
    );
    const third = await clientOf(url, 'lager');
    const statuses = [];
    for (const client of [first, second, third])
      statuses.push((await client.get('/webapp/me')).status);
    expect(statuses).toEqual([401, 200, 200]);
    // With it what it had locked.
    expect(
      await server().query(`select 1 from record_locks where token = 'of the oldest'`),
    ).toEqual([]);
  });

  test('neither token nor password can be read in the database', async () => {
    const { token } = (await logIn(server().url, 'lesen')).body as Pair;
    const rows = await server().query<{ all: string }>(
      `select string_agg(t::text, ' ') as all from session_tokens t
       union all select string_agg(u::text, ' ') from users u`,
    );
    const text = rows.map((row) => row.all).join(' ');
    expect(text).toContain('$argon2id$');
    expect(text).not.toContain(token);
    expect(text).not.toContain(Buffer.from(token).toString('hex'));
    expect(text).not.toContain('kontor-demo');
  });
});
