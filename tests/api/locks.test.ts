import { describe, expect, test } from 'vitest';
import {
  clientOf,
  codesOf,
  fieldErrorsOf,
  recordOf,
  rowsOf,
  send,
  type ApiClient,
} from '../support/api-client';
import { testServer } from '../support/test-server';

const address = (tabelleId: number) => ({ tabelle: 'ADR', tabelleId });
const minutes = (until: unknown) => (Date.parse(String(until)) - Date.now()) / 60_000;

describe('locks', () => {
  const server = testServer();
  const as = (user: string) => clientOf(server().url, user);
  const take = async (client: ApiClient, body: object) =>
    recordOf(await client.post('/system/sperren', body));
  const patch = (client: ApiClient, path: string, body: object, headers: Record<string, string>) =>
    send(server().url, 'PATCH', path, {
      body,
      headers: { authorization: `Bearer ${client.token}`, ...headers },
    });

  test('five minutes, prolonged while somebody works, given back at the end', async () => {
    const buero = await as('buero');
    const reply = await buero.post('/system/sperren', address(31));
    expect(reply.status).toBe(201);
    const lock = recordOf(reply);
    expect(Object.keys(lock).sort()).toEqual(['benutzer', 'gesperrtSeit', 'gueltigBis', 'token']);
    expect(lock.benutzer).toBe('Bea Büro');
    expect(lock.token).toMatch(/^[\w-]{43}$/);
    expect(minutes(lock.gueltigBis)).toBeCloseTo(5, 0);

    const path = `/system/sperren/${String(lock.token)}`;
    const renewed = await buero.post(`${path}/verlaengerung`, undefined);
    expect(renewed.status).toBe(200);
    expect(recordOf(renewed)).toMatchObject({ token: lock.token, gesperrtSeit: lock.gesperrtSeit });
    expect(Date.parse(String(recordOf(renewed).gueltigBis))).toBeGreaterThanOrEqual(
      Date.parse(String(lock.gueltigBis)),
    );
    expect((await buero.remove(path)).status).toBe(204);
    expect((await buero.remove(path)).status).toBe(204);
    const late = await buero.post(`${path}/verlaengerung`, undefined);
    expect([late.status, ...codesOf(late)]).toEqual([423, 'msg_lock_expired']);
    expect(rowsOf(await buero.get('/system/sperren'))).toEqual([]);
  });

  test('the same user gets the same lock in another tab and on another device', async () => {
    const first = await take(await as('buero'), address(32));
    const again = await take(await as('buero'), address(32));
    expect(again.token).toBe(first.token);
    expect(again.gesperrtSeit).toBe(first.gesperrtSeit);
  });

  test('one user keeps no more than a hundred: the one that was prolonged longest ago ends', async () => {
    const admin = await as('admin');
    const tokens: unknown[] = [];
    for (let id = 101; id <= 200; id++) tokens.push((await take(admin, address(id))).token);
    const prolong = (token: unknown) =>
      admin.post(`/system/sperren/${String(token)}/verlaengerung`, undefined);
    expect((await prolong(tokens[0])).status).toBe(200);
    await take(admin, address(201));
    expect(codesOf(await prolong(tokens[1]))).toEqual(['msg_lock_expired']);
    for (const token of [tokens[0], tokens[2], tokens[99]]) {
      expect((await prolong(token)).status).toBe(200);
    }
    await server().query(`delete from record_locks where tabelle_id between 101 and 201`);
  });

  test('a part is locked by what it belongs to', async () => {
    const buero = await as('buero');
    const [person] = rowsOf(await buero.get('/stammdaten/ansprechpartner?limit=1'));
    const lock = await take(buero, { tabelle: 'ANS', tabelleId: person?.id });
    expect(rowsOf(await buero.get('/system/sperren'))).toContainEqual(
      expect.objectContaining({
        token: lock.token,
        tabelle: 'ADR',
        tabelleId: person?.adresseId,
        benutzer: 'Bea Büro',
        benutzerId: 2,
      }),
    );
    const path = `/stammdaten/ansprechpartner/${String(person?.id)}`;
    const headers = { 'if-match': `"${String(person?.version)}"` };
    const changed = await patch(
      buero,
      path,
      { position: 'Leitung' },
      {
        ...headers,
        'x-sperr-token': String(lock.token),
      },
    );
    expect(changed.status).toBe(200);
  });

  test('a second person reads who has been editing since when, and may go on', async () => {
    const first = await take(await as('buero'), address(33));
    const admin = await as('admin');
    const second = await take(admin, address(33));
    expect(second).toMatchObject({ benutzer: 'Bea Büro', gesperrtSeit: first.gesperrtSeit });
    expect(second.token).not.toBe(first.token);
    const path = '/stammdaten/adressen/33';
    const token = { 'x-sperr-token': String(second.token) };
    // The stale-write guard decides; a lock that does not block is no reason to do without.
    const without = await patch(admin, path, { s01: 'A' }, token);
    expect([without.status, ...codesOf(without)]).toEqual([428, 'msg_precondition_required']);
    expect((await patch(admin, path, { s01: 'A' }, { ...token, 'if-match': '"1"' })).status).toBe(
      200,
    );
    const foreign = { 'x-sperr-token': String(first.token), 'if-match': '"2"' };
    for (const headers of [foreign, { ...foreign, 'x-sperr-token': 'x' }]) {
      const refused = await patch(admin, path, { s01: 'B' }, headers);
      expect([refused.status, ...codesOf(refused)]).toEqual([423, 'msg_lock_expired']);
    }
    // Nor does another one's token keep that one's lock, or make it one's own.
    const prolonged = await admin.post(
      `/system/sperren/${String(first.token)}/verlaengerung`,
      undefined,
    );
    expect(prolonged.status).toBe(423);
    const other = { ...token, 'if-match': '"1"' };
    expect((await patch(admin, '/stammdaten/adressen/34', { s01: 'A' }, other)).status).toBe(423);
  });

  test('who may not change a record takes no lock; unknown tables and records are told', async () => {
    const refusal = async (user: string, body: object) => {
      const reply = await (await as(user)).post('/system/sperren', body);
      return [reply.status, ...codesOf(reply)];
    };
    expect(await refusal('lesen', address(35))).toEqual([
      403,
      'msg_auth_right_missing ADR_AENDERN',
    ]);
    expect(await refusal('ohne', address(35))).toEqual([403, 'msg_auth_right_missing ADR_SEHEN']);
    expect(await refusal('buero', { tabelle: 'XYZ', tabelleId: 1 })).toEqual([
      422,
      'msg_table_unknown XYZ',
    ]);
    expect(await refusal('buero', address(999_999))).toEqual([404, 'msg_record_not_found']);
    const empty = await (await as('buero')).post('/system/sperren', {});
    expect(Object.keys(fieldErrorsOf(empty))).toEqual(['tabelle', 'tabelleId']);
  });

  test('everybody sees the own locks, and all of them who may release them', async () => {
    const buero = await as('buero');
    const admin = await as('admin');
    const { token } = await take(buero, address(36));
    const path = `/system/sperren/${String(token)}`;
    expect(rowsOf(await (await as('lesen')).get('/system/sperren'))).toEqual([]);
    const all = await admin.get('/system/sperren?limit=2000&returnTotal=true');
    expect(rowsOf(all)).toContainEqual(expect.objectContaining({ token, tabelleId: 36 }));
    expect((all.body as { total: number }).total).toBe(rowsOf(all).length);

    const plain = await admin.remove(path);
    expect([plain.status, codesOf(plain)[0]]).toEqual([
      423,
      expect.stringMatching(/^msg_locked_by_user Bea Büro \d{4}-\d\d-\d\dT/),
    ]);
    const unlawful = await buero.remove(`${path}?erzwingen=true`);
    expect([unlawful.status, ...codesOf(unlawful)]).toEqual([
      403,
      'msg_auth_right_missing SYS_SPERREN_LOESEN',
    ]);
    expect((await admin.remove(`${path}?erzwingen=true`)).status).toBe(204);
    const [forced] = rowsOf(await admin.get('/system/protokoll?filter=ereignis=SPERRE_ERZWUNGEN'));
    expect(forced).toMatchObject({ benutzer: 'admin', tabelleId: 36, betrifft: 'Bea Büro' });
    const headers = { 'x-sperr-token': String(token), 'if-match': '"1"' };
    const late = await patch(buero, '/stammdaten/adressen/36', { s01: 'A' }, headers);
    expect([late.status, ...codesOf(late)]).toEqual([423, 'msg_lock_expired']);
  });

  test('the history tells of forced releases, and under which lock something was changed', async () => {
    const buero = await as('buero');
    const { token } = await take(buero, address(37));
    const headers = { 'x-sperr-token': String(token), 'if-match': '"1"' };
    expect((await patch(buero, '/stammdaten/adressen/37', { s10: 'A' }, headers)).status).toBe(200);
    const admin = await as('admin');
    const changes = await admin.get('/system/aenderungen?tabelle=ADR&tabelleId=36');
    expect(rowsOf(changes)).toMatchObject([
      {
        benutzer: 'Ada Verwalter',
        art: 'CHANGE',
        feld: 'sperre',
        vorher: 'Bea Büro',
        nachher: null,
      },
    ]);
    const rows = await server().query<object>(
      `select feld, sperr_token from change_history where tabelle = 'ADR' and tabelle_id = 37`,
    );
    expect(rows).toEqual([{ feld: 's10', sperr_token: token }]);
  });

  test('a lock ends with its record', async () => {
    const admin = await as('admin');
    const created = await admin.post('/stammdaten/adressen', { name1: 'Vergänglich' });
    const path = created.headers.get('location') ?? '';
    const { token } = await take(admin, address(Number(path.split('/').at(-1))));
    expect((await admin.remove(path, '"1"')).status).toBe(204);
    expect(rowsOf(await admin.get('/system/sperren?limit=2000'))).not.toContainEqual(
      expect.objectContaining({ token }),
    );
  });

  test('of many at once everybody gets one lock, and all read the same first holder', async () => {
    const users = [await as('buero'), await as('admin'), await as('buero'), await as('admin')];
    const locks = await Promise.all(
      Array.from({ length: 16 }, (_, index) => take(users[index % 4] as ApiClient, address(38))),
    );
    expect(new Set(locks.map(({ token }) => token)).size).toBe(2);
    expect(new Set(locks.map(({ gesperrtSeit }) => gesperrtSeit)).size).toBeLessThanOrEqual(2);
    expect(
      rowsOf(await (users[1] as ApiClient).get('/system/sperren?limit=2000')).filter(
        ({ tabelleId }) => tabelleId === 38,
      ),
    ).toHaveLength(2);
  });
});

// What takes time or another hand is done in the database itself.
describe('locks that count no more', () => {
  const server = testServer();

  const othersSee = async () => {
    const admin = await clientOf(server().url, 'admin');
    return rowsOf(await admin.get('/system/sperren'));
  };
  const renew = async (client: ApiClient, token: unknown) => {
    const reply = await client.post(`/system/sperren/${String(token)}/verlaengerung`, undefined);
    return [reply.status, ...codesOf(reply)];
  };

  test('because their time runs out', async () => {
    const buero = await clientOf(server().url, 'buero');
    const { token } = recordOf(await buero.post('/system/sperren', address(41)));
    await server().query(`update record_locks set valid_until = now() - interval '1 second'`);
    expect(await othersSee()).toEqual([]);
    expect(await renew(buero, token)).toEqual([423, 'msg_lock_expired']);
    const admin = await clientOf(server().url, 'admin');
    const next = recordOf(await admin.post('/system/sperren', address(41)));
    expect(next.benutzer).toBe('Ada Verwalter');
    expect((await admin.remove(`/system/sperren/${String(next.token)}`)).status).toBe(204);
    expect(recordOf(await buero.post('/system/sperren', address(41))).token).not.toBe(token);
  });

  test('because their session ends, by itself or by logout', async () => {
    const { url } = server();
    const buero = await clientOf(url, 'buero');
    const { token } = recordOf(await buero.post('/system/sperren', address(42)));
    await server().query('update sessions set ended_at = now()');
    expect(await othersSee()).toEqual([]);
    const again = await clientOf(url, 'buero');
    expect(await renew(again, token)).toEqual([423, 'msg_lock_expired']);
    await again.post('/system/sperren', address(42));
    expect(await othersSee()).toHaveLength(1);
    expect((await again.remove('/login')).status).toBe(204);
    expect(await othersSee()).toEqual([]);
  });

  test('because their user is blocked', async () => {
    const buero = await clientOf(server().url, 'buero');
    await buero.post('/system/sperren', address(43));
    await server().query(`update users set gesperrt = true where benutzername = 'buero'`);
    expect(await othersSee()).toEqual([]);
  });
});
