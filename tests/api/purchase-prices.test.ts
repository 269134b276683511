import { beforeAll, describe, expect, test } from 'vitest';
import { clientOf, clientWith, codesOf, logIn, recordOf, rowsOf } from '../support/api-client';
import type { ApiClient, Reply, Row } from '../support/api-client';
import { operations, type WalkOperation } from '../support/walk/contract-document';
import { testServer } from '../support/test-server';

/** A price that nothing else in the demo company costs. */
const SECRET = 7_654_321.09;
const PASSWORD = 'Ein guter Anfang';
const QUERY = '/cmn/computed-queries/stammdaten/artikel';
/** The operations of products, stock, documents, open items and reports. */
const area =
  /^\/(stammdaten\/(artikel|lager|preisgruppen|warengruppen)|lager|verkauf|finanzen|auswertungen|stammdaten\/adressen\/\{adresseId\}\/(historie|kundensonderpreise))/;

const column = { attribute: 'eknetto' };
const condition = { ...column, operator: '>', value: 1 };
/** Every way of a list or a query to ask about the purchase price. */
const questions: Record<string, (client: ApiClient, path: string) => Promise<Reply>> = {
  'a filter': (client) => client.get('/stammdaten/artikel?filter=eknetto>1'),
  'a filter for empty ones': (client) => client.get('/stammdaten/artikel?filter=eknetto!null'),
  'an order': (client) => client.get('/stammdaten/artikel?orderBy=bezeichnung,-eknetto'),
  'a column of a query': (client) =>
    client.post(QUERY, { adhocPreset: { columns: [column] }, overrideResults: true }),
  'a predicate': (client) => client.post(QUERY, { additionalPredicate: condition }),
  'a nested predicate': (client) =>
    client.post(QUERY, {
      additionalPredicate: { op: 'NOT', items: [{ op: 'OR', items: [condition] }] },
    }),
  'a preset’s predicate': (client) =>
    client.post(QUERY, { adhocPreset: { columns: [], predicate: condition } }),
  'a preset’s order': (client) =>
    client.post(QUERY, { adhocPreset: { columns: [], sortOrders: [column] } }),
  'a page’s order': (client) => client.post(QUERY, { pageable: { sortOrders: [column] } }),
  'a group': (client) => client.post(QUERY, { grouping: [column] }),
  'a sum': (client) => client.post(QUERY, { aggregates: [{ ...column, function: 'SUM' }] }),
  'a highest value': (client) =>
    client.post(QUERY, { aggregates: [{ ...column, function: 'MAX' }], returnData: false }),
  'a change': (client, path) => client.patch(path, { eknetto: 1 }, '"1"'),
  'a new product': (client) =>
    client.post('/stammdaten/artikel', { artikelnummer: 'EK-1', bezeichnung: 'X', eknetto: 1 }),
};

describe('the purchase price', () => {
  const server = testServer();
  let admin: ApiClient;
  /** May everything but see it. */
  let blind: ApiClient;
  let path: string;
  let values: Row;

  beforeAll(async () => {
    admin = await clientOf(server().url, 'admin');
    const { rechte } = recordOf(await admin.get('/webapp/me')) as { rechte: { recht: string }[] };
    const all = rechte.map(({ recht }) => recht).filter((recht) => recht !== 'ART_EK');
    const role = await admin.post('/system/rollen', { name: 'Ohne Einkauf', rechte: all });
    const made = await admin.post('/system/benutzer', {
      benutzername: 'blind',
      name: 'Blind',
      kuerzel: 'BLI',
      passwortAendern: false,
      passwort: PASSWORD,
      rollen: [Number(role.headers.get('location')?.split('/').at(-1))],
    });
    expect(made.status).toBe(201);
    const login = await logIn(server().url, 'blind', PASSWORD);
    blind = clientWith(server().url, (login.body as { token: string }).token);

    // A product that stands in documents, stock and a customer's prices.
    const [found] = await server().query<Row>(
      `select p.artikel_id, p.beleg_id, d.adresse_id, o.id as item, l.lager_id, s.id as price,
         s.adresse_id as customer
       from special_prices s
       join sales_positions p on p.artikel_id = s.artikel_id
       join sales_documents d on d.id = p.beleg_id
       join open_items o on o.beleg_id = d.id
       join stock_levels l on l.artikel_id = p.artikel_id
       where s.preisart = '3' limit 1`,
    );
    values = {
      artikelId: found?.artikel_id,
      belegId: found?.beleg_id,
      lagerId: found?.lager_id,
      offenePostenId: found?.item,
      sonderpreisId: found?.price,
      adresseId: found?.customer,
      groesse: 'RESERVIERT',
    };
    path = `/stammdaten/artikel/${String(found?.artikel_id)}`;
    const { version } = recordOf(await admin.get(path));
    const changed = await admin.patch(path, { eknetto: SECRET }, `"${String(version)}"`);
    expect(changed.status).toBe(200);
  });

  /** An operation's call, about the product and what hangs on it. */
  const callOf = ({ path: pattern, parameters }: WalkOperation): string => {
    const holder = pattern.split('/').slice(0, -1).join('/');
    const ids: Row = {
      '/stammdaten/artikel': values.artikelId,
      '/stammdaten/lager': values.lagerId,
      '/verkauf/belege': values.belegId,
      '/finanzen/offeneposten': values.offenePostenId,
      '/stammdaten/adressen/{adresseId}/kundensonderpreise': values.sonderpreisId,
    };
    const filled = pattern.replace(/\{(\w+)\}/g, (_, name: string) =>
      String(values[name] ?? ids[holder] ?? 1),
    );
    // The size of a picture is no kind of stock.
    const asked = parameters.filter(
      ({ name, in: place, schema }) =>
        place === 'query' && name in values && !(name === 'groesse' && schema.type === 'integer'),
    );
    const query = asked.map(({ name }) => `${name}=${String(values[name])}`);
    const limits = parameters.filter(({ name }) => name === 'limit');
    const all = limits.map(({ schema }) => `limit=${schema.maximum}`);
    return `${filled}?${[...query, ...all].join('&')}`;
  };

  test('is in no answer of the area for who lacks the right', async () => {
    const reads = operations.filter(
      (operation) => operation.method === 'GET' && area.test(operation.path),
    );
    expect(reads.length).toBeGreaterThan(25);
    const shown: string[] = [];
    for (const operation of reads) {
      const call = callOf(operation);
      const text = async (client: ApiClient) => {
        const { status, body } = await client.get(call);
        // An offer has no e-invoice: 409.
        expect([call, [200, 404, 409].includes(status) || body]).toEqual([call, true]);
        return JSON.stringify(body);
      };
      if (/7654321|eknetto/.test(await text(admin))) shown.push(operation.id);
      expect([call, /7654321|eknetto/.test(await text(blind))]).toEqual([call, false]);
    }
    // Who has the right reads it where it belongs, and nowhere else.
    expect(shown).toEqual(['listProducts', 'readProduct', 'listSalesPositions', 'suggestPosition']);
  });

  test('is not told by an import, whatever is guessed', async () => {
    const { artikelnummer } = recordOf(await blind.get(path));
    const guesses = [SECRET - 1, SECRET, SECRET + 1];
    const reply = await blind.post('/system/importprobe', {
      pfad: '/stammdaten/artikel',
      schluessel: 'artikelnummer',
      vorhandene: 'AKTUALISIEREN',
      zeilen: guesses.map((eknetto, index) => ({
        zeile: index + 1,
        daten: { artikelnummer, eknetto },
      })),
    });
    expect(reply.status).toBe(200);
    expect(rowsOf(reply).map(({ ergebnis }) => ergebnis)).toEqual(guesses.map(() => 'ABGELEHNT'));
  });

  test.each(Object.entries(questions))('is asked about by %s in vain', async (_, ask) => {
    const reply = await ask(blind, path);
    expect([reply.status, ...codesOf(reply)]).toEqual([403, 'msg_auth_right_missing ART_EK']);
  });

  test('is not found by searching, and in no stored view, export or history', async () => {
    const secret = { ...column, operator: '=', value: SECRET };
    for (const number of ['7654321', '7.654.321,09', '7654321.09']) {
      expect(rowsOf(await admin.get(`/stammdaten/artikel?suche=${number}`))).toEqual([]);
    }
    const found = await admin.post(QUERY, { additionalPredicate: secret });
    expect((found.body as { data: Row[] }).data).toHaveLength(1);
    // A view of somebody who sees it, shared with somebody who does not.
    const view = await admin.post(`${QUERY}/presets`, {
      name: 'Einkauf',
      sichtbarkeit: 'ALLE',
      columns: [{ attribute: 'artikelnummer' }, column],
      sortOrders: [{ ...column, direction: 'DESC' }],
      predicate: secret,
      aggregates: [{ ...column, function: 'MAX' }],
    });
    const presetId = Number(view.headers.get('location')?.split('/').at(-1));
    const run = async (client: ApiClient) =>
      client.post(QUERY, { presetId, overrideResults: true, pageable: { limit: 0 } });
    expect(JSON.stringify((await run(admin)).body)).toContain('7654321');
    const seen = (await run(blind)).body as { definition: { attribute: string }[]; data: Row[] };
    expect(seen.definition.map(({ attribute }) => attribute)).not.toContain('eknetto');
    expect(JSON.stringify(seen)).not.toMatch(/7654321|eknetto/);
    // Its condition does not apply either: how many rows there are would tell.
    expect(seen.data.length).toBeGreaterThan(100);

    const changes = `/system/aenderungen?tabelle=ART&tabelleId=${path.split('/').at(-1) ?? ''}`;
    expect(JSON.stringify((await admin.get(changes)).body)).toContain('7654321');
    expect(JSON.stringify((await blind.get(changes)).body)).not.toMatch(/7654321|eknetto/);
  });
});
