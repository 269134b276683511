import { beforeAll, describe, expect, test } from 'vitest';
import { clientOf, codesOf, fieldErrorsOf, recordOf, type ApiClient } from '../support/api-client';
import { addLine, change, customer, draft, goods } from '../support/drafts';
import { testServer } from '../support/test-server';

describe('approval of documents by a second person', () => {
  const server = testServer();
  let office: ApiClient;
  let admin: ApiClient;
  let adresseId: unknown;

  beforeAll(async () => {
    [office, admin] = [
      await clientOf(server().url, 'buero'),
      await clientOf(server().url, 'admin'),
    ];
    adresseId = (await customer(office)).id;
    await server().query(
      `update system_parameters set wert = 'J' where name = 'VERKAUF.FREIGABE_NOETIG'`,
    );
  });

  const approve = (by: ApiClient, path: string, more: object = {}) =>
    change(by, path, { freigabe: true, ...more });
  const own = {
    freigabe: ['Den Beleg gibt jemand frei, der seinen Inhalt nicht zuletzt geschrieben hat.'],
  };
  const isApproved = async (path: string) => recordOf(await office.get(path)).freigabe;

  test('is nobody’s who wrote what stands on it', async () => {
    const path = await draft(office, { adresseId });
    expect(fieldErrorsOf(await approve(office, path))).toEqual(own);
    // The administrator has written it last, from here on.
    expect((await change(admin, path, { kopftext: 'Wie besprochen' })).status).toBe(200);
    expect(fieldErrorsOf(await approve(admin, path))).toEqual(own);
    expect(fieldErrorsOf(await approve(admin, path, { fusstext: 'Danke' }))).toEqual(own);
    // What is on no paper makes nobody its writer.
    expect((await change(office, path, { lagerId: 2 })).status).toBe(200);
    expect(fieldErrorsOf(await approve(admin, path))).toEqual(own);
    expect((await approve(office, path)).status).toBe(200);
    const begun = await office.post('/verkauf/belege', {
      ...{ belegart: '0100', adresseId, freigabe: true },
    });
    expect(fieldErrorsOf(begun)).toEqual(own);
  });

  test('is gone as soon as something else stands on it', async () => {
    const [product] = await goods(office);
    const path = await draft(office, { adresseId, belegart: '0400' });
    const line = await addLine(office, path, { artikelId: product?.id, menge: 1 });
    const { version } = recordOf(await office.get(path));
    const guard = { 'if-match': `"${String(version)}"` };
    const refused = await office.post(`${path}/buchen`, {}, guard);
    expect(codesOf(refused)).toContain('msg_document_not_approved');
    const waysOfChanging: (() => Promise<unknown>)[] = [
      () => change(office, path, { rabatt1: 5 }),
      () => change(office, line, { menge: 2 }),
      () => addLine(office, path, { artikelId: product?.id, menge: 1 }),
      () => change(office, path, { adresseId: Number(adresseId) + 1 }),
    ];
    for (const changes of waysOfChanging) {
      expect((await approve(admin, path)).status).toBe(200);
      expect(await isApproved(path)).toBe(true);
      await changes();
      expect(await isApproved(path), String(changes)).toBe(false);
    }
    await change(admin, path, { fusstext: 'Danke' });
    expect(recordOf(await office.get(path))).toMatchObject({ inhaltVon: 1, freigabe: false });
  });

  test('a copy has to be approved anew', async () => {
    const path = await draft(office, { adresseId });
    expect((await approve(admin, path)).status).toBe(200);
    const copy = await office.post(`${path}/kopieren`, {});
    expect(copy.status).toBe(201);
    expect(await isApproved(copy.headers.get('location') ?? '')).toBe(false);
  });

  test('a document says no more than can be printed', async () => {
    const path = await draft(office, { adresseId });
    const text = { positionsArt: 'T', bezeichnung: 'Hinweis', langtext: 'x'.repeat(4_000) };
    await server().query(
      `insert into sales_positions (beleg_id, position, positions_art, bezeichnung, langtext)
         select ${Number(path.split('/').at(-1))}, n, 'T', 'Hinweis', repeat('x', 4000)
         from generate_series(1, 124) n`,
    );
    const refused = await office.post(`${path}/positionen`, text);
    expect([refused.status, codesOf(refused)]).toEqual([
      409,
      ['msg_document_letters_too_many 500000'],
    ]);
    const fits = await office.post(`${path}/positionen`, { ...text, langtext: 'x' });
    expect(fits.status).toBe(201);
    const grown = fits.headers.get('location') ?? '';
    expect((await change(office, grown, { langtext: text.langtext })).status).toBe(409);
  });
});
