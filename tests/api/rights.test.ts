import { describe, expect, test } from 'vitest';
import { clientOf, codesOf, recordOf, rowsOf, send } from '../support/api-client';
import { testServer } from '../support/test-server';

/** What each demo user may do with addresses: read, change, remove. */
const users = {
  admin: [true, true, true],
  buero: [true, true, true],
  technik: [true, false, false],
  lager: [false, false, false],
  lesen: [true, false, false],
  ohne: [false, false, false],
} as const;

describe('rights', () => {
  const server = testServer();

  test.each(Object.entries(users))('%s', async (user, [reads, changes, removes]) => {
    const client = await clientOf(server().url, user);
    const admin = await clientOf(server().url, 'admin');
    const record = '/stammdaten/adressen/20';
    const before = recordOf(await admin.get(record));
    const allowed = (status: number) => status !== 403;
    const missing = (right: string) => [`msg_auth_right_missing ${right}`];

    for (const path of [
      '/stammdaten/adressen',
      record,
      `${record}/ansprechpartner`,
      '/stammdaten/ansprechpartner',
      '/stammdaten/ansprechpartner/1',
    ]) {
      const reply = await client.get(path);
      expect([path, reply.status]).toEqual([path, reads ? 200 : 403]);
      if (!reads) expect(codesOf(reply)).toEqual(missing('ADR_SEHEN'));
    }

    // Refused before the body is looked at: an empty one would break the contract.
    for (const reply of [
      await client.patch(record, {}, '"0"'),
      await client.post('/stammdaten/adressen', {}),
      await client.post(`${record}/ansprechpartner`, {}),
      await client.patch('/stammdaten/ansprechpartner/1', {}, '"0"'),
      await client.remove('/stammdaten/ansprechpartner/1', '"0"'),
    ]) {
      expect(allowed(reply.status)).toBe(changes);
      if (!changes) expect(codesOf(reply)).toEqual(missing('ADR_AENDERN'));
    }
    expect(allowed((await client.remove(record, '"0"')).status)).toBe(removes);

    for (const path of [
      '/webapp/me',
      '/webapp/basisdaten',
      '/system/parameter',
      '/stammdaten/texte',
      '/stammdaten/landeskennzeichen',
    ]) {
      expect((await client.get(path)).status).toBe(200);
    }
    expect(recordOf(await admin.get(record))).toEqual(before);
  });

  test('no operation but the public ones answers without a token, or with a broken one', async () => {
    const calls = [
      ['GET', '/stammdaten/adressen'],
      ['POST', '/stammdaten/adressen'],
      ['PATCH', '/stammdaten/adressen/1'],
      ['DELETE', '/stammdaten/adressen/1'],
      ['GET', '/stammdaten/adressen/1/ansprechpartner'],
      ['POST', '/stammdaten/adressen/1/ansprechpartner'],
      ['DELETE', '/stammdaten/ansprechpartner/1'],
      ['GET', '/webapp/me'],
      ['GET', '/webapp/basisdaten'],
      ['POST', '/webapp/parameter/x'],
      ['DELETE', '/login'],
    ] as const;
    for (const [method, path] of calls) {
      const body = method === 'POST' || method === 'PATCH' ? { name1: 'X' } : undefined;
      const none = await send(server().url, method, path, { body });
      expect([path, none.status, ...codesOf(none)]).toEqual([path, 401, 'msg_auth_required']);
      const headers = { authorization: `Bearer ${'x'.repeat(43)}` };
      const broken = await send(server().url, method, path, { body, headers });
      expect([path, broken.status, ...codesOf(broken)]).toEqual([path, 401, 'msg_auth_expired']);
    }
  });

  test('basic data leads to names, not to passwords', async () => {
    const { benutzer } = recordOf(
      await (await clientOf(server().url, 'ohne')).get('/webapp/basisdaten'),
    ) as { benutzer: object[] };
    expect(benutzer).toContainEqual({ id: 2, name: 'Bea Büro', kuerzel: 'BUE', gesperrt: false });
    expect(benutzer).toContainEqual({
      id: 7,
      name: 'Gerd Gesperrt',
      kuerzel: 'GES',
      gesperrt: true,
    });
    const parameters = await (
      await clientOf(server().url, 'ohne')
    ).get('/system/parameter?filter=name=PFA.WIRTSCHAFTSJAHRBEGINN');
    expect(rowsOf(parameters)).toMatchObject([
      { name: 'PFA.WIRTSCHAFTSJAHRBEGINN', wert: '1', typ: 'MONAT', version: 1 },
    ]);
  });
});
