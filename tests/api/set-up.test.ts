import { beforeAll, describe, expect, test } from 'vitest';
import {
  clientOf,
  codesOf,
  fieldErrorsOf,
  recordOf,
  rowsOf,
  type ApiClient,
} from '../support/api-client';
import { idOf } from '../support/sales-documents';
import { testServer } from '../support/test-server';

/** Lists that a company sets up itself, with what a new record needs besides its name. */
const lists: readonly [path: string, needed: object][] = [
  ['/stammdaten/zahlungsarten', {}],
  ['/stammdaten/lieferbedingungen', {}],
  ['/stammdaten/warengruppen', {}],
  ['/stammdaten/service/auftragsarten', {}],
  ['/stammdaten/service/taetigkeiten', {}],
  ['/stammdaten/service/mehraufwandsarten', { typ: 2 }],
  ['/stammdaten/service/kalendertypen', {}],
];

describe('what a company sets up itself', () => {
  const server = testServer();
  let admin: ApiClient;
  beforeAll(async () => {
    admin = await clientOf(server().url, 'admin');
  });

  test.each(lists)('%s is created, translated, blocked and removed', async (path, needed) => {
    const created = await admin.post(path, { ...needed, bezeichnungDe: 'Nur für Gäste' });
    expect(created.status).toBe(201);
    const record = `${path}/${idOf(created)}`;
    const read = async () => recordOf(await admin.get(record));
    const said = (de: string, en: string, fr: string) => ({
      bezeichnungDe: de,
      bezeichnungEn: en,
      bezeichnungFr: fr,
    });
    expect(await read()).toMatchObject({
      ...said('Nur für Gäste', 'Nur für Gäste', 'Nur für Gäste'),
      bezeichnung: 'Nur für Gäste',
      gesperrt: false,
    });
    const change = async (values: object) => {
      const { headers } = await admin.get(record);
      const reply = await admin.patch(record, values, headers.get('etag') ?? undefined);
      expect(reply.status).toBe(200);
    };
    await change({ bezeichnungEn: 'Guests only' });
    // What was not translated goes on to follow the German text.
    await change({ bezeichnungDe: 'Für Gäste' });
    expect(await read()).toMatchObject(said('Für Gäste', 'Guests only', 'Für Gäste'));
    const english = await admin.get(record, { 'accept-language': 'en' });
    expect(recordOf(english)).toMatchObject({ bezeichnung: 'Guests only' });
    await change({ bezeichnungEn: null, gesperrt: true });
    expect(await read()).toMatchObject({
      ...said('Für Gäste', 'Für Gäste', 'Für Gäste'),
      gesperrt: true,
    });
    const { headers } = await admin.get(record);
    expect((await admin.remove(record, headers.get('etag') ?? undefined)).status).toBe(204);
  });

  test.each(lists)('%s says what is missing, and who may change it', async (path, needed) => {
    const empty = await admin.post(path, { ...needed, bezeichnungDe: '' });
    expect([empty.status, Object.keys(fieldErrorsOf(empty))]).toEqual([422, ['bezeichnungDe']]);
    const without = await admin.post(path, { ...needed, bezeichnungEn: 'Guests' });
    expect([without.status, Object.keys(fieldErrorsOf(without))]).toEqual([422, ['bezeichnungDe']]);
    const readOnly = await admin.post(path, { ...needed, bezeichnungDe: 'A', bezeichnung: 'B' });
    expect(readOnly.status).toBe(422);
    const buero = await clientOf(server().url, 'buero');
    expect((await buero.post(path, { ...needed, bezeichnungDe: 'Gäste' })).status).toBe(403);
  });

  test('what is in use is not removed, and who uses it is said', async () => {
    const created = await admin.post('/stammdaten/zahlungsarten', { bezeichnungDe: 'Bald' });
    const zahlart = idOf(created);
    const body = { name1: 'Pays soon', istKunde: true, zahlart };
    const address = idOf(await admin.post('/stammdaten/adressen', body));
    const record = `/stammdaten/zahlungsarten/${zahlart}`;
    const { headers } = await admin.get(record);
    const reply = await admin.remove(record, headers.get('etag') ?? undefined);
    expect(reply.status).toBe(409);
    expect(JSON.stringify(reply.body)).toContain(`"id":${address}`);
    expect(codesOf(reply)).toHaveLength(1);
  });

  test('what is blocked is said with what every page chooses from', async () => {
    const body = { bezeichnungDe: 'Nicht mehr', gesperrt: true };
    const id = idOf(await admin.post('/stammdaten/lieferbedingungen', body));
    const { lieferbedingungen } = recordOf(await admin.get('/webapp/basisdaten'));
    expect(lieferbedingungen).toContainEqual({ id, bezeichnung: 'Nicht mehr', gesperrt: true });
  });

  test('the 17 price groups get names and stay 17', async () => {
    const [, second] = rowsOf(await admin.get('/stammdaten/preisgruppen?orderBy=id'));
    const record = `/stammdaten/preisgruppen/${String(second?.id)}`;
    const { headers } = await admin.get(record);
    const reply = await admin.patch(
      record,
      { bezeichnungDe: 'Fachhandel' },
      headers.get('etag') ?? '',
    );
    expect(recordOf(reply)).toMatchObject({ id: 2, bezeichnung: 'Fachhandel' });
    expect((await admin.post('/stammdaten/preisgruppen', { bezeichnungDe: 'Neu' })).status).toBe(
      405,
    );
  });

  test('a warehouse belongs to a region, and stays where it was made', async () => {
    const regions = '/stammdaten/lagerkreise';
    const warehouses = '/stammdaten/lager';
    const region = idOf(await admin.post(regions, { name: 'Küste' }));
    const body = { lager: 'N-1', kurzbezeichnung: 'Lager Nord', lagerkreisId: region };
    const created = await admin.post(warehouses, body);
    expect(created.status).toBe(201);
    const again = await admin.post(warehouses, body);
    expect([again.status, Object.keys(fieldErrorsOf(again))]).toEqual([422, ['lager']]);
    const record = `${warehouses}/${idOf(created)}`;
    const change = async (path: string, values: object) => {
      const { headers } = await admin.get(path);
      return admin.patch(path, values, headers.get('etag') ?? undefined);
    };
    const moved = await change(record, { lagerkreisId: 1 });
    expect([moved.status, Object.keys(fieldErrorsOf(moved))]).toEqual([422, ['lagerkreisId']]);
    expect(recordOf(await change(record, { ort: 'Kiel', gesperrt: true }))).toMatchObject({
      ort: 'Kiel',
      gesperrt: true,
    });
    const { headers } = await admin.get(`${regions}/${region}`);
    const removed = await admin.remove(`${regions}/${region}`, headers.get('etag') ?? undefined);
    expect(removed.status).toBe(409);
  });

  test('one region is the main one: another takes its place, and it cannot stop by itself', async () => {
    const regions = '/stammdaten/lagerkreise';
    const mains = async () =>
      rowsOf(await admin.get(`${regions}?filter=istHauptlagerkreis=true`)).map(({ id }) => id);
    const [former] = await mains();
    const next = idOf(await admin.post(regions, { name: 'Bergland', istHauptlagerkreis: true }));
    expect(await mains()).toEqual([next]);
    const change = async (id: unknown, values: object) => {
      const { headers } = await admin.get(`${regions}/${String(id)}`);
      return admin.patch(`${regions}/${String(id)}`, values, headers.get('etag') ?? undefined);
    };
    const stopped = await change(next, { istHauptlagerkreis: false });
    expect([stopped.status, Object.keys(fieldErrorsOf(stopped))]).toEqual([
      422,
      ['istHauptlagerkreis'],
    ]);
    expect((await change(former, { istHauptlagerkreis: true })).status).toBe(200);
    expect(await mains()).toEqual([former]);
  });
});
