import { describe, expect, test } from 'vitest';
import {
  clientOf,
  codesOf,
  fieldErrorsOf,
  parameterPath,
  recordOf,
  rowsOf,
} from '../support/api-client';
import { readPdf } from '../support/print/read-pdf';
import { change } from '../support/drafts';
import { testServer } from '../support/test-server';

describe('assets', () => {
  const server = testServer();
  const client = (user: string) => clientOf(server().url, user);

  test('have an IMEI with its check digit, and a warranty that ends after it began', async () => {
    const buero = await client('buero');
    const wrong = await buero.post('/stammdaten/assets', {
      assetnummer: 'T-1',
      bezeichnung: 'Drucker',
      imei: '356938035643800',
      beginnGarantie: '2026-06-30',
      endeGarantie: '2026-06-29',
    });
    expect([wrong.status, Object.keys(fieldErrorsOf(wrong)).sort()]).toEqual([
      422,
      ['endeGarantie', 'imei'],
    ]);
    const right = { assetnummer: 'T-1', bezeichnung: 'Drucker', imei: '356938035643809' };
    expect((await buero.post('/stammdaten/assets', right)).status).toBe(201);
    const again = await buero.post('/stammdaten/assets', right);
    expect([again.status, Object.keys(fieldErrorsOf(again))]).toEqual([422, ['assetnummer']]);
  });

  test('have free fields that are called as the installation says', async () => {
    const [buero, admin] = [await client('buero'), await client('admin')];
    const labels = async () =>
      rowsOf(await buero.get('/stammdaten/assets/sfelder')).map(
        ({ feld, bezeichnung }) => `${String(feld)} ${String(bezeichnung)}`,
      );
    expect(await labels()).toEqual(['s01 Kostenstelle', 's02 Raum', 's03 IP-Adresse']);
    await change(admin, await parameterPath(admin, 'ASSETS.S02'), { wert: 'Stockwerk' });
    await change(admin, await parameterPath(admin, 'ASSETS.S03'), { wert: null });
    expect(await labels()).toEqual(['s01 Kostenstelle', 's02 Stockwerk']);
  });

  test('have a label that says what they are and whose', async () => {
    const buero = await client('buero');
    const [asset] = rowsOf(await buero.get('/stammdaten/assets?orderBy=id&limit=1'));
    const { name1 } = recordOf(await buero.get(`/stammdaten/adressen/${String(asset?.adresseId)}`));
    const path = `/stammdaten/assets/${String(asset?.id)}/etikett`;
    const answer = await fetch(`${server().url}/vario-api${path}`, {
      headers: { authorization: `Bearer ${buero.token}` },
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const { pages } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    const text = JSON.stringify(pages);
    for (const part of [asset?.assetnummer, asset?.seriennummer, String(name1).slice(0, 10)]) {
      expect(text).toContain(part);
    }
    expect((await buero.get('/stammdaten/assets/999999/etikett')).status).toBe(404);
  });

  test('are seen and changed by their rights', async () => {
    const ohne = await client('ohne');
    const refused = await ohne.get('/stammdaten/assets');
    expect(codesOf(refused)).toEqual(['msg_auth_right_missing ASS_SEHEN']);
    expect((await ohne.get('/stammdaten/assets/sfelder')).status).toBe(403);
    const lesen = await client('lesen');
    const forbidden = await lesen.post('/stammdaten/assets', {
      assetnummer: 'T-2',
      bezeichnung: 'x',
    });
    expect(codesOf(forbidden)).toEqual(['msg_auth_right_missing ASS_AENDERN']);
  });
});
