import { beforeAll, describe, expect, test } from 'vitest';
import { clientOf, recordOf, rowsOf, type ApiClient, type Row } from '../support/api-client';
import { testServer } from '../support/test-server';

interface Section {
  result: Row[];
  total: number;
  totalCapped?: boolean;
}

describe('the search over everything', () => {
  const server = testServer();
  let office: ApiClient;

  const search = async (suche: string, abschnitte?: string, client = office) => {
    const parameters = new URLSearchParams({ suche, ...(abschnitte && { abschnitte }) });
    const reply = await client.get(`/webapp/suche?${parameters.toString()}`);
    expect([suche, reply.status]).toEqual([suche, 200]);
    return recordOf(reply) as unknown as Record<string, Section>;
  };
  const listed = async (path: string, parameters: Record<string, string>) =>
    office.get(`${path}?${new URLSearchParams(parameters).toString()}`);

  beforeAll(async () => {
    office = await clientOf(server().url, 'buero');
  });

  test('five rows and a total of every section', async () => {
    const found = await search('müller');
    // In the order of the filter buttons, whatever area each of them is of.
    const sections = [
      'addresses',
      'persons',
      'products',
      'documents',
      'assets',
      'deals',
      'tickets',
    ];
    expect(Object.keys(found)).toEqual(sections);
    const list = await listed('/stammdaten/adressen', {
      suche: 'müller',
      filter: 'gesperrt=false',
      returnTotal: 'true',
    });
    expect(found.addresses?.total).toBe((list.body as { total: number }).total);
    expect(found.addresses?.result).toEqual(rowsOf(list).slice(0, 5));
  });

  test('only the sections that are asked for, and only a known one', async () => {
    expect(Object.keys(await search('müller', 'persons,addresses'))).toEqual([
      'addresses',
      'persons',
    ]);
    const wrong = await office.get('/webapp/suche?suche=abc&abschnitte=adressen');
    expect(wrong.status).toBe(422);
    expect((await office.get('/webapp/suche?suche=ab')).status).toBe(422);
    expect((await office.get('/webapp/suche')).status).toBe(422);
  });

  test('documents: the newest first', async () => {
    const { documents } = await search('gmbh', 'documents');
    const dates = documents?.result.map(({ belegdatum }) => String(belegdatum)) ?? [];
    expect(dates).toHaveLength(5);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test('no blocked addresses', async () => {
    const [blocked] = rowsOf(await listed('/stammdaten/adressen', { filter: 'gesperrt=true' }));
    const { addresses } = await search(String(blocked?.adressnummer));
    expect(addresses?.result.map(({ id }) => id)).not.toContain(blocked?.id);
  });

  test('a record whose number is the term comes first', async () => {
    const [address] = rowsOf(
      await listed('/stammdaten/adressen', { filter: 'kundennr!null,gesperrt=false', limit: '1' }),
    );
    expect(address).toBeDefined();
    const { addresses } = await search(String(address?.kundennr), 'addresses');
    expect(addresses?.result[0]?.id).toBe(address?.id);

    const [product] = rowsOf(
      await listed('/stammdaten/artikel', { filter: 'ean!null,gesperrt=false', limit: '1' }),
    );
    const { products } = await search(`]E0${String(product?.ean)}`, 'products');
    expect(products).toMatchObject({ total: 1, result: [{ id: product?.id }] });
  });

  test.each([
    ['+49 (0)711 998877-66', ['+49 711 99887766', '0711 998877', '0049711/99887766', '99887766']],
    ['0711/99 88 77 88', ['+49 711 99887788', '0711 998877-88', '(0711) 99887788', '99887788']],
  ])('the telephone number %s, however it is typed', async (telefon1, typed) => {
    const made = await office.post('/stammdaten/adressen', { name1: 'Nummernprobe', telefon1 });
    expect(made.status).toBe(201);
    const id = Number(made.headers.get('location')?.split('/').at(-1));
    for (const term of typed) {
      const { addresses } = await search(term, 'addresses');
      expect([term, addresses?.result.map((address) => address.id)]).toEqual([
        term,
        expect.arrayContaining([id]),
      ]);
    }
  });

  describe('rights', () => {
    test('a section that the caller may not see is missing, and what needs a right in its records', async () => {
      const storage = await clientOf(server().url, 'lager');
      const found = await search('gmbh', undefined, storage);
      const permitted = [
        ['addresses', '/stammdaten/adressen'],
        ['products', '/stammdaten/artikel'],
        ['documents', '/verkauf/belege'],
      ] as const;
      for (const [name, path] of permitted) {
        const { status } = await storage.get(`${path}?limit=1`);
        expect([name, name in found]).toEqual([name, status === 200]);
      }
      const reader = await clientOf(server().url, 'lesen');
      const { products } = await search('kabel', 'products', reader);
      const [own] = rowsOf(
        await reader.get(`/stammdaten/artikel?suche=kabel&filter=gesperrt=false`),
      );
      expect(products?.result[0]).toEqual(own);
    });

    test('nothing without a session', async () => {
      const reply = await fetch(`${server().url}/vario-api/webapp/suche?suche=abc`);
      expect(reply.status).toBe(401);
    });
  });
});
