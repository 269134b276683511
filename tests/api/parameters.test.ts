import { describe, expect, test } from 'vitest';
import {
  clientOf,
  codesOf,
  fieldErrorsOf,
  parameterPath,
  recordOf,
  rowsOf,
} from '../support/api-client';
import { testServer } from '../support/test-server';

describe('system parameters', () => {
  const server = testServer();

  test('are changed by who may, with the version read, and tell it', async () => {
    const admin = await clientOf(server().url, 'admin');
    const path = await parameterPath(admin, 'PFA.WIRTSCHAFTSJAHRBEGINN');
    const read = await admin.get(path);
    expect(read.headers.get('etag')).toBe('"1"');
    expect(recordOf(read)).toEqual({
      id: expect.any(Number),
      version: 1,
      name: 'PFA.WIRTSCHAFTSJAHRBEGINN',
      typ: 'MONAT',
      bezeichnung: 'Erster Monat des Wirtschaftsjahres',
      wert: '1',
      bild: null,
    });
    expect((await admin.patch(path, { wert: '7' })).status).toBe(428);
    const changed = await admin.patch(path, { wert: '7' }, '"1"');
    expect([changed.status, changed.headers.get('etag')]).toEqual([200, '"2"']);
    expect(recordOf(changed)).toMatchObject({ wert: '7', version: 2 });
    expect((await admin.patch(path, { wert: '8' }, '"1"')).status).toBe(412);

    const [entry] = rowsOf(
      await admin.get('/system/protokoll?filter=ereignis=PARAMETER_GEAENDERT'),
    );
    expect(entry).toMatchObject({
      benutzer: 'admin',
      tabelle: 'PAR',
      betrifft: 'PFA.WIRTSCHAFTSJAHRBEGINN = 7',
    });
  });

  test('take values of their kind only; there are no others, and none is removed', async () => {
    const admin = await clientOf(server().url, 'admin');
    const refused = async (name: string, wert: string | null) => {
      const parameter = await parameterPath(admin, name);
      const { version } = recordOf(await admin.get(parameter));
      const reply = await admin.patch(parameter, { wert }, `"${version}"`);
      return [reply.status, ...Object.keys(reply.status === 422 ? fieldErrorsOf(reply) : {})];
    };
    expect(await refused('PFA.WIRTSCHAFTSJAHRBEGINN', '13')).toEqual([422, 'wert']);
    expect(await refused('LAGER.NEGATIVBESTAND', 'Ja')).toEqual([422, 'wert']);
    expect(await refused('LAGER.NEGATIVBESTAND', null)).toEqual([422, 'wert']);
    expect(await refused('EINKAUF.VIERAUGEN_AB', '1.234,50')).toEqual([422, 'wert']);
    expect(await refused('SYSTEM.LINK_IMPRINT', 'javascript:alert(1)')).toEqual([422, 'wert']);
    expect(await refused('SYSTEM.LINK_IMPRINT', 'https://example.com/impressum')).toEqual([200]);
    const { links } = recordOf(await admin.get('/webapp/systeminfo'));
    expect(links).toEqual([{ name: 'imprint', url: 'https://example.com/impressum' }]);
    expect(await refused('SYSTEM.LINK_IMPRINT', null)).toEqual([200]);

    const path = await parameterPath(admin, 'PFA.WIRTSCHAFTSJAHRBEGINN');
    expect((await admin.get('/system/parameter/999999')).status).toBe(404);
    expect((await admin.patch('/system/parameter/999999', { wert: 'x' }, '"1"')).status).toBe(404);
    expect((await admin.post('/system/parameter', { name: 'NEU', wert: 'x' })).status).toBe(405);
    expect((await admin.remove(path, '"1"')).status).toBe(405);
    expect((await admin.patch(path, { name: 'ANDERS' }, '"2"')).status).toBe(422);
  });

  test('are read by everybody and changed by nobody without the right', async () => {
    const buero = await clientOf(server().url, 'buero');
    const path = await parameterPath(buero, 'PFA.WIRTSCHAFTSJAHRBEGINN');
    expect((await buero.get(path)).status).toBe(200);
    const refused = await buero.patch(path, { wert: '3' }, '"2"');
    expect(codesOf(refused)).toEqual(['msg_auth_right_missing SYS_PARAMETER']);
  });
});
