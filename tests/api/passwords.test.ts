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
} from '../support/api-client';
import { readEvents } from '../support/event-client';
import { testServer } from '../support/test-server';

const change = (client: ApiClient, altesPasswort: string, neuesPasswort: string) =>
  client.post('/system/passwort', { altesPasswort, neuesPasswort });

interface Pair {
  token: string;
  erneuerungToken: string;
  erneuerungBis: string;
  passwortAendern: boolean;
}

describe('the own password', () => {
  const server = testServer();
  test('is changed by who knows it; other sessions end, the own one goes on with new tokens', async () => {
    const { url } = server();
    const first = (await logIn(url, 'buero')).body as Pair;
    const second = (await logIn(url, 'buero')).body as Pair;
    const { token } = await clientOf(url, 'buero');
    const stream = await readEvents(url, token);
    const lock = { tabelle: 'ADR', tabelleId: 3 };
    const held = await clientWith(url, first.token).post('/system/sperren', lock);
    const changed = await change(clientWith(url, first.token), 'kontor-demo', ' Ein neues Wort ');
    expect(changed.status).toBe(200);
    const next = changed.body as Pair;
    expect(next).toMatchObject({ passwortAendern: false, erneuerungToken: expect.any(String) });
    await stream.ended;

    // Whoever has copied a token has nothing any more.
    for (const { token, erneuerungToken } of [first, second]) {
      expect((await clientWith(url, token).get('/webapp/me')).status).toBe(401);
      const renewed = await send(url, 'POST', '/login/erneuerung', { body: { erneuerungToken } });
      expect(renewed.status).toBe(401);
    }
    const own = clientWith(url, next.token);
    expect((await own.get('/webapp/me')).status).toBe(200);
    const { erneuerungToken } = next;
    const renewed = await send(url, 'POST', '/login/erneuerung', { body: { erneuerungToken } });
    expect(renewed.status).toBe(200);
    // What is being edited stays locked.
    const locks = rowsOf(await own.get('/system/sperren'));
    expect(locks).toMatchObject([{ ...lock, token: recordOf(held).token }]);

    expect((await logIn(url, 'buero')).status).toBe(401);
    expect((await logIn(url, 'buero', 'Ein neues Wort')).status).toBe(401);
    expect((await logIn(url, 'buero', ' Ein neues Wort ')).status).toBe(200);
  });

  test('is refused at its field when it is weak, the same or the old one is wrong', async () => {
    const client = await clientOf(server().url, 'lesen');
    const fieldOf = async (alt: string, neu: string) => {
      const refused = await change(client, alt, neu);
      expect([refused.status, codesOf(refused)]).toEqual([422, []]);
      return Object.entries(fieldErrorsOf(refused)).flat(2);
    };
    const weak = [
      'neuesPasswort',
      'Bitte 8 bis 128 Zeichen; nicht der Benutzername und keines der häufig benutzten Passwörter.',
    ];
    expect(await fieldOf('kontor-demo', 'kurz')).toEqual(weak);
    expect(await fieldOf('kontor-demo', 'password123')).toEqual(weak);
    expect(await fieldOf('kontor-demo', 'x'.repeat(129))).toEqual(weak);
    expect(await fieldOf('falsch', 'Ein neues Wort')).toEqual([
      'altesPasswort',
      'Das bisherige Passwort stimmt nicht.',
    ]);
    expect(
      (await client.post('/system/passwort', { neuesPasswort: 'Ein neues Wort' })).status,
    ).toBe(422);
    expect((await logIn(server().url, 'lesen')).status).toBe(200);
  });

  test('cannot be guessed any more often than at the login', async () => {
    const client = await clientOf(server().url, 'lager');
    for (let guess = 1; guess <= 10; guess++) {
      expect((await change(client, `falsch${guess}`, 'Ein neues Wort')).status).toBe(422);
    }
    const refused = await change(client, 'kontor-demo', 'Ein neues Wort');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('x-rate-limit-retry-after-seconds'))).toBeGreaterThan(800);
    // Whoever sits at an open page keeps its user from no login.
    expect((await logIn(server().url, 'lager')).status).toBe(200);
  });

  test('me names the roles', async () => {
    const { rollen } = recordOf(await (await clientOf(server().url, 'technik')).get('/webapp/me'));
    expect(rollen).toEqual([{ id: expect.any(Number), name: 'Technik' }]);
    const { rollen: none } = recordOf(
      await (await clientOf(server().url, 'ohne')).get('/webapp/me'),
    );
    expect(none).toEqual([]);
  });

  const demand = async (admin: ApiClient, id: number) => {
    const { version } = recordOf(await admin.get(`/system/benutzer/${id}`));
    const patch = { passwortAendern: true };
    const reply = await admin.patch(`/system/benutzer/${id}`, patch, `"${String(version)}"`);
    expect(reply.status).toBe(200);
  };
  const outcome = (reply: Reply) =>
    [reply.status, ...(reply.status < 400 ? [] : codesOf(reply))].join(' ');
  const refused = '403 msg_auth_password_change_required';

  test('that must be changed admits nothing but changing it, logging out, renewing and me, until it is changed', async () => {
    const { url } = server();
    const admin = await clientOf(url, 'admin');
    const pair = (await logIn(url, 'lesen')).body as Pair;
    const client = clientWith(url, pair.token);
    const stream = await readEvents(url, pair.token);
    await demand(admin, 5);
    await stream.ended;

    expect(outcome(await client.get('/stammdaten/adressen'))).toBe(refused);
    expect(outcome(await client.get('/system/ereignisse'))).toBe(refused);
    expect(outcome(await client.get('/webapp/basisdaten'))).toBe(refused);
    // Whether or not there is a right, and before anything of the body is read.
    expect(outcome(await client.post('/system/benutzer', '{'))).toBe(refused);
    expect(outcome(await client.get('/webapp/me'))).toBe('200');
    // What is for everybody tells no more than everybody may know.
    expect(recordOf(await client.get('/webapp/systeminfo'))).not.toHaveProperty('lizenzName');
    const renewed = await send(url, 'POST', '/login/erneuerung', {
      body: { erneuerungToken: pair.erneuerungToken },
    });
    expect([renewed.status, (renewed.body as Pair).passwortAendern]).toEqual([200, true]);
    const other = (await logIn(url, 'lesen')).body as Pair;
    expect(other.passwortAendern).toBe(true);
    expect(outcome(await clientWith(url, other.token).remove('/login'))).toBe('204');

    const entries = rowsOf(
      await admin.get('/system/protokoll?filter=benutzerId=5,ereignis=RECHT_FEHLT'),
    );
    expect(entries[0]).toMatchObject({
      operation: 'listAddresses',
      grund: 'msg_auth_password_change_required',
    });

    const same = await change(client, 'kontor-demo', 'kontor-demo');
    expect(Object.keys(fieldErrorsOf(same))).toEqual(['neuesPasswort']);
    expect(outcome(await client.get('/stammdaten/adressen'))).toBe(refused);
    const changed = await change(client, 'kontor-demo', 'Ein neues Wort');
    expect(changed.status).toBe(200);
    const free = clientWith(url, (changed.body as Pair).token);
    expect(outcome(await free.get('/stammdaten/adressen?limit=1'))).toBe('200');
    (await readEvents(url, free.token)).close();
  });

  test('the same word in other bytes is no new password', async () => {
    const { url } = server();
    const client = await clientOf(url, 'technik');
    const changed = await change(client, 'kontor-demo', 'Größe läßt grüßen'.normalize('NFC'));
    const next = clientWith(url, (changed.body as Pair).token);
    const again = await change(
      next,
      'Größe läßt grüßen'.normalize('NFC'),
      'Größe läßt grüßen'.normalize('NFD'),
    );
    expect(fieldErrorsOf(again)).toEqual({
      neuesPasswort: ['Das neue Passwort ist das bisherige.'],
    });
  });
});

describe('the audit log', () => {
  const server = testServer();

  test('tells logins and their failures, logouts, refusals and password changes', async () => {
    const { url } = server();
    const admin = await clientOf(url, 'admin');
    await logIn(url, 'technik', 'geheimes Falsches');
    await logIn(url, 'niemand');
    await logIn(url, 'gesperrt');
    const technik = await clientOf(url, 'technik');
    expect((await technik.get('/system/protokoll')).status).toBe(403);
    expect((await technik.patch('/stammdaten/adressen/1', { name1: 'X' }, '"1"')).status).toBe(403);
    const passwords = { altesPasswort: 'falsch!!', neuesPasswort: 'Ein neues Wort' };
    expect((await technik.post('/system/passwort', passwords)).status).toBe(422);
    passwords.altesPasswort = 'kontor-demo';
    const changed = await technik.post('/system/passwort', passwords);
    expect(changed.status).toBe(200);
    await clientWith(url, (changed.body as Pair).token).remove('/login');
    expect((await technik.get('/webapp/me')).status).toBe(401);
    expect((await technik.get('/webapp/me')).status).toBe(401);
    await send(url, 'GET', '/webapp/me');

    const entries = rowsOf(await admin.get('/system/protokoll?limit=100'));
    expect(
      entries.map(({ ereignis, benutzerId, benutzer, operation, recht, grund }) =>
        [ereignis, benutzerId, benutzer, operation, recht, grund].filter(Boolean).join(' '),
      ),
    ).toEqual([
      'ANMELDUNG 1 admin login',
      'ANMELDUNG_FEHLGESCHLAGEN technik login PASSWORT',
      'ANMELDUNG_FEHLGESCHLAGEN niemand login UNBEKANNT',
      'ANMELDUNG_FEHLGESCHLAGEN gesperrt login GESPERRT',
      'ANMELDUNG 3 technik login',
      'RECHT_FEHLT 3 technik listAuditEntries SYS_BENUTZER',
      'RECHT_FEHLT 3 technik changeAddress ADR_AENDERN',
      'PASSWORT_FALSCH 3 technik changePassword',
      'PASSWORT_GEAENDERT 3 technik changePassword',
      'ABMELDUNG 3 technik logout',
      // The second call with a dead token is left out, the one without any says nothing.
      'TOKEN_ABGELEHNT readMe',
    ]);
    expect(entries[0]).toMatchObject({
      geraet: 'Test',
      ip: '127.0.0.1',
      zeit: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      gekuerzt: false,
    });
    expect(JSON.stringify(entries)).not.toMatch(/kontor-demo|geheimes|Ein neues Wort/);

    const filtered = await admin.get(
      '/system/protokoll?filter=benutzerId=3,ereignis^RECHT&orderBy=-id&limit=1&returnTotal=true',
    );
    expect(filtered.body).toMatchObject({ total: 2, hasMore: true });
    expect(rowsOf(filtered)[0]).toMatchObject({ operation: 'changeAddress' });
  });

  test('is not flooded', async () => {
    const { url } = server();
    const ohne = await clientOf(url, 'ohne');
    await Promise.all(Array.from({ length: 50 }, () => ohne.get('/stammdaten/adressen')));
    const admin = await clientOf(url, 'admin');
    const entries = rowsOf(
      await admin.get('/system/protokoll?filter=benutzerId=6,ereignis=RECHT_FEHLT&limit=100'),
    );
    // Twenty, or a few more where a new minute began meanwhile.
    expect(entries.length).toBeGreaterThanOrEqual(20);
    expect(entries.length).toBeLessThanOrEqual(40);
    expect(entries.some(({ gekuerzt }) => gekuerzt)).toBe(true);
  });
});
