import { beforeAll, describe, expect, test } from 'vitest';
import { clientOf, recordOf, rowsOf, type ApiClient, type Row } from '../support/api-client';
import { testServer } from '../support/test-server';

const serial = 'GS1-S/77';

describe('a code of GS1 finds', () => {
  const server = testServer();
  let office: ApiClient;
  let product: Row;
  let asset: Row;
  beforeAll(async () => {
    office = await clientOf(server().url, 'buero');
    const ask = '/stammdaten/artikel?filter=gesperrt=false,ean!null&orderBy=id&limit=1';
    [product = {}] = rowsOf(await office.get(ask));
    [asset = {}] = rowsOf(
      await office.get('/stammdaten/assets?filter=istAktiv=true&orderBy=id&limit=1'),
    );
    const path = `/stammdaten/assets/${String(asset.id)}`;
    const changed = await office.patch(
      path,
      { seriennummer: `(01)04006381333931(21)${serial}` },
      `"${String(asset.version)}"`,
    );
    // What is stored is the number itself.
    expect(recordOf(changed).seriennummer).toBe(serial);
  });

  /** Labels of a product and a part. */
  const labels = (gtin: string, part: string) => [
    `]C101${gtin}17271231` + `10LOT7\u001d21${part}`,
    `]d201${gtin}21${part}\u001d10LOT7`,
    `]Q301${gtin}21${part}`,
    `(01)${gtin}(10)LOT7(21)${part}`,
    `https://id.example/01/${gtin}/21/${encodeURIComponent(part)}`,
  ];
  const gtin = () => String(product.ean).padStart(14, '0');
  const found = async (list: string, asked: Record<string, string>) =>
    rowsOf(await office.get(`${list}?${new URLSearchParams(asked).toString()}`)).map(
      ({ id }) => id,
    );

  test('the product in its list, in the search over everything and in a filter', async () => {
    for (const suche of labels(gtin(), 'X-1')) {
      expect([suche, await found('/stammdaten/artikel', { suche })]).toEqual([suche, [product.id]]);
      const everything = await office.get(`/webapp/suche?${new URLSearchParams({ suche })}`);
      const { products } = recordOf(everything) as Record<string, { result: Row[] }>;
      expect(products?.result[0]?.id).toBe(product.id);
      const filter = `ean=${suche.replace(/[(),]/g, '\\$&')}`;
      expect([filter, await found('/stammdaten/artikel', { filter })]).toEqual([
        filter,
        [product.id],
      ]);
    }
    for (const filter of [`ean=${gtin()}`, `ean~${gtin()}`, `ean in(${gtin()}|96385074)`]) {
      expect([filter, await found('/stammdaten/artikel', { filter })]).toEqual([
        filter,
        [product.id],
      ]);
    }
  });

  test('the part by its serial number where parts are looked for', async () => {
    for (const suche of labels('04006381333931', serial)) {
      expect([suche, await found('/stammdaten/assets', { suche })]).toEqual([suche, [asset.id]]);
      const everything = await office.get(`/webapp/suche?${new URLSearchParams({ suche })}`);
      const { assets } = recordOf(everything) as Record<string, { result: Row[] }>;
      expect(assets?.result[0]?.id).toBe(asset.id);
    }
  });
});
