import { beforeAll, describe, expect, test } from 'vitest';
import { start as declared } from '../../schemas/generated/start';
import { parseFilter } from '../../schemas/rules/filter-grammar';
import { readVariable, builtInVariable } from '../../schemas/rules/query-variables';
import { clientOf, recordOf, rowsOf, type ApiClient, type Row } from '../support/api-client';
import { testServer } from '../support/test-server';

interface Block {
  zahlen?: Record<string, { total: number; summen?: { wert: number; waehrung?: string }[] }>;
  zeigt?: string;
  result?: Row[];
  fehlgeschlagen?: boolean;
}

describe('the start page', () => {
  const server = testServer();
  let office: ApiClient;

  const read = async (blocks?: string, client = office) => {
    const reply = await client.get(
      `/webapp/start${blocks === undefined ? '' : `?bloecke=${blocks}`}`,
    );
    expect(reply.status).toBe(200);
    return recordOf(reply) as unknown as Record<string, Block>;
  };
  /** The list that a figure opens, as the page asks for it. */
  const opened = async (list: string, filter: string, order?: string) => {
    const { benutzer } = recordOf(await office.get('/webapp/me')) as {
      benutzer: { id: number; kuerzel: string };
    };
    const context = { user: benutzer, now: new Date() };
    const terms = parseFilter(filter).conditions.map(({ field, operator, values }) => {
      const asked = values.map((text) => {
        const read = readVariable(text);
        return 'text' in read ? read.text : builtInVariable(read.variable, context);
      });
      return `${field}${operator}${operator === 'in' ? `(${asked.join('|')})` : asked[0]}`;
    });
    const rows: Row[] = [];
    for (let more = true; more;) {
      const asked = { filter: terms.join(','), limit: '500', offset: String(rows.length) };
      const parameters = new URLSearchParams({ ...asked, ...(order && { orderBy: order }) });
      const reply = await office.get(`${list}?${parameters.toString()}`);
      expect(reply.status).toBe(200);
      rows.push(...rowsOf(reply));
      more = rowsOf(reply).length === 500;
    }
    return rows;
  };

  const userId = async (client: ApiClient) => {
    const { benutzer } = recordOf(await client.get('/webapp/me')) as { benutzer: { id: number } };
    return benutzer.id;
  };

  beforeAll(async () => {
    office = await clientOf(server().url, 'buero');
  });

  test('every figure is what its list comes to, and the first rows are those of the most urgent', async () => {
    const blocks = await read();
    for (const { name, list, figures } of Object.values(declared)) {
      const { zahlen = {}, zeigt, result = [] } = blocks[name] ?? {};
      expect(Object.keys(zahlen)).toEqual(Object.keys(figures));
      for (const [figure, { filter, sum, order }] of Object.entries(figures)) {
        const rows = await opened(list, filter, order);
        expect([figure, zahlen[figure]?.total]).toEqual([figure, rows.length]);
        if (sum !== undefined) {
          const cents = rows.reduce((all, row) => all + Math.round(Number(row[sum]) * 100), 0);
          const told = zahlen[figure]?.summen?.reduce((all, { wert }) => all + wert, 0) ?? 0;
          expect(Math.round(told * 100)).toBe(cents);
        }
        if (figure === zeigt) expect(result).toEqual(rows.slice(0, 5));
      }
      const first = Object.keys(figures).find((figure) => (zahlen[figure]?.total ?? 0) > 0);
      expect(zeigt).toBe(first);
    }
    // Where everything is empty nothing has been compared.
    expect(blocks.openItems?.zahlen?.overdue?.total).toBeGreaterThan(0);
    expect(blocks.products?.zahlen?.belowStock?.total).toBeGreaterThan(0);
  });

  test('only the blocks that are asked for; what is unknown is passed over', async () => {
    expect(Object.keys(await read('products'))).toEqual(['products']);
    expect(Object.keys(await read('nothing,openItems'))).toEqual(['openItems']);
    expect(await read('nothing')).toEqual({});
    expect((await office.get('/webapp/start?bloecke=a%27b')).status).toBe(422);
  });

  test('a figure follows what happens to its rows', async () => {
    const before = await read('openItems');
    const [item] = await opened(
      '/finanzen/offeneposten',
      'abgeschlossen=false,opvArt=R,klaerung=false,nettoFaellig<:HEUTE',
    );
    const path = `/finanzen/offeneposten/${String(item?.id)}/klaerung`;
    const bis = builtInVariable('HEUTE+1', { user: { id: 0, kuerzel: '' }, now: new Date() });
    const id = await userId(office);
    const body = { grund: 'Menge bestritten', bis, benutzerId: id };
    const etag = `"${String(item?.version)}"`;
    expect((await office.post(path, body, { 'If-Match': etag })).status).toBe(200);
    const after = await read('openItems');
    const ends = (blocks: typeof before) => blocks.openItems?.zahlen?.clarificationEnds?.total ?? 0;
    expect(ends(after)).toBe(ends(before) + 1);
  });

  describe('rights', () => {
    test('a block that the caller may not see is missing', async () => {
      for (const user of ['lager', 'lesen', 'technik', 'ohne']) {
        const client = await clientOf(server().url, user);
        const blocks = await read(undefined, client);
        for (const { name, list } of Object.values(declared)) {
          const { status } = await client.get(`${list}?limit=1`);
          expect([user, name, name in blocks]).toEqual([user, name, status === 200]);
        }
      }
    });

    test('what needs a right in a record is missing there too', async () => {
      const storage = await clientOf(server().url, 'lager');
      const { products } = await read('products', storage);
      const [row] = products?.result ?? [];
      expect(row).toEqual(recordOf(await storage.get(`/stammdaten/artikel/${String(row?.id)}`)));
    });

    test('nothing without a session', async () => {
      expect((await fetch(`${server().url}/vario-api/webapp/start`)).status).toBe(401);
    });
  });

  describe('pinned views', () => {
    const presets = '/cmn/computed-queries/finanzen/offeneposten/presets';
    const pinned = async (client = office) => (await read('ansichten', client)).ansichten?.result;
    const pin = async (client: ApiClient, id: number, istAngeheftet: boolean) => {
      const { headers } = await client.get(`${presets}/${id}`);
      const etag = headers.get('etag') ?? '';
      const reply = await client.patch(`${presets}/${id}`, { istAngeheftet }, etag);
      expect(reply.status).toBe(200);
    };

    test('are counted for whoever has pinned them, and follow their rights', async () => {
      const predicate = {
        op: 'AND',
        items: [
          { attribute: 'abgeschlossen', operator: '=', value: false },
          { attribute: 'nettoFaellig', operator: '<', value: ':HEUTE' },
        ],
      };
      const admin = await clientOf(server().url, 'admin');
      const name = `Fällig ${Date.now()}`;
      const made = await admin.post(presets, {
        name,
        sichtbarkeit: 'ALLE',
        predicate,
        istAngeheftet: true,
      });
      expect([made.status, made.body]).toEqual([201, '']);
      const id = Number(made.headers.get('location')?.split('/').at(-1));
      const rows = await opened(
        '/finanzen/offeneposten',
        'abgeschlossen=false,nettoFaellig<:HEUTE',
      );
      const view = { id, name, liste: 'finanzen/offeneposten' };
      expect(await pinned(admin)).toEqual([{ ...view, total: rows.length }]);
      const listed = async (client: ApiClient) =>
        rowsOf(await client.get(presets)).find((row) => row.id === id)?.istAngeheftet;
      expect([await listed(admin), await listed(office)]).toEqual([true, false]);

      // For each to pin.
      expect(await pinned()).toEqual([]);
      await pin(office, id, true);
      await pin(admin, id, false);
      expect([(await pinned(admin))?.length, (await pinned())?.length]).toEqual([0, 1]);

      // Whose list the caller may not see any more is not there; neither is one that was made private.
      const storage = await clientOf(server().url, 'lager');
      const its = await userId(storage);
      await server().query(`insert into query_preset_pins values (${its}, ${id})`);
      const { status } = await storage.get('/finanzen/offeneposten?limit=1');
      expect((await pinned(storage))?.length).toBe(status === 200 ? 1 : 0);
      await server().query(`update query_presets set sichtbarkeit = 'PRIVAT' where id = ${id}`);
      expect(await pinned()).toEqual([]);
    });
  });
});

describe('a block of the start page that cannot be read', () => {
  const server = testServer();

  test('does not take the others along', async () => {
    const office = await clientOf(server().url, 'buero');
    await server().query('alter table products rename column bezeichnung to away');
    const reply = await office.get('/webapp/start');
    expect(reply.status).toBe(200);
    const { products, openItems } = recordOf(reply) as unknown as Record<string, Block>;
    expect(products).toEqual({ fehlgeschlagen: true });
    expect(openItems?.zahlen?.overdue?.total).toBeGreaterThan(0);
    // Alone it is no part that failed.
    expect((await office.get('/webapp/start?bloecke=products')).status).toBe(500);
  });
});
