import { beforeAll, describe, expect, test } from 'vitest';
import { clientOf, recordOf, rowsOf, type ApiClient } from '../support/api-client';
import { sampleImage } from '../support/sample-images';
import { testServer } from '../support/test-server';

describe('storage locations and pictures of products', () => {
  const server = testServer();
  let store: ApiClient;
  let office: ApiClient;
  let reader: ApiClient;
  let none: ApiClient;

  beforeAll(async () => {
    const clients = ['lager', 'buero', 'lesen', 'ohne'].map((user) => clientOf(server().url, user));
    [store, office, reader, none] = (await Promise.all(clients)) as [
      ApiClient,
      ApiClient,
      ApiClient,
      ApiClient,
    ];
  });

  test('a location says how many articles lie there, and which', async () => {
    const places = rowsOf(
      await store.get('/lager/lagerplaetze?orderBy=-artikelAnzahl,lagerplatz&limit=3'),
    );
    expect(places).toHaveLength(3);
    for (const { lagerId, lagerplatz, artikelAnzahl } of places) {
      const filter = encodeURIComponent(
        `lagerId=${String(lagerId)},lagerplatz=${String(lagerplatz)}`,
      );
      const lying = rowsOf(await store.get(`/lager/lagerplatz-bestaende?filter=${filter}`));
      expect(lying.filter(({ bestand }) => bestand !== 0)).toHaveLength(Number(artikelAnzahl));
      const [first] = lying;
      const other = rowsOf(
        await store.get(
          `/lager/lagerplatz-bestaende?filter=artikelId%3D${String(first?.artikelId)}`,
        ),
      );
      expect(other.map((row) => row.lagerplatz)).toContain(lagerplatz);
    }
  });

  test('one name may be a place in several warehouses; an unknown one is none', async () => {
    const named = rowsOf(await store.get('/lager/lagerplaetze?filter=lagerId%3D1&limit=2000')).map(
      ({ lagerplatz }) => String(lagerplatz),
    );
    expect(new Set(named).size).toBe(named.length);
    const both = rowsOf(
      await store.get(
        `/lager/lagerplaetze?filter=${encodeURIComponent(`lagerplatzin(${named.join('|')})`)}&limit=2000`,
      ),
    );
    expect(both.length).toBeGreaterThan(named.length);
    expect(rowsOf(await store.get('/lager/lagerplaetze?filter=lagerplatz%3DZZ-99'))).toEqual([]);
  });

  test('who may not see warehouses sees no locations', async () => {
    expect((await none.get('/lager/lagerplaetze')).status).toBe(403);
  });

  test('pictures of a product keep their names and order; who only reads changes none', async () => {
    const path = '/stammdaten/artikel/1/bilder';
    const before = rowsOf(await office.get(path)).length;
    const daten = (await sampleImage()).toString('base64');
    const created = await office.post(path, { daten, dateiname: 'Vorderseite.jpg' });
    expect(created.status).toBe(201);
    const location = String(created.headers.get('location'));
    await office.post(path, { daten });
    const rows = rowsOf(await reader.get(`${path}?orderBy=bildindex`)).slice(before);
    expect(rows.map(({ dateiname }) => dateiname)).toEqual(['Vorderseite.jpg', null]);
    expect(rows[0]).toMatchObject({ typ: 'image/jpeg', hatVorschau: true });

    expect((await reader.post(path, { daten })).status).toBe(403);
    expect((await reader.remove(location, '"1"')).status).toBe(403);
    expect((await none.get(path)).status).toBe(403);
    const renamed = await office.patch(location, { dateiname: 'Front.jpg' }, '"1"');
    expect(recordOf(renamed)).toMatchObject({ dateiname: 'Front.jpg', version: 2 });
    expect((await office.remove(location, '"2"')).status).toBe(204);
    expect((await office.get(location)).status).toBe(404);
  });

  test('a file says who added it', async () => {
    const path = '/stammdaten/adressen/1/dateien';
    const daten = Buffer.from('Notiz').toString('base64');
    const created = await office.post(path, { daten, dateiname: 'Notiz.txt' });
    const file = recordOf(await reader.get(String(created.headers.get('location'))));
    expect(file.benutzerId).toBe(2);
  });
});
