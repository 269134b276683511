import { describe, expect, test } from 'vitest';
import { clientOf, recordOf, rowsOf, type Row } from '../support/api-client';
import { testServer } from '../support/test-server';

describe('prices and stock of products', () => {
  const server = testServer();
  const client = (user: string) => clientOf(server().url, user);

  test('a product has its gross price, its tiers and a reason for every price', async () => {
    const buero = await client('buero');
    const list = rowsOf(await buero.get('/stammdaten/artikel?filter=staffel=2&limit=1'));
    const product = list[0] as { id: number; vknetto: number; vkbrutto: number };
    expect(product.vkbrutto).toBe(Math.round(product.vknetto * 119) / 100);
    const [standard] = rowsOf(await buero.get(`/stammdaten/artikel/${product.id}/AP3`));
    expect(standard).toMatchObject({ preisgruppe: 1, menge1: 1, vk1: product.vknetto, menge2: 5 });
    expect(rowsOf(await buero.get(`/stammdaten/artikel/${product.id}/AP5`))).toEqual([]);
    const why = (query: string) =>
      buero.get(`/stammdaten/artikel/${product.id}/preisfindung?${query}`).then(recordOf);
    expect(await why('menge=5')).toMatchObject({
      regel: 'PREISGRUPPE',
      stufe: 2,
      einzelpreis: standard?.vk2,
      einzelpreisBrutto: standard?.vk2Brutto,
      regeln: [
        { regel: 'SONDERPREIS_ZEIT', ergebnis: 'OHNE', einzelpreis: null },
        { regel: 'SONDERPREIS_MENGE', ergebnis: 'OHNE' },
        { regel: 'RABATT_MENGE', ergebnis: 'OHNE' },
        { regel: 'PREISGRUPPE', ergebnis: 'GEWONNEN', stufe: 2, einzelpreis: standard?.vk2 },
        { regel: 'LISTENPREIS', ergebnis: 'NACHRANGIG', einzelpreis: product.vknetto },
      ],
    });
    expect((await buero.get(`/stammdaten/artikel/${product.id}/preisfindung?menge=0`)).status).toBe(
      422,
    );
    expect((await buero.get('/stammdaten/artikel/999999/preisfindung')).status).toBe(404);
  });

  test('what a customer agreed on wins, and says so', async () => {
    const [agreed] = await server().query<Row>(
      `select s.id, s.adresse_id, s.artikel_id, p.sonderpreis, p.ab_menge from special_prices s
       join special_price_periods p on p.sonderpreis_id = s.id where s.preisart = '3' limit 1`,
    );
    const buero = await client('buero');
    const found = await buero.get(
      `/stammdaten/artikel/${String(agreed?.artikel_id)}/preisfindung?adresseId=${String(agreed?.adresse_id)}&menge=${String(agreed?.ab_menge)}&datum=2026-03-01`,
    );
    expect(recordOf(found)).toMatchObject({
      regel: 'SONDERPREIS_ZEIT',
      einzelpreis: Number(agreed?.sonderpreis),
      sonderpreisId: Number(agreed?.id),
      gueltigBis: '2026-12-31',
    });
  });

  test('purchase prices are nowhere without the right', async () => {
    const technik = await client('technik');
    const [row] = rowsOf(await technik.get('/stammdaten/artikel?limit=1'));
    expect(row).not.toHaveProperty('eknetto');
    expect((await technik.get('/stammdaten/artikel?filter=eknetto>1')).status).toBe(403);
    expect((await technik.get('/stammdaten/artikel?orderBy=eknetto')).status).toBe(403);
    expect(
      rowsOf(await (await client('lesen')).get('/stammdaten/artikel?limit=1'))[0],
    ).toHaveProperty('eknetto');
  });

  test('stock is listed below a product, a warehouse and a location', async () => {
    const lager = await client('lager');
    const [first] = rowsOf(await lager.get('/stammdaten/lager/1/bestaende?limit=1'));
    const article = String(first?.artikelId);
    const below = rowsOf(
      await lager.get(`/stammdaten/artikel/${article}/bestaende?orderBy=lagerkreisId`),
    );
    expect(below.map(({ lagerId }) => lagerId)).toContain(1);
    const places = rowsOf(
      await lager.get(`/lager/lagerplatz-bestaende?artikelId=${article}&lagerId=1`),
    );
    expect(places).toMatchObject([
      { artikelId: first?.artikelId, lagerId: 1, bestand: first?.bestand },
    ]);
    const buero = await client('technik');
    expect((await buero.get('/lager/lagerplatz-bestaende?lagerId=3&limit=3')).status).toBe(200);
    expect((await (await client('ohne')).get('/stammdaten/lager/1/bestaende')).status).toBe(403);
  });

  test('the documents behind a quantity add up to it, and name who reserved it', async () => {
    const lesen = await client('lesen');
    const levels = await server().query<Row>(
      `select artikel_id, lager_id, reserviert, bestellt from stock_levels
       where reserviert > 0 or bestellt > 0 order by reserviert desc, id limit 12`,
    );
    const sumOf = (rows: readonly Row[]) =>
      rows.reduce((sum, { menge }) => sum + Math.round(Number(menge) * 100), 0) / 100;
    for (const level of levels) {
      const drillDown = async (groesse: string) =>
        rowsOf(
          await lesen.get(
            `/stammdaten/artikel/${String(level.artikel_id)}/bestandsbelege?lagerId=${String(level.lager_id)}&groesse=${groesse}`,
          ),
        );
      const reserved = await drillDown('RESERVIERT');
      expect(sumOf(reserved)).toBe(Number(level.reserviert));
      expect(sumOf(await drillDown('BESTELLT'))).toBe(Number(level.bestellt));
      // Each is an open order, with what it has not been delivered of yet, or a service order with what is meant for it.
      for (const row of reserved) {
        if (row.belegId === null) {
          const [meant] = await server().query<Row>(
            `select sum(case when von_lager_id = ${String(level.lager_id)} then menge_reserviert else menge_offen end) menge
             from service_materials where artikel_id = ${String(level.artikel_id)}
               and auftragsnummer = ${String(row.belegnummer)}`,
          );
          expect(Number(row.menge)).toBe(Number(meant?.menge));
          continue;
        }
        const [open] = await server().query<Row>(
          `select sum(p.menge - p.menge_uebernommen) menge from sales_positions p
           join sales_documents d on d.id = p.beleg_id
           where d.id = ${String(row.belegId)} and p.artikel_id = ${String(level.artikel_id)}
             and d.belegtyp = '02'`,
        );
        expect(Number(row.menge)).toBe(Number(open?.menge));
      }
    }
    const [level] = levels;
    const path = `/stammdaten/artikel/${String(level?.artikel_id)}/bestandsbelege?lagerId=${String(level?.lager_id)}&groesse=RESERVIERT`;
    const [row] = rowsOf(await (await client('technik')).get(path));
    expect(row).toHaveProperty('belegnummer');
    expect(row).not.toHaveProperty('adresse');
    expect((await lesen.get(path.replace('RESERVIERT', 'BESTAND'))).status).toBe(422);
    expect((await (await client('ohne')).get(path)).status).toBe(403);
  });

  test('whoever sees a product sees which technicians have it with them', async () => {
    const technik = await client('technik');
    const [van] = await server().query<Row>(
      'select artikel_id, bestand from stock_levels where lager_id = 4 and bestand > 0 order by artikel_id limit 1',
    );
    const path = `/stammdaten/artikel/${String(van?.artikel_id)}/servicebestaende`;
    const rows = rowsOf(await technik.get(`${path}?orderBy=technikerId`));
    expect(rows[0]).toMatchObject({
      ...{ zweck: 'GUTTEILE', technikerId: 1, lagerId: 4, lager: '30' },
      bestand: Number(van?.bestand),
    });
    expect(rowsOf(await (await client('buero')).get(path))).toHaveLength(rows.length);
    expect((await technik.get('/stammdaten/artikel/999999/servicebestaende')).status).toBe(404);
    const own = rowsOf(await technik.get('/lager/servicebestaende/gutteile'));
    expect(new Set(own.map(({ technikerId }) => technikerId))).toEqual(new Set([1]));
    const all = rowsOf(
      await (await client('buero')).get('/lager/servicebestaende/gutteile?limit=2000'),
    );
    expect(new Set(all.map(({ technikerId }) => technikerId)).size).toBe(12);
  });

  test('SQL and TypeScript know the same tax rates', async () => {
    const buero = await client('buero');
    const days = ['2006-12-31', '2007-01-01', '2020-07-01', '2020-12-31', '2021-01-01'];
    for (const taxClass of [1, 2, 3]) {
      const [product] = rowsOf(
        await buero.get(`/stammdaten/artikel?filter=mwstsatz=${taxClass},staffel=0&limit=1`),
      );
      if (!product) continue;
      for (const day of days) {
        const path = `/stammdaten/artikel/${String(product.id)}/preisfindung?datum=${day}`;
        const { einzelpreis, einzelpreisBrutto } = recordOf(await buero.get(path));
        const [expected] = await server().query<Row>(
          `select round(${String(einzelpreis)} * (1 + kontor_tax_rate(${taxClass}, 'DE', '${day}') / 100), 2) gross`,
        );
        expect(einzelpreisBrutto).toBe(Number(expected?.gross));
      }
    }
  });
});
