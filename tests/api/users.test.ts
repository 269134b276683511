import { beforeAll, describe, expect, test } from 'vitest';
import {
  clientOf,
  clientWith,
  codesOf,
  fieldErrorsOf,
  logIn,
  recordOf,
  rowsOf,
  type ApiClient,
  type Reply,
  type Row,
} from '../support/api-client';
import { testServer } from '../support/test-server';

const PASSWORD = 'Ein guter Anfang';
const outcome = (reply: Reply) => [reply.status, ...codesOf(reply)].join(' ');

describe('users and roles', () => {
  const server = testServer();
  let admin: ApiClient;
  /** Administers users, without being an administrator. */
  let clerk: ApiClient;

  const create = async (path: string, body: Row, by = admin): Promise<string> => {
    const reply = await by.post(path, body);
    expect([reply.status, reply.body]).toEqual([201, '']);
    return reply.headers.get('location') ?? '';
  };
  const newUser = (benutzername: string, more: Row = {}) =>
    create('/system/benutzer', {
      benutzername,
      name: `Neu ${benutzername}`,
      kuerzel: benutzername.slice(0, 8),
      passwort: PASSWORD,
      // Who has to change it may do nothing else.
      passwortAendern: false,
      ...more,
    });
  const idOf = (path: string) => Number(path.split('/').at(-1));
  const change = async (by: ApiClient, path: string, patch: Row) => {
    const { version } = recordOf(await by.get(path));
    return by.patch(path, patch, `"${String(version)}"`);
  };
  const tokenClient = async (user: string, password = PASSWORD) => {
    const login = await logIn(server().url, user, password);
    expect(login.status).toBe(200);
    return clientWith(server().url, (login.body as { token: string }).token);
  };

  beforeAll(async () => {
    admin = await clientOf(server().url, 'admin');
    const role = await create('/system/rollen', {
      name: 'Benutzerpflege',
      rechte: ['SYS_BENUTZER', 'ADR_SEHEN', 'ADR_SEHEN'].slice(0, 2),
    });
    await newUser('pflege', { rollen: [idOf(role)] });
    clerk = await tokenClient('pflege');
  });

  test('a user from creation to block: what was typed, what is answered, what is kept', async () => {
    const path = await newUser(' Ute.Neu@firma ', {
      kuerzel: 'UN',
      technikerId: 77,
      typ: 2,
      passwortAendern: undefined,
    });
    const read = await admin.get(path);
    expect(read.headers.get('etag')).toBe('"1"');
    expect(recordOf(read)).toEqual({
      id: idOf(path),
      version: 1,
      benutzername: 'ute.neu@firma',
      name: 'Neu  Ute.Neu@firma',
      kuerzel: 'UN',
      telefon: null,
      email: null,
      typ: 2,
      istAdmin: false,
      gesperrt: false,
      technikerId: 77,
      vorgabeLagerId: null,
      rollen: [],
      passwortAendern: true,
      avatar: null,
      letzteAnmeldung: null,
      zweiterFaktor: false,
    });
    const login = await logIn(server().url, 'UTE.neu@firma', PASSWORD);
    expect(login.body).toMatchObject({ passwortAendern: true });
    const after = recordOf(await admin.get(path));
    expect(after.letzteAnmeldung).toMatch(/Z$/);
    expect(after.version).toBe(1);

    const client = clientWith(server().url, (login.body as { token: string }).token);
    expect((await client.get('/webapp/me')).status).toBe(200);
    expect((await change(admin, path, { gesperrt: true })).status).toBe(200);
    expect((await client.get('/webapp/me')).status).toBe(401);
    expect((await logIn(server().url, 'ute.neu@firma', PASSWORD)).status).toBe(401);
    // Nobody comes back with an old session.
    expect((await change(admin, path, { gesperrt: false })).status).toBe(200);
    expect((await client.get('/webapp/me')).status).toBe(401);
    expect((await admin.remove(path, '"3"')).status).toBe(405);
    expect((await admin.patch(path, { name: 'X' }, '"1"')).status).toBe(412);
    expect((await admin.patch(path, { name: 'X' })).status).toBe(428);
  });

  test('a creation is refused at its fields', async () => {
    const refused = async (body: Row) => {
      const reply = await admin.post('/system/benutzer', {
        benutzername: 'frei',
        name: 'X',
        kuerzel: 'X',
        passwort: PASSWORD,
        ...body,
      });
      expect(reply.status).toBe(422);
      return Object.keys(fieldErrorsOf(reply));
    };
    expect(await refused({ benutzername: 'admin' })).toEqual(['benutzername']);
    expect(await refused({ benutzername: 'mit:Punkt' })).toEqual(['benutzername']);
    expect(await refused({ kuerzel: 'ADM' })).toEqual(['kuerzel']);
    expect(await refused({ passwort: 'password' })).toEqual(['passwort']);
    expect(await refused({ passwort: undefined })).toEqual(['passwort']);
    expect(await refused({ rollen: [4711] })).toEqual(['rollen']);
    expect(await refused({ passwortHash: 'x' })).toEqual(['passwortHash']);
    expect((await change(admin, '/system/benutzer/6', { passwort: PASSWORD })).status).toBe(422);
  });

  test('lists filter, order and search as any other, roles included', async () => {
    const [role] = rowsOf(await admin.get('/system/rollen?filter=name=Technik'));
    expect(role?.rechte).toContain('SVA_SEHEN');
    const names = async (query: string) =>
      rowsOf(await admin.get(`/system/benutzer?orderBy=id&${query}`)).map(
        ({ benutzername }) => benutzername,
      );
    expect(await names(`filter=rollen=${String(role?.id)},id<8`)).toEqual(['technik']);
    expect(await names('filter=rollen null,id<8')).toEqual(['admin', 'ohne']);
    expect(await names('filter=rollen!null,gesperrt=true')).toEqual(['gesperrt']);
    expect(await names('suche=tom tech')).toEqual(['technik']);
    const holders = rowsOf(
      await admin.get('/system/rollen?filter=rechte in(PICK_SEHEN|ADR_LOESCHEN)&orderBy=name'),
    );
    expect(holders.map(({ name }) => name)).toEqual(['Büro', 'Lager', 'Lesen']);
    expect((await admin.get('/system/benutzer?filter=rollen~1')).status).toBe(422);
    expect((await admin.get('/system/benutzer?filter=passwortHash!null')).status).toBe(422);
    expect((await admin.get('/system/benutzer?orderBy=passwort')).status).toBe(422);
  });

  test('rights come and go with the next call', async () => {
    const role = await create('/system/rollen', { name: 'Probe', rechte: [] });
    const path = await newUser('probe', { rollen: [idOf(role)] });
    const client = await tokenClient('probe');
    const reads = async () => (await client.get('/stammdaten/adressen?limit=1')).status;
    expect(await reads()).toBe(403);
    expect((await change(admin, role, { rechte: ['ART_SEHEN', 'ADR_SEHEN'] })).status).toBe(200);
    expect(await reads()).toBe(200);
    // The same rights in another order are no change.
    const same = await change(admin, role, { rechte: ['ADR_SEHEN', 'ART_SEHEN'] });
    expect(same.headers.get('etag')).toBe('"2"');
    const inUse = await change(admin, role, { name: 'Probe 2' });
    expect(inUse.status).toBe(200);
    expect(outcome(await admin.remove(role, '"3"'))).toBe('409 msg_role_in_use 1');
    expect((await change(admin, path, { rollen: [] })).status).toBe(200);
    expect(await reads()).toBe(403);
    expect((await admin.remove(role, '"3"')).status).toBe(204);
  });

  test('a reset password ends all sessions and is to be changed', async () => {
    const path = await newUser('vergessen', { passwortAendern: false });
    const client = await tokenClient('vergessen');
    const weak = await admin.post(`${path}/passwort`, { neuesPasswort: 'vergessen' });
    expect(Object.keys(fieldErrorsOf(weak))).toEqual(['neuesPasswort']);
    const reset = await admin.post(`${path}/passwort`, { neuesPasswort: 'Ein zweiter Anfang' });
    expect([reset.status, reset.headers.get('etag')]).toEqual([200, '"2"']);
    expect(recordOf(reset)).toMatchObject({ version: 2, passwortAendern: true });
    expect((await client.get('/webapp/me')).status).toBe(401);
    expect((await logIn(server().url, 'vergessen', PASSWORD)).status).toBe(401);
    const again = await tokenClient('vergessen', 'Ein zweiter Anfang');
    const own = { altesPasswort: 'Ein zweiter Anfang', neuesPasswort: 'Ein dritter Anfang' };
    expect((await again.post('/system/passwort', own)).status).toBe(200);
    expect(recordOf(await admin.get(path)).passwortAendern).toBe(false);
    const self = await admin.post('/system/benutzer/1/passwort', { neuesPasswort: PASSWORD });
    expect(outcome(self)).toBe('409 msg_user_own_password');
    expect((await admin.post('/system/benutzer/4711/passwort', own)).status).toBe(422);
    const unknown = { neuesPasswort: PASSWORD };
    expect((await admin.post('/system/benutzer/4711/passwort', unknown)).status).toBe(404);
  });

  test('nobody gets more than those who give have', async () => {
    const roles = rowsOf(await admin.get('/system/rollen?filter=name in(Lesen|Benutzerpflege)'));
    const roleId = (name: string) => roles.find((role) => role.name === name)?.id;
    const user = { benutzername: 'helfer', name: 'H', kuerzel: 'H', passwort: PASSWORD };
    const needsAdmin = '403 msg_user_admin_required';
    const tooMuch = /^403 msg_user_rights_exceeded .*ART_EK/;

    const before = rowsOf(await admin.get('/system/benutzer?orderBy=id&limit=500'));
    const create = (more: Row) => clerk.post('/system/benutzer', { ...user, ...more });
    expect(outcome(await create({ istAdmin: true }))).toBe(needsAdmin);
    expect(outcome(await create({ rollen: [roleId('Lesen')] }))).toMatch(tooMuch);
    expect(outcome(await change(clerk, '/system/benutzer/6', { istAdmin: true }))).toBe(needsAdmin);
    expect(outcome(await change(clerk, '/system/benutzer/1', { gesperrt: true }))).toBe(needsAdmin);
    expect(outcome(await change(clerk, '/system/benutzer/1', { name: 'Ich' }))).toBe(needsAdmin);
    const own = before.find(({ benutzername }) => benutzername === 'pflege')?.id;
    const self = `/system/benutzer/${String(own)}`;
    expect(outcome(await change(clerk, self, { rollen: [roleId('Lesen')] }))).toMatch(tooMuch);
    expect(outcome(await change(clerk, self, { istAdmin: true }))).toBe(needsAdmin);
    const reset = { neuesPasswort: 'Meins jetzt, nicht deins' };
    expect(outcome(await clerk.post('/system/benutzer/1/passwort', reset))).toBe(needsAdmin);
    // Whose password one sets, whose rights one has.
    expect(outcome(await clerk.post('/system/benutzer/5/passwort', reset))).toMatch(
      /^403 msg_user_more_rights .*ART_EK/,
    );
    const ownRole = `/system/rollen/${String(roleId('Benutzerpflege'))}`;
    expect(outcome(await change(clerk, ownRole, { rechte: ['SYS_BENUTZER', 'ART_EK'] }))).toBe(
      '403 msg_user_rights_exceeded ART_EK',
    );
    const role = { name: 'Alles', rechte: ['SYS_PARAMETER', 'ADR_SEHEN', 'AUS_FREIESQL'] };
    expect(outcome(await clerk.post('/system/rollen', role))).toBe(
      '403 msg_user_rights_exceeded AUS_FREIESQL, SYS_PARAMETER',
    );
    expect(rowsOf(await admin.get('/system/benutzer?orderBy=id&limit=500'))).toEqual(before);

    // What the caller has, the caller may give.
    expect((await create({ rollen: [roleId('Benutzerpflege')] })).status).toBe(201);
    expect((await change(clerk, '/system/benutzer/6', { kuerzel: 'OO' })).status).toBe(200);
    const buero = await clientOf(server().url, 'buero');
    expect((await buero.get('/system/benutzer')).status).toBe(403);
  });

  test('nobody takes away what those who take have not, nor the access of who has more', async () => {
    const roles = rowsOf(await admin.get('/system/rollen'));
    const role = (name: string) => roles.find((one) => one.name === name);
    const [path, weak] = [
      await newUser('vielrecht', { rollen: [role('Lesen')?.id, role('Benutzerpflege')?.id] }),
      await newUser('wenigrecht', { rollen: [role('Benutzerpflege')?.id] }),
    ];
    const before = [rowsOf(await admin.get('/system/rollen')), recordOf(await admin.get(path))];
    const taken = /^403 msg_user_rights_taken .*ART_EK/;
    const more = /^403 msg_user_more_rights .*ART_EK/;
    const reading = `/system/rollen/${String(role('Lesen')?.id)}`;
    for (const rechte of [[], ['ADR_SEHEN'], ['SYS_BENUTZER']]) {
      expect(outcome(await change(clerk, reading, { rechte }))).toMatch(taken);
    }
    const unused = await create('/system/rollen', { name: 'Unbenutzt', rechte: ['ART_EK'] });
    expect(outcome(await clerk.remove(unused, '"1"'))).toMatch(taken);
    expect((await admin.remove(unused, '"1"')).status).toBe(204);
    for (const rollen of [[], [role('Benutzerpflege')?.id]]) {
      expect(outcome(await change(clerk, path, { rollen }))).toMatch(taken);
    }
    for (const patch of [
      { gesperrt: true },
      { typ: 4 },
      { typ: 1 },
      { benutzername: 'andersgenannt' },
      { kuerzel: 'ANDERS' },
      { technikerId: 9 },
    ]) {
      expect(outcome(await change(clerk, path, patch))).toMatch(more);
    }
    expect([rowsOf(await admin.get('/system/rollen')), recordOf(await admin.get(path))]).toEqual(
      before,
    );
    // Who was blocked by somebody with the rights is let in again by nobody without.
    expect((await change(admin, path, { gesperrt: true })).status).toBe(200);
    expect(outcome(await change(clerk, path, { gesperrt: false }))).toMatch(more);
    // What says nothing of access, and whoever has no more rights, may be changed.
    expect((await change(clerk, path, { name: 'Vera' })).status).toBe(200);
    for (const patch of [{ gesperrt: true }, { gesperrt: false }, { kuerzel: 'WENIG' }]) {
      expect((await change(clerk, weak, patch)).status).toBe(200);
    }
    expect((await change(clerk, weak, { rollen: [] })).status).toBe(200);
  });

  test('nobody blocks or demotes oneself, and two administrators cannot demote each other', async () => {
    for (const patch of [{ gesperrt: true }, { istAdmin: false }, { typ: 4 }]) {
      const refused = await change(admin, '/system/benutzer/1', patch);
      expect(outcome(refused)).toBe('409 msg_user_self');
    }
    const path = await newUser('zweite', { istAdmin: true });
    const second = await tokenClient('zweite');
    // Read beforehand: whoever is the slower one may not read any more.
    const tagOf = async (of: string) => `"${String(recordOf(await admin.get(of)).version)}"`;
    const tags = [await tagOf(path), await tagOf('/system/benutzer/1')];
    const replies = await Promise.all([
      admin.patch(path, { istAdmin: false }, tags[0]),
      second.patch('/system/benutzer/1', { istAdmin: false }, tags[1]),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const [byFirst] = replies;
    const survivor = byFirst.status === 200 ? admin : second;
    const left = await survivor.get('/system/benutzer?filter=istAdmin=true,gesperrt=false');
    expect(rowsOf(left)).toHaveLength(1);
    // The other tests go on with the first one.
    if (survivor === second) await change(second, '/system/benutzer/1', { istAdmin: true });
  });

  test('history and audit log tell everything but passwords', async () => {
    const entries = rowsOf(
      await admin.get('/system/protokoll?filter=tabelle in(BEN|ROL)&orderBy=id&limit=2000'),
    ).map(({ ereignis, betrifft }) => `${String(ereignis)} ${String(betrifft)}`);
    for (const entry of [
      'ROLLE_ANGELEGT Benutzerpflege: +ADR_SEHEN +SYS_BENUTZER',
      'BENUTZER_ANGELEGT ute.neu@firma',
      'BENUTZER_GESPERRT ute.neu@firma',
      'BENUTZER_ENTSPERRT ute.neu@firma',
      'ROLLE_GEAENDERT Probe: +ADR_SEHEN +ART_SEHEN',
      'BENUTZER_GEAENDERT probe: rollen',
      'ROLLE_GELOESCHT Probe 2: -ADR_SEHEN -ART_SEHEN',
      'PASSWORT_ZURUECKGESETZT vergessen',
    ]) {
      expect(entries).toContain(entry);
    }
    const stored = await server().query<{ all: string }>(
      `select string_agg(t::text, ' ') as all from change_history t
       union all select string_agg(t::text, ' ') from audit_log t
       union all select string_agg(t::text, ' ') from idempotency_keys t`,
    );
    const text = stored.map((row) => row.all).join(' ');
    expect(text).toContain('ute.neu@firma');
    expect(text).not.toMatch(/argon2|Anfang|kontor-demo|[Pp]asswort"|passwort_hash/);
  });
});
