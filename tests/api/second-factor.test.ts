import { describe, expect, test } from 'vitest';
import {
  type ApiClient,
  clientOf,
  clientWith,
  codesOf,
  fieldErrorsOf,
  logIn,
  parameterPath,
  recordOf,
  type Reply,
  type Row,
  rowsOf,
  send,
} from '../support/api-client';
import {
  challengeOf,
  confirm,
  freshUser,
  PASSWORD,
  prepare,
  secondStep,
  setUpPasskey,
  setUpTotp,
} from '../support/second-factor-client';
import { SoftPasskey } from '../support/soft-passkey';
import { totpCode } from '../support/totp-code';
import { testServer } from '../support/test-server';

const KEY = Buffer.alloc(32, 7).toString('base64');
const outcome = (reply: Reply) => [reply.status, ...codesOf(reply)].join(' ');
const isPair = expect.objectContaining({ token: expect.any(String), passwortAendern: false });

describe('second factors', () => {
  const server = testServer({ KONTOR_SECRET: KEY });
  /** Passkeys belong to names. */
  const named = () => server().url.replace('127.0.0.1', 'localhost');
  const step = (token: string, verfahren: string, nachweis: string) =>
    secondStep(server().url, token, verfahren, nachweis);
  /** As if half a minute after the other had passed since a code was used. */
  const forgetSteps = () => server().query('update second_factors set last_step = 0');
  const auditOf = async (benutzer: string) =>
    rowsOf(
      await (
        await clientOf(server().url, 'admin')
      ).get(`/system/protokoll?filter=benutzer=${benutzer}&orderBy=id&limit=500`),
    ).map(({ ereignis, grund, betrifft }) => [ereignis, grund, betrifft].filter(Boolean).join(' '));
  const factors = async (client: ApiClient) =>
    recordOf(await client.get('/system/zweiterfaktor')) as {
      faktoren: { id: number; verfahren: string; letzteNutzung: string | null }[];
      wiederherstellungscodes: number;
      erforderlich: boolean;
    };

  test('one-time codes: set up, asked for, accepted once and a step around', async () => {
    const user = await freshUser(server().url);
    const client = await user.client();
    expect(await factors(client)).toEqual({
      faktoren: [],
      wiederherstellungscodes: 0,
      erforderlich: false,
      passkeyMoeglich: false,
      totpMoeglich: true,
    });
    expect(outcome(await prepare(client, 'TOTP'))).toBe('428 msg_auth_confirmation_required');
    const wrong = await confirm(client, 'falsch');
    expect([wrong.status, Object.keys(fieldErrorsOf(wrong))]).toEqual([422, ['passwort']]);
    expect((await confirm(client)).status).toBe(200);
    const { totp } = recordOf(await prepare(client, 'TOTP')) as {
      totp: { geheimnis: string; adresse: string };
    };
    expect(totp.adresse).toMatch(
      new RegExp(`^otpauth://totp/Kontor:${user.benutzername}\\?.*secret=${totp.geheimnis}`),
    );
    const add = (nachweis: string) =>
      client.post('/system/zweiterfaktor', { verfahren: 'TOTP', name: 'Telefon', nachweis });
    for (const slip of ['000000', '12345', totpCode(totp.geheimnis, 3), 'sechs']) {
      expect(Object.keys(fieldErrorsOf(await add(slip)))).toEqual(['nachweis']);
    }
    const first = totpCode(totp.geheimnis);
    const added = await add(first);
    const { wiederherstellungscodes: codes } = recordOf(added) as {
      wiederherstellungscodes: string[];
    };
    expect(new Set(codes).size).toBe(10);
    for (const code of codes)
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(outcome(await add(totpCode(totp.geheimnis, 1)))).toBe(
      '409 msg_second_factor_setup_expired',
    );

    // The code that set it up is used; the next one is not.
    const asked = await user.logIn();
    expect(outcome(asked)).toBe('401 msg_auth_second_factor');
    const { anmeldungToken, ...rest } = challengeOf(asked);
    expect(rest).toMatchObject({ verfahren: ['TOTP', 'WIEDERHERSTELLUNG'], passkey: null });
    expect(anmeldungToken).toMatch(/^[\w-]{43}$/);
    const used = await step(anmeldungToken, 'TOTP', first);
    expect(outcome(used)).toBe('401 msg_auth_second_factor_wrong');
    expect(challengeOf(used).anmeldungToken).toBe(anmeldungToken);
    const code = totpCode(totp.geheimnis, 1);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    const login = await step(anmeldungToken, 'TOTP', spaced);
    expect([login.status, login.body]).toEqual([200, isPair]);
    // Neither token nor code a second time.
    expect(outcome(await step(anmeldungToken, 'TOTP', code))).toBe(
      '401 msg_auth_second_factor_expired',
    );
    const again = challengeOf(await user.logIn());
    expect(outcome(await step(again.anmeldungToken, 'TOTP', code))).toBe(
      '401 msg_auth_second_factor_wrong',
    );
    await forgetSteps();
    const late = totpCode(totp.geheimnis, -1);
    expect((await step(again.anmeldungToken, 'TOTP', late)).status).toBe(200);

    const now = await factors(clientWith(server().url, (login.body as { token: string }).token));
    expect(now).toMatchObject({ wiederherstellungscodes: 10, erforderlich: false });
    expect(now.faktoren).toEqual([expect.objectContaining({ verfahren: 'TOTP', name: 'Telefon' })]);
    expect(now.faktoren[0]?.letzteNutzung).toMatch(/Z$/);
    expect(await auditOf(user.benutzername)).toEqual([
      'ANMELDUNG',
      'PASSWORT_FALSCH',
      'ZWEITERFAKTOR_ANGELEGT TOTP: Telefon',
      'ANMELDUNG_FEHLGESCHLAGEN ZWEITERFAKTOR',
      'ANMELDUNG',
      'ANMELDUNG_FEHLGESCHLAGEN ZWEITERFAKTOR',
      'ANMELDUNG',
    ]);
  });

  test('two uses of one code at the same time are one', async () => {
    const user = await freshUser(server().url);
    const { secret, codes } = await setUpTotp(await user.client());
    const code = totpCode(secret, 1);
    const tokens = [challengeOf(await user.logIn()), challengeOf(await user.logIn())];
    const both = await Promise.all(
      tokens.map(({ anmeldungToken }) => step(anmeldungToken, 'TOTP', code)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const [recovery = ''] = codes;
    const more = [challengeOf(await user.logIn()), challengeOf(await user.logIn())];
    const twice = await Promise.all(
      more.map(({ anmeldungToken }) => step(anmeldungToken, 'WIEDERHERSTELLUNG', recovery)),
    );
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('a recovery code opens once, however it is typed, and new ones replace all', async () => {
    const user = await freshUser(server().url);
    const client = await user.client();
    const { codes } = await setUpTotp(client);
    const [first = '', second = ''] = codes;
    const { anmeldungToken } = challengeOf(await user.logIn());
    const typed = first
      .toLowerCase()
      .replaceAll('-', ' ')
      .replaceAll('0', 'o')
      .replaceAll('1', 'l');
    expect((await step(anmeldungToken, 'WIEDERHERSTELLUNG', typed)).status).toBe(200);
    const next = challengeOf(await user.logIn());
    expect(outcome(await step(next.anmeldungToken, 'WIEDERHERSTELLUNG', first))).toBe(
      '401 msg_auth_second_factor_wrong',
    );
    expect((await factors(client)).wiederherstellungscodes).toBe(9);
    const renewed = recordOf(await client.post('/system/zweiterfaktor/wiederherstellung', {}));
    expect(renewed.wiederherstellungscodes).toHaveLength(10);
    expect(outcome(await step(next.anmeldungToken, 'WIEDERHERSTELLUNG', second))).toBe(
      '401 msg_auth_second_factor_wrong',
    );
    expect((await factors(client)).wiederherstellungscodes).toBe(10);
    expect(await auditOf(user.benutzername)).toEqual(
      expect.arrayContaining(['WIEDERHERSTELLUNG_BENUTZT', 'WIEDERHERSTELLUNG_ERNEUERT']),
    );
  });

  test('a passkey signs in, and nothing about its answer may be wrong', async () => {
    const user = await freshUser(server().url);
    const byName = clientWith(named(), (await user.client()).token);
    await confirm(byName);
    // By its number the server has no name that a passkey could belong to.
    expect(outcome(await prepare(await user.client(), 'PASSKEY'))).toBe(
      '428 msg_auth_confirmation_required',
    );
    expect(outcome(await prepare(clientWith(server().url, byName.token), 'PASSKEY'))).toBe(
      '409 msg_second_factor_no_passkeys',
    );
    expect(recordOf(await byName.get('/system/zweiterfaktor')).passkeyMoeglich).toBe(true);

    const passkey = new SoftPasskey(named());
    const add = async (slips = {}) => {
      const { passkey: options } = recordOf(await prepare(byName, 'PASSKEY'));
      return byName.post('/system/zweiterfaktor', {
        verfahren: 'PASSKEY',
        name: 'Schlüssel',
        nachweis: passkey.create(options, slips),
      });
    };
    const wrongs = [
      { origin: 'http://evil.example' },
      { rpId: 'evil.example' },
      { challenge: 'AAAA' },
      { isUnverified: true },
      { format: 'tpm' },
    ];
    for (const slips of wrongs) {
      expect(Object.keys(fieldErrorsOf(await add(slips)))).toEqual(['nachweis']);
    }
    const added = await add();
    expect(added.status).toBe(201);
    expect(recordOf(added).wiederherstellungscodes).toHaveLength(10);
    // The same one for another user, or twice.
    expect(Object.keys(fieldErrorsOf(await add()))).toEqual(['nachweis']);

    // By its number again: no passkey there, so nothing but recovery codes.
    expect(challengeOf(await user.logIn()).verfahren).toEqual(['WIEDERHERSTELLUNG']);
    const logInByName = () =>
      send(named(), 'POST', '/login', {
        body: { sprache: 'de', geraetName: 'Test' },
        headers: {
          authorization: `Basic ${Buffer.from(`${user.benutzername}:${PASSWORD}`).toString('base64')}`,
        },
      });
    const first = challengeOf(await logInByName());
    expect(first.verfahren).toEqual(['PASSKEY', 'WIEDERHERSTELLUNG']);
    expect(first.passkey).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const tryOut = (token: string, nachweis: string) =>
      secondStep(named(), token, 'PASSKEY', nachweis);
    // Each refusal brings a new challenge; the former one has been used.
    const slips = [
      { origin: 'https://localhost' },
      { rpId: 'evil.example' },
      { isUnverified: true },
      { counter: 1 },
    ];
    let options = first.passkey;
    const seen = new Set<unknown>([options?.challenge]);
    for (const slip of slips) {
      const refused = await tryOut(first.anmeldungToken, passkey.get(options, slip));
      expect(outcome(refused)).toBe('401 msg_auth_second_factor_wrong');
      options = challengeOf(refused).passkey;
      expect(seen.has(options?.challenge)).toBe(false);
      seen.add(options?.challenge);
    }
    const answered = passkey.get(options);
    expect((await tryOut(first.anmeldungToken, answered)).status).toBe(200);
    // What was answered there is worth nothing here, nor is a challenge twice.
    const other = challengeOf(await logInByName());
    const replayed = await tryOut(other.anmeldungToken, answered);
    expect(outcome(replayed)).toBe('401 msg_auth_second_factor_wrong');
    expect(outcome(await tryOut(other.anmeldungToken, passkey.get(other.passkey)))).toBe(
      '401 msg_auth_second_factor_wrong',
    );
    const nonsense = ['{', '5', 'null', '{"id":5}', '{"id":"x","response":null}'];
    // More than ten: what cannot be guessed is counted by address and login, not by user.
    for (const broken of [...nonsense, ...nonsense]) {
      const { anmeldungToken } = challengeOf(await logInByName());
      await server().query('delete from login_attempts');
      expect(outcome(await tryOut(anmeldungToken, broken))).toBe(
        '401 msg_auth_second_factor_wrong',
      );
    }
  });

  /** What an authenticator shall know the client's account by. */
  const handleAt = async (client: ApiClient) => {
    await confirm(client);
    const { passkey } = recordOf(await prepare(client, 'PASSKEY')) as {
      passkey: { user: { id: string } };
    };
    return passkey.user.id;
  };

  test('authenticators know an account by a random handle, the same for all its passkeys', async () => {
    const accounts = await Promise.all([freshUser(server().url), freshUser(server().url)]);
    const handles: string[] = [];
    for (const account of accounts) {
      const client = clientWith(named(), (await account.client()).token);
      handles.push(await handleAt(client), await handleAt(client));
    }
    const [first = '', again, other] = handles;
    expect([again === first, other === first]).toEqual([true, false]);
    expect(Buffer.from(first, 'base64url')).toHaveLength(32);
  });

  test('a passkey of an account that was known by its number signs in', async () => {
    const user = await freshUser(server().url);
    const client = clientWith(named(), (await user.client()).token);
    await confirm(client);
    const { passkey: options } = recordOf(await prepare(client, 'PASSKEY')) as { passkey: Row };
    const passkey = new SoftPasskey(named());
    const number = Buffer.from(user.path.split('/').at(-1) ?? '').toString('base64url');
    const nachweis = passkey.create({ ...options, user: { id: number } });
    const kept = { verfahren: 'PASSKEY', name: 'Von früher', nachweis };
    expect((await client.post('/system/zweiterfaktor', kept)).status).toBe(201);

    const challenge = challengeOf(await logIn(named(), user.benutzername, PASSWORD));
    expect(challenge.passkey?.allowCredentials).toEqual([
      expect.objectContaining({ id: passkey.id }),
    ]);
    const answer = passkey.get(challenge.passkey);
    expect(answer).toContain(`"userHandle":"${number}"`);
    expect((await secondStep(named(), challenge.anmeldungToken, 'PASSKEY', answer)).status).toBe(
      200,
    );
  });

  test('five tries of a login, ten of a user, whatever the method and the address', async () => {
    const user = await freshUser(server().url);
    const { secret } = await setUpTotp(await user.client());
    const first = challengeOf(await user.logIn()).anmeldungToken;
    for (let tries = 1; tries <= 4; tries += 1) {
      expect(outcome(await step(first, 'TOTP', '000000'))).toBe('401 msg_auth_second_factor_wrong');
    }
    const expired = '401 msg_auth_second_factor_expired';
    expect(outcome(await step(first, 'TOTP', '000000'))).toBe(expired);
    expect(outcome(await step(first, 'TOTP', totpCode(secret, 1)))).toBe(expired);

    // Throttled like a password: with it, by address and name.
    const second = challengeOf(await user.logIn()).anmeldungToken;
    for (let tries = 1; tries <= 5; tries += 1) await step(second, 'TOTP', '000000');
    const third = await user.logIn();
    expect(outcome(third)).toMatch(/^429 msg_auth_too_many \d+$/);
    await server().query('delete from login_attempts');
    // Where the user has logged in before, only that address's own tries are in the way.
    const home = challengeOf(await user.logIn()).anmeldungToken;
    expect(outcome(await step(home, 'TOTP', '000000'))).toBe('401 msg_auth_second_factor_wrong');
    // From other addresses too, and however often it is refused, the wait does not become longer.
    const { id } = recordOf(await (await clientOf(server().url, 'admin')).get(user.path));
    await server().query(`delete from login_origins where user_id = ${String(id)}`);
    const fourth = challengeOf(await user.logIn()).anmeldungToken;
    const throttled = await step(fourth, 'TOTP', totpCode(secret, 1));
    expect(outcome(throttled)).toMatch(/^429 msg_auth_too_many \d+$/);
    expect(Number(throttled.headers.get('retry-after'))).toBeGreaterThan(600);
    for (let tries = 0; tries < 3; tries += 1) {
      expect((await step(fourth, 'TOTP', '000000')).status).toBe(429);
    }
    const [counted] = await server().query<{ tries: string }>(
      `select sum(tries) tries from pending_logins where user_id = ${String(id)}`,
    );
    expect(Number(counted?.tries)).toBe(11);
    await server().query(`update pending_logins set created_at = now() - interval '16 minutes'`);
    expect((await step(fourth, 'TOTP', totpCode(secret, 1))).status).toBe(200);
    expect(
      (await auditOf(user.benutzername)).filter((entry) => /ZU_VIELE/.test(entry)),
    ).toHaveLength(5);
  });

  test('a login that waits ends with time, block, password and the factor of another', async () => {
    const user = await freshUser(server().url);
    const admin = await clientOf(server().url, 'admin');
    const { secret } = await setUpTotp(await user.client());
    const other = await freshUser(server().url);
    const { secret: otherSecret, codes: otherCodes } = await setUpTotp(await other.client());
    const wait = async (password?: string) =>
      challengeOf(await user.logIn(password)).anmeldungToken;
    const expired = '401 msg_auth_second_factor_expired';
    const right = async (token: string) => outcome(await step(token, 'TOTP', totpCode(secret, 1)));

    const foreign = await wait();
    const wrong = '401 msg_auth_second_factor_wrong';
    expect(outcome(await step(foreign, 'TOTP', totpCode(otherSecret, 1)))).toBe(wrong);
    expect(outcome(await step(foreign, 'WIEDERHERSTELLUNG', otherCodes[0] ?? ''))).toBe(wrong);
    expect(outcome(await step('x'.repeat(43), 'TOTP', totpCode(secret, 1)))).toBe(expired);

    const old = await wait();
    await server().query(`update pending_logins set valid_until = now()`);
    expect(await right(old)).toBe(expired);

    const change = async (patch: object) => {
      const { version } = recordOf(await admin.get(user.path));
      expect((await admin.patch(user.path, patch, `"${String(version)}"`)).status).toBe(200);
    };
    const blocked = await wait();
    await change({ gesperrt: true });
    expect(await right(blocked)).toBe(expired);
    await change({ gesperrt: false });
    const portal = await wait();
    await change({ typ: 4 });
    expect(await right(portal)).toBe(expired);
    await change({ typ: 0 });

    const former = await wait();
    const neuesPasswort = 'Ein zweiter Anfang';
    expect((await admin.post(`${user.path}/passwort`, { neuesPasswort })).status).toBe(200);
    expect(await right(former)).toBe(expired);
    expect((await step(await wait(neuesPasswort), 'TOTP', totpCode(secret, 1))).status).toBe(200);
  });

  test('nobody learns from it who exists', async () => {
    const user = await freshUser(server().url);
    await setUpTotp(await user.client());
    const wrong = await user.logIn('falsch');
    expect(outcome(wrong)).toBe('401 msg_auth_wrong');
    expect(Object.keys(wrong.body as object)).not.toContain('anmeldungToken');
    const unknown = await send(server().url, 'POST', '/login', {
      body: { sprache: 'de', geraetName: 'Test' },
      headers: { authorization: `Basic ${Buffer.from('niemand:falsch').toString('base64')}` },
    });
    const { trackingId: _, ...first } = wrong.body as Record<string, unknown>;
    const { trackingId: __, ...second } = unknown.body as Record<string, unknown>;
    expect(first).toEqual(second);
  });

  test('factors are removed by their owner, who has just confirmed', async () => {
    const user = await freshUser(server().url);
    const client = clientWith(named(), (await user.client()).token);
    const { location } = await setUpPasskey(client, new SoftPasskey(named()));
    const { location: totp } = await setUpTotp(client);
    const stranger = await (await freshUser(server().url)).client();
    await confirm(stranger);
    expect((await stranger.remove(location)).status).toBe(404);
    expect((await stranger.remove('/system/zweiterfaktor/999999')).status).toBe(404);
    expect(outcome(await stranger.post('/system/zweiterfaktor/wiederherstellung', {}))).toBe(
      '409 msg_second_factor_none',
    );
    await server().query('update sessions set confirmed_until = now()');
    expect(outcome(await client.remove(location))).toBe('428 msg_auth_confirmation_required');
    expect(outcome(await client.post('/system/zweiterfaktor/wiederherstellung', {}))).toBe(
      '428 msg_auth_confirmation_required',
    );
    await confirm(client);
    expect((await client.remove(location)).status).toBe(204);
    expect((await client.remove(location)).status).toBe(404);
    expect(await factors(client)).toMatchObject({ wiederherstellungscodes: 10 });
    expect((await client.remove(totp)).status).toBe(204);
    expect(await factors(client)).toMatchObject({ faktoren: [], wiederherstellungscodes: 0 });
    expect((await user.logIn()).status).toBe(200);
  });

  test('setting up codes anew moves them to another phone', async () => {
    const user = await freshUser(server().url);
    const client = await user.client();
    const { secret: former } = await setUpTotp(client);
    const { secret, codes } = await setUpTotp(client);
    // The former recovery codes go on.
    expect(codes).toBeNull();
    expect((await factors(client)).faktoren).toHaveLength(1);
    const { anmeldungToken } = challengeOf(await user.logIn());
    expect(outcome(await step(anmeldungToken, 'TOTP', totpCode(former, 1)))).toBe(
      '401 msg_auth_second_factor_wrong',
    );
    expect((await step(anmeldungToken, 'TOTP', totpCode(secret, 1))).status).toBe(200);
  });

  test('a role asks for one: nothing else is admitted before, and the last one stays', async () => {
    const admin = await clientOf(server().url, 'admin');
    const rolePath = async (name: string) =>
      (await admin.post('/system/rollen', { name, rechte: ['ADR_SEHEN'] })).headers.get(
        'location',
      ) ?? '';
    const name = `Streng ${Date.now()}`;
    const path = await rolePath(name);
    const parameter = await parameterPath(admin, 'SICHERHEIT.ZWEITERFAKTOR_ROLLEN');
    const demand = async (wert: string | null) => {
      const { version } = recordOf(await admin.get(parameter));
      return admin.patch(parameter, { wert }, `"${String(version)}"`);
    };
    expect(Object.keys(fieldErrorsOf(await demand(`${name}, Gibt es nicht`)))).toEqual(['wert']);
    const user = await freshUser(server().url, { rollen: [Number(path.split('/').at(-1))] });
    const client = await user.client();
    expect((await client.get('/stammdaten/adressen?limit=1')).status).toBe(200);
    expect((await demand(`Technik , ${name}`)).status).toBe(200);

    // Also a session that was there before; whoever has to do something first is nobody to public calls.
    const required = '403 msg_auth_second_factor_required';
    for (const at of ['/stammdaten/adressen?limit=1', '/webapp/basisdaten', '/system/protokoll']) {
      expect(outcome(await client.get(at))).toBe(required);
    }
    expect(outcome(await client.get('/system/ereignisse'))).toBe(required);
    expect(recordOf(await client.get('/webapp/systeminfo'))).not.toHaveProperty('lizenzName');
    expect(recordOf(await client.get('/webapp/me')).zweiterFaktorFehlt).toBe(true);
    expect(await factors(client)).toMatchObject({ erforderlich: true, faktoren: [] });

    const { location, secret } = await setUpTotp(client);
    expect(recordOf(await client.get('/webapp/me')).zweiterFaktorFehlt).toBe(false);
    expect((await client.get('/stammdaten/adressen?limit=1')).status).toBe(200);
    expect(outcome(await client.remove(location))).toBe('409 msg_second_factor_last');
    expect((await factors(client)).faktoren).toHaveLength(1);
    const { anmeldungToken } = challengeOf(await user.logIn());
    expect((await step(anmeldungToken, 'TOTP', totpCode(secret, 1))).status).toBe(200);

    // What the parameter names keeps its name.
    const { version } = recordOf(await admin.get(path));
    const renamed = await admin.patch(path, { name: 'Anders' }, `"${String(version)}"`);
    expect(outcome(renamed)).toBe('409 msg_role_in_parameter SICHERHEIT.ZWEITERFAKTOR_ROLLEN');
    expect((await demand(null)).status).toBe(200);
    expect((await client.remove(location)).status).toBe(204);
  });

  test('who owes a new password as well changes that first, and sets up a factor then', async () => {
    const admin = await clientOf(server().url, 'admin');
    const name = `Doppelt ${Date.now()}`;
    const role = await admin.post('/system/rollen', { name, rechte: ['ADR_SEHEN'] });
    const parameter = await parameterPath(admin, 'SICHERHEIT.ZWEITERFAKTOR_ROLLEN');
    const { version } = recordOf(await admin.get(parameter));
    expect((await admin.patch(parameter, { wert: name }, `"${String(version)}"`)).status).toBe(200);
    const user = await freshUser(server().url, {
      passwortAendern: true,
      rollen: [Number(role.headers.get('location')?.split('/').at(-1))],
    });
    const login = await user.logIn();
    expect([login.status, login.body]).toEqual([
      200,
      expect.objectContaining({ passwortAendern: true }),
    ]);
    const first = clientWith(server().url, (login.body as { token: string }).token);

    // The factor's own operations wait too: whoever knows only the first password sets up nothing.
    const password = '403 msg_auth_password_change_required';
    const setUp = { verfahren: 'TOTP', name: 'Telefon', nachweis: '000000' };
    for (const refused of [
      await first.get('/stammdaten/adressen?limit=1'),
      await first.get('/webapp/basisdaten'),
      await first.get('/system/ereignisse'),
      await first.get('/system/zweiterfaktor'),
      await confirm(first),
      await prepare(first, 'TOTP'),
      await first.post('/system/zweiterfaktor', setUp),
      await first.post('/system/zweiterfaktor/wiederherstellung', {}),
    ]) {
      expect(outcome(refused)).toBe(password);
    }
    expect(recordOf(await first.get('/webapp/me')).zweiterFaktorFehlt).toBe(true);

    const neuesPasswort = 'Ein zweiter Anfang';
    const change = { altesPasswort: PASSWORD, neuesPasswort };
    const changed = await first.post('/system/passwort', change);
    expect([changed.status, changed.body]).toEqual([200, isPair]);
    const next = clientWith(server().url, (changed.body as { token: string }).token);
    const factor = '403 msg_auth_second_factor_required';
    for (const at of ['/stammdaten/adressen?limit=1', '/webapp/basisdaten', '/system/ereignisse']) {
      expect(outcome(await next.get(at))).toBe(factor);
    }
    expect(recordOf(await next.get('/webapp/me')).zweiterFaktorFehlt).toBe(true);
    // Nothing is lost by a login in between, nor by another change of the password.
    expect(await user.logIn(neuesPasswort)).toMatchObject({ status: 200, body: isPair });

    await setUpTotp(next, neuesPasswort);
    expect((await next.get('/stammdaten/adressen?limit=1')).status).toBe(200);
    expect(recordOf(await next.get('/webapp/me')).zweiterFaktorFehlt).toBe(false);
    const after = recordOf(await admin.get(parameter));
    const free = await admin.patch(parameter, { wert: null }, `"${String(after.version)}"`);
    expect(free.status).toBe(200);
  });

  test('whoever would owe one himself sets his own up before he asks a role for it', async () => {
    const admin = await clientOf(server().url, 'admin');
    const name = `Leitung ${Date.now()}`;
    const rechte = ['SYS_PARAMETER'];
    const role = (await admin.post('/system/rollen', { name, rechte })).headers.get('location');
    const user = await freshUser(server().url, { rollen: [Number(role?.split('/').at(-1))] });
    const client = await user.client();
    const parameter = await parameterPath(admin, 'SICHERHEIT.ZWEITERFAKTOR_ROLLEN');
    const demand = async (wert: string | null) => {
      const { version } = recordOf(await client.get(parameter));
      return client.patch(parameter, { wert }, `"${String(version)}"`);
    };
    expect(fieldErrorsOf(await demand(name)).wert?.[0]).toContain('Das beträfe auch Sie');
    expect((await demand('Technik')).status).toBe(200);
    await setUpTotp(client);
    expect((await demand(name)).status).toBe(200);
    expect((await demand(null)).status).toBe(200);
  });

  test('administrators reset it, as guarded as a password', async () => {
    const admin = await clientOf(server().url, 'admin');
    const role = await admin.post('/system/rollen', {
      name: `Pflege ${Date.now()}`,
      rechte: ['SYS_BENUTZER'],
    });
    const rollen = [Number(role.headers.get('location')?.split('/').at(-1))];
    const clerk = await (await freshUser(server().url, { rollen })).client();
    const user = await freshUser(server().url);
    const client = await user.client();
    await setUpTotp(client);
    const waiting = challengeOf(await user.logIn()).anmeldungToken;
    expect(recordOf(await admin.get(user.path)).zweiterFaktor).toBe(true);

    const reset = (by: ApiClient, path: string) => by.remove(`${path}/zweiterfaktor`);
    expect(outcome(await reset(client, user.path))).toBe('403 msg_auth_right_missing SYS_BENUTZER');
    expect(outcome(await reset(clerk, '/system/benutzer/1'))).toBe('403 msg_user_admin_required');
    expect(outcome(await reset(clerk, '/system/benutzer/2'))).toMatch(/^403 msg_user_more_rights /);
    expect(outcome(await reset(admin, '/system/benutzer/1'))).toBe(
      '409 msg_user_own_second_factor',
    );
    expect((await reset(admin, '/system/benutzer/999999')).status).toBe(404);

    expect((await reset(clerk, user.path)).status).toBe(204);
    expect(outcome(await client.get('/webapp/me'))).toBe('401 msg_auth_expired');
    expect(recordOf(await admin.get(user.path)).zweiterFaktor).toBe(false);
    expect((await user.logIn()).status).toBe(200);
    expect(outcome(await step(waiting, 'TOTP', '000000'))).toBe('401 msg_auth_second_factor_wrong');
    const [entry] = rowsOf(
      await admin.get('/system/protokoll?filter=ereignis=ZWEITERFAKTOR_ZURUECKGESETZT'),
    );
    expect(entry).toMatchObject({ tabelle: 'BEN', betrifft: user.benutzername });
  });

  test('what is stored opens nothing, and another key stops the start', async () => {
    const user = await freshUser(server().url);
    const { secret, codes } = await setUpTotp(await user.client());
    const { anmeldungToken } = challengeOf(await user.logIn());
    const [{ text = '' } = {}] = await server().query<{ text: string }>(
      `select string_agg(t::text, ' ') as text from (
         select t::text from second_factors t union all select t::text from recovery_codes t
         union all select t::text from pending_logins t union all select t::text from second_factor_setups t
         union all select t::text from audit_log t union all select t::text from idempotency_keys t) t`,
    );
    const hex = Buffer.from(secret).toString('hex');
    for (const part of [
      secret,
      hex,
      anmeldungToken,
      ...codes,
      ...codes.map((c) => c.replaceAll('-', '')),
    ]) {
      expect(text).not.toContain(part);
    }
    const other = Buffer.alloc(32, 8).toString('base64');
    await expect(server().restart('SIGTERM', { KONTOR_SECRET: other })).rejects.toThrow(
      /Kontor did not start\. KONTOR_SECRET: the secrets of one-time codes were stored with another key/,
    );
    await server().restart('SIGTERM', { KONTOR_SECRET: KEY });
    expect((await step(anmeldungToken, 'TOTP', totpCode(secret, 1))).status).toBe(200);
  });
});

// Nor a key to seal one with.
describe('a server without any second factor', () => {
  const server = testServer();

  test('asks no role for one: its users could not get in any more', async () => {
    const admin = await clientOf(server().url, 'admin');
    const parameter = await parameterPath(admin, 'SICHERHEIT.ZWEITERFAKTOR_ROLLEN');
    const { version } = recordOf(await admin.get(parameter));
    const refused = await admin.patch(parameter, { wert: 'Technik' }, `"${String(version)}"`);
    expect(refused.status).toBe(422);
    expect(fieldErrorsOf(refused).wert?.[0]).toContain('KONTOR_SECRET');
    expect((await admin.patch(parameter, { wert: null }, `"${String(version)}"`)).status).toBe(200);
  });
});
