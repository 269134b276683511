import { beforeAll, describe, expect, test } from 'vitest';
import { clientOf, codesOf, fieldErrorsOf, rowsOf, send } from '../support/api-client';
import type { ApiClient, Reply, Row } from '../support/api-client';
import {
  compareGerman,
  holdsFolded,
  fulfils,
  randomTree,
  seeded,
  type Tree,
} from '../support/predicate-evaluation';
import { testServer } from '../support/test-server';

const PATH = '/cmn/computed-queries/stammdaten/adressen';

interface Answer {
  definition: { attribute: string; displayName: string; type: string; scale?: number }[];
  data: Row[];
}

describe('computed queries', () => {
  const server = testServer();
  let client: ApiClient;
  let all: Row[];

  const run = (body: object, headers?: Record<string, string>) => client.post(PATH, body, headers);
  const dataOf = (reply: Reply) => {
    expect([reply.status, reply.body]).toEqual([200, expect.objectContaining({})]);
    return (reply.body as Answer).data;
  };
  const idsOf = (reply: Reply) => dataOf(reply).map(({ id }) => id);
  const found = async (additionalPredicate: Tree, more: object = {}) =>
    idsOf(await run({ additionalPredicate, pageable: { limit: 0 }, ...more }));
  const picked = (predicate: (row: Row) => boolean) => all.filter(predicate).map(({ id }) => id);
  const refused = (reply: Reply) => [reply.status, ...codesOf(reply)];

  beforeAll(async () => {
    client = await clientOf(server().url, 'lesen');
    all = rowsOf(await client.get('/stammdaten/adressen?limit=2000'));
  });

  test('without anything: the first 50 rows as the list has them, all columns', async () => {
    const reply = await run({});
    expect(dataOf(reply)).toEqual(all.slice(0, 50));
    expect(reply.headers.get('x-query-more-elements')).toBe('true');
    expect(reply.headers.get('x-query-next-offset')).toBe('50');
    expect(reply.headers.get('x-query-total')).toBeNull();
    const { definition } = reply.body as Answer;
    expect(definition.map(({ attribute }) => attribute)).toEqual(Object.keys(all[0] as Row));
    expect(definition).toEqual(
      expect.arrayContaining([
        { attribute: 'id', displayName: 'Id', type: 'integer', scale: 0 },
        { attribute: 'name1', displayName: 'Name', type: 'text' },
        { attribute: 'kreditlimit', displayName: 'Kreditlimit', type: 'money', scale: 2 },
        { attribute: 'erstkontakt', displayName: 'Erstkontakt', type: 'date' },
        { attribute: 'istKunde', displayName: 'Ist Kunde', type: 'boolean' },
        { attribute: 'art', displayName: 'Beziehung', type: 'enum' },
      ]),
    );
  });

  test('names in the language of the caller', async () => {
    const reply = await run(
      { adhocPreset: { columns: [{ attribute: 'ort' }] }, overrideResults: true },
      { 'accept-language': 'fr' },
    );
    expect((reply.body as Answer).definition).toEqual([
      { attribute: 'ort', displayName: 'Ville', type: 'text' },
    ]);
  });

  test('pages: start, limit, next offset, total, 0 for all', async () => {
    const pageable = { start: 1995, limit: 7 };
    const last = await run({ pageable, returnTotal: true });
    expect(dataOf(last)).toEqual(all.slice(1995));
    expect(last.headers.get('x-query-more-elements')).toBe('false');
    expect(last.headers.get('x-query-next-offset')).toBeNull();
    expect(last.headers.get('x-query-total')).toBe('2000');

    const middle = await run({ pageable: { start: 990, limit: 10 } });
    expect(dataOf(middle)).toEqual(all.slice(990, 1000));
    expect(middle.headers.get('x-query-next-offset')).toBe('1000');

    const everything = await run({ pageable: { limit: 0 } });
    expect(dataOf(everything)).toHaveLength(2000);
    expect(everything.headers.get('x-query-more-elements')).toBe('false');
    expect(await run({ pageable: { limit: 5001 } }).then(fieldErrorsOf)).toHaveProperty([
      'pageable.limit',
    ]);

    const none = await run({ returnData: false, returnTotal: true });
    expect(dataOf(none)).toEqual([]);
    expect(none.headers.get('x-query-total')).toBe('2000');
    expect(none.headers.get('x-query-more-elements')).toBe('false');
  });

  test('order: German, several, the key last and in the last one’s direction; the page’s own wins over the ad-hoc one', async () => {
    const sortOrders = [{ attribute: 'lkz' }, { attribute: 'ort', direction: 'DESC' }];
    const expected = [...all].sort(
      (a, b) =>
        compareGerman(String(a.lkz), String(b.lkz)) ||
        -compareGerman(String(a.ort), String(b.ort)) ||
        Number(b.id) - Number(a.id),
    );
    const reply = await run({
      adhocPreset: { sortOrders: [{ attribute: 'name1' }] },
      pageable: { limit: 0, sortOrders },
    });
    expect(idsOf(reply)).toEqual(expected.map(({ id }) => id));
    const adhoc = await run({ adhocPreset: { sortOrders }, pageable: { limit: 0 } });
    expect(idsOf(adhoc)).toEqual(idsOf(reply));
  });

  test('columns: hidden and ordered, or replaced; key and version always', async () => {
    const columns = [
      { attribute: 'ort', order: 1 },
      { attribute: 'name1', order: 0, width: 200, pinned: true },
      { attribute: 'name2', visible: false },
    ];
    const attributes = async (overrideResults: boolean) => {
      const reply = await run({
        adhocPreset: { columns },
        overrideResults,
        pageable: { limit: 1 },
      });
      const { definition, data } = reply.body as Answer;
      expect(Object.keys(data[0] as Row)).toEqual(expect.arrayContaining(['id', 'version']));
      return { named: definition.map(({ attribute }) => attribute), row: data[0] as Row };
    };
    const replaced = await attributes(true);
    expect(replaced.named).toEqual(['name1', 'ort']);
    expect(Object.keys(replaced.row).sort()).toEqual(['id', 'name1', 'ort', 'version']);
    const ordered = await attributes(false);
    const others = Object.keys(all[0] as Row).filter((name) => !/^(name1|ort|name2)$/.test(name));
    expect(ordered.named).toEqual(['name1', 'ort', ...others]);
    expect(ordered.row).not.toHaveProperty('name2');
  });

  test('a tree of AND, OR and NOT', async () => {
    const tree: Tree = {
      op: 'AND',
      items: [
        {
          op: 'OR',
          items: [
            { attribute: 'lkz', operator: 'in', value: ['AT', 'CH'] },
            { attribute: 'kreditlimit', operator: '>=', value: 10000 },
          ],
        },
        { op: 'NOT', items: [{ attribute: 'istKunde', operator: '=', value: true }] },
        { attribute: 'strasse', operator: '~', value: 'STRASSE' },
      ],
    };
    expect(await found(tree)).toEqual(picked((row) => fulfils(row, tree)));
    expect(await found(tree)).not.toHaveLength(0);
  });

  test('NOT keeps the rows whose field is empty', async () => {
    const noMail = picked(({ email }) => email === null);
    expect(noMail.length).toBeGreaterThan(0);
    const comparison = { attribute: 'email', operator: '^', value: 'info' };
    const rows = await found({ op: 'NOT', items: [comparison] });
    expect(rows).toEqual(picked((row) => !holdsFolded(row.email, 'info', '^')));
    expect(rows).toEqual(expect.arrayContaining(noMail));
    // Twice negated is the condition itself, also around an AND with an empty field.
    expect(await found({ op: 'NOT', items: [{ op: 'NOT', items: [comparison] }] })).toEqual(
      picked((row) => fulfils(row, comparison)),
    );
  });

  test('random trees answer what JavaScript picks', async () => {
    const attributes = [
      'adressnummer',
      'kundennr',
      'name1',
      'name2',
      'ort',
      'lkz',
      'email',
      'istKunde',
      'gesperrt',
      'kreditlimit',
      'erstkontakt',
      'vertreter1',
      'art',
    ];
    const random = seeded(20261121);
    let hits = 0;
    for (let round = 0; round < 60; round++) {
      const tree = randomTree(all, attributes, random);
      const expected = picked((row) => fulfils(row, tree));
      hits += expected.length > 0 && expected.length < 2000 ? 1 : 0;
      expect([
        tree,
        await found(tree, {
          adhocPreset: { columns: [{ attribute: 'id' }] },
          overrideResults: true,
        }),
      ]).toEqual([tree, expected]);
    }
    expect(hits).toBeGreaterThan(30);
  });

  test('search, ad-hoc and additional predicates are AND-ed', async () => {
    const reply = await run({
      suche: 'müller',
      adhocPreset: { predicate: { attribute: 'lkz', operator: '=', value: 'DE' } },
      additionalPredicate: { attribute: 'gesperrt', operator: '=', value: false },
      pageable: { limit: 0 },
    });
    const searched = rowsOf(await client.get('/stammdaten/adressen?suche=m%C3%BCller&limit=2000'));
    expect(idsOf(reply)).toEqual(
      searched.filter(({ lkz, gesperrt }) => lkz === 'DE' && !gesperrt).map(({ id }) => id),
    );
    expect(idsOf(reply)).not.toHaveLength(0);
    expect((await run({ suche: 'ab' })).status).toBe(422);
  });

  test('groups without items set no condition', async () => {
    const empty: Tree = { op: 'OR', items: [] };
    expect(await found({ op: 'AND', items: [empty, { op: 'NOT', items: [empty] }] })).toHaveLength(
      2000,
    );
    expect(await found({ attribute: 'lkz', operator: 'in', value: [] })).toEqual([]);
  });

  test('variables: the caller, days, the call’s own; an escaped colon', async () => {
    const { id } = (
      (await client.get('/webapp/me')).body as { result: { benutzer: { id: number } } }
    ).result.benutzer;
    const representative = all.find(({ vertreter1 }) => vertreter1 !== null)?.vertreter1;
    const variables = (...variableSubstitutions: object[]) => ({
      variableSubstitutionList: { variableSubstitutions },
    });
    const mine = { attribute: 'vertreter1', operator: '=', value: ':ICH' };
    expect(await found(mine)).toEqual(picked(({ vertreter1 }) => vertreter1 === id));
    expect(
      await found(
        { attribute: 'vertreter1', operator: 'in', value: [':WER', ':ICH'] },
        variables({ name: 'WER', value: representative }),
      ),
    ).toEqual(picked(({ vertreter1 }) => vertreter1 === representative || vertreter1 === id));
    expect(
      await found(
        { attribute: 'lkz', operator: 'in', value: [':LAENDER'] },
        variables({ name: 'LAENDER', value: ['AT', 'CH'] }),
      ),
    ).toEqual(picked(({ lkz }) => lkz === 'AT' || lkz === 'CH'));
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format();
    expect(
      await found({ attribute: 'erstkontakt', operator: '>=', value: ':JAHRESANFANG-1' }),
    ).toEqual(
      picked(
        ({ erstkontakt }) => String(erstkontakt ?? '') >= `${Number(today.slice(0, 4)) - 1}-01-01`,
      ),
    );
    expect(await found({ attribute: 'erstkontakt', operator: '<=', value: ':HEUTE' })).toEqual(
      picked(({ erstkontakt }) => erstkontakt !== null && String(erstkontakt) <= today),
    );
    expect(await found({ attribute: 'name1', operator: '=', value: '\\:ICH' })).toEqual([]);
    const unknown = { attribute: 'name1', operator: '=', value: ':NIEMAND' };
    expect(refused(await run({ additionalPredicate: unknown }))).toEqual([
      422,
      'msg_cunit_variable_unknown NIEMAND',
    ]);
  });

  test('variables stand for so many values in all, wherever they are named', async () => {
    const tooLarge = [422, 'msg_cunit_predicate_size 200 10000'];
    const ids = Array.from({ length: 4000 }, (_, index) => index + 1);
    const given = {
      pageable: { limit: 0 },
      variableSubstitutionList: {
        variableSubstitutions: [
          { name: 'VIELE', value: ids },
          { name: 'LANG', value: 'x'.repeat(4000) },
        ],
      },
    };
    const oneOf = (attribute: string, name: string, times: number): Tree => ({
      attribute,
      operator: 'in',
      value: Array<string>(times).fill(name),
    });
    expect(await found(oneOf('id', ':VIELE', 2), given)).toHaveLength(2000);
    const additionalPredicate = oneOf('id', ':VIELE', 1);
    const predicate = oneOf('id', ':VIELE', 2);
    const bodies = [
      { additionalPredicate: oneOf('id', ':VIELE', 5000) },
      { additionalPredicate, adhocPreset: { predicate } },
      { additionalPredicate: oneOf('name1', ':LANG', 251) },
    ];
    for (const body of bodies) expect(refused(await run({ ...given, ...body }))).toEqual(tooLarge);

    // A stored predicate that could not be asked is not left out: it would show what it was to hide.
    const name = 'Zu viele Werte';
    const stored = await client.post(`${PATH}/presets`, { name, predicate });
    const presetId = Number(stored.headers.get('location')?.split('/').at(-1));
    expect(await found({ op: 'AND', items: [] }, { ...given, presetId })).toHaveLength(2000);
    expect(refused(await run({ ...given, presetId, additionalPredicate }))).toEqual(tooLarge);
  });

  const nested = (levels: number): Tree =>
    levels === 1
      ? { attribute: 'ort', operator: '!null' }
      : { op: 'AND', items: [nested(levels - 1)] };

  test.each([
    [{ attribute: 'foo', operator: '=', value: 1 }, 'msg_filter_field_unknown foo'],
    [{ attribute: 'constructor', operator: '!null' }, 'msg_filter_field_unknown constructor'],
    [{ attribute: 'suche', operator: '~', value: 'x' }, 'msg_filter_field_unknown suche'],
    [{ attribute: 'kreditlimit', operator: '>', value: '5' }, 'msg_filter_value kreditlimit 5'],
    [{ attribute: 'zahlart', operator: '=', value: 1.5 }, 'msg_filter_value zahlart 1.5'],
    [{ attribute: 'istKunde', operator: '=', value: 'true' }, 'msg_filter_value istKunde true'],
    [{ attribute: 'istKunde', operator: '>', value: true }, 'msg_filter_operator istKunde >'],
    [
      { attribute: 'erstkontakt', operator: '~', value: '2025' },
      'msg_filter_operator erstkontakt ~',
    ],
    [
      { attribute: 'erstkontakt', operator: '=', value: '2025-02-30' },
      'msg_filter_value erstkontakt 2025-02-30',
    ],
    [{ attribute: 'ort', operator: '=', value: ['a'] }, 'msg_filter_value ort a'],
    [{ attribute: 'ort', operator: 'in', value: 'a' }, 'msg_filter_value ort a'],
    [{ attribute: 'ort', operator: '=' }, 'msg_filter_value ort '],
    [{ attribute: 'ort', operator: 'null', value: 'x' }, 'msg_filter_value ort x'],
    [{}, 'msg_cunit_predicate_node'],
    [{ op: 'AND' }, 'msg_cunit_predicate_node'],
    [{ op: 'AND', items: [], attribute: 'ort', operator: 'null' }, 'msg_cunit_predicate_node'],
    [{ op: 'NOT', items: [nested(1), nested(1)] }, 'msg_cunit_predicate_not'],
    [nested(11), 'msg_cunit_predicate_depth 10'],
    [
      { op: 'OR', items: [nested(1), { op: 'AND', items: Array(200).fill(nested(1)) }] },
      'msg_cunit_predicate_size 200 10000',
    ],
  ] as [object, string][])('refused predicate %#', async (additionalPredicate, code) => {
    expect(refused(await run({ additionalPredicate }))).toEqual([422, code]);
  });

  test('the largest predicate that is allowed', async () => {
    const many = Array<Tree>(200).fill(nested(1));
    expect(await found({ op: 'OR', items: many })).toEqual(picked(({ ort }) => ort !== null));
    expect(await found(nested(10))).toEqual(picked(({ ort }) => ort !== null));
    const ids = Array.from({ length: 5000 }, (_, index) => index + 1);
    expect(await found({ attribute: 'id', operator: 'in', value: ids })).toHaveLength(2000);
  });

  test('what does not exist is refused wherever it stands', async () => {
    expect(refused(await run({ pageable: { sortOrders: [{ attribute: 'foo' }] } }))).toEqual([
      422,
      'msg_order_field_unknown foo',
    ]);
    const columns = [{ attribute: 'foo', visible: false }];
    expect(refused(await run({ adhocPreset: { columns } }))).toEqual([
      422,
      'msg_cunit_attribute_unknown foo',
    ]);
    expect(fieldErrorsOf(await run({ foo: 1 }))).toHaveProperty(['foo']);
    for (const name of ['stammdaten/nichts', 'webapp/me', 'stammdaten/adresse']) {
      const reply = await client.post(`/cmn/computed-queries/${name}`, {});
      expect(refused(reply)).toEqual([404, `msg_list_unknown ${name}`]);
    }
  });

  test('every list without parameters can be queried, with its own right', async () => {
    const persons = await client.post('/cmn/computed-queries/stammdaten/ansprechpartner', {
      pageable: { limit: 2000 },
    });
    expect(dataOf(persons)).toEqual(
      rowsOf(await client.get('/stammdaten/ansprechpartner?limit=2000')),
    );
    const countries = '/cmn/computed-queries/stammdaten/landeskennzeichen';
    const inFrench = await client.post(
      countries,
      { additionalPredicate: { attribute: 'land', operator: '=', value: 'Autriche' } },
      { 'accept-language': 'fr' },
    );
    expect(dataOf(inFrench)).toEqual([{ lkz: 'AT', land: 'Autriche' }]);
    expect(await client.post(countries, { suche: 'Autriche' }).then(fieldErrorsOf)).toHaveProperty([
      'suche',
    ]);

    const without = await clientOf(server().url, 'ohne');
    expect(refused(await without.post(PATH, {}))).toEqual([
      403,
      'msg_auth_right_missing ADR_SEHEN',
    ]);
    expect((await without.post(countries, {})).status).toBe(200);
    expect((await send(server().url, 'POST', PATH, { body: {} })).status).toBe(401);
  });
});
