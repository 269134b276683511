import { expect, test } from 'vitest';
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
} from '../support/api-client';
import { onEachDatabase, sharedServer } from '../support/each-database';

onEachDatabase('the own password', (start) => {
  const server = sharedServer(start);
  const change = (client: ApiClient, altesPasswort: string, neuesPasswort: string) =>
    client.post('/system/passwort', { altesPasswort, neuesPasswort });

  test('is changed by who knows it; other sessions end, the own one stays', async () => {
    const { url } = server();
    const first = await clientOf(url, 'buero');
    const second = (await logIn(url, 'buero')).body as { token: string; erneuerungToken: string };
    const changed = await change(first, 'kontor-demo', ' Ein neues Wort ');
    expect([changed.status, changed.body]).toEqual([204, '']);

    expect((await first.get('/webapp/me')).status).toBe(200);
    expect((await clientWith(url, second.token).get('/webapp/me')).status).toBe(401);
    const { erneuerungToken } = second;
    const renewed = await send(url, 'POST', '/login/erneuerung', { body: { erneuerungToken } });
    expect(renewed.status).toBe(401);

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
    expect((await logIn(server().url, 'lager')).status).toBe(429);
  });

  test('me names the roles', async () => {
    const { rollen } = recordOf(await (await clientOf(server().url, 'technik')).get('/webapp/me'));
    expect(rollen).toEqual([{ id: expect.any(Number), name: 'Technik' }]);
    const { rollen: none } = recordOf(
      await (await clientOf(server().url, 'ohne')).get('/webapp/me'),
    );
    expect(none).toEqual([]);
  });
});

onEachDatabase('the audit log', (start) => {
  const server = sharedServer(start);

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
    expect((await technik.post('/system/passwort', passwords)).status).toBe(204);
    await technik.remove('/login');
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
