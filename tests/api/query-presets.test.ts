import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visibilityOf } from '../../server/queries/preset-store';
import { clientOf, codesOf, fieldErrorsOf, recordOf, rowsOf, send } from '../support/api-client';
import type { ApiClient, Reply, Row } from '../support/api-client';
import { openTestDatabase, type OpenedDatabase } from '../support/open-test-database';
import { testServer } from '../support/test-server';

const QUERY = '/cmn/computed-queries/stammdaten/adressen';
const PRESETS = `${QUERY}/presets`;

const content = {
  columns: [
    { attribute: 'ort', visible: true, width: 220, order: 1, pinned: false },
    { attribute: 'name1', visible: true, width: 300, order: 0, pinned: true },
    { attribute: 'name2', visible: false },
  ],
  sortOrders: [{ attribute: 'ort', direction: 'DESC' }],
  predicate: { attribute: 'lkz', operator: '=', value: 'AT' },
  grouping: [{ attribute: 'art' }],
  aggregates: [{ attribute: 'kreditlimit', function: 'SUM' }],
  density: 'compact',
};

describe('presets of queries', () => {
  const server = testServer();
  /** `buero` may share, `lesen` and `technik` may not; each has a role of its own. */
  let admin: ApiClient, buero: ApiClient, lesen: ApiClient, technik: ApiClient;
  let all: Row[];
  let names = 0;

  const freshName = () => `Ansicht ${++names}`;
  const listed = async (client: ApiClient) => rowsOf(await client.get(PRESETS));
  const refused = (reply: Reply) => [reply.status, ...codesOf(reply)];
  /** Stores a preset; answers it as its owner sees it. */
  const store = async (client: ApiClient, body: object = {}): Promise<Row> => {
    const reply = await client.post(PRESETS, { name: freshName(), ...body });
    expect([reply.status, reply.body]).toEqual([201, expect.anything()]);
    expect(reply.headers.get('etag')).toBe('"1"');
    const id = Number(reply.headers.get('location')?.split('/').at(-1));
    const found = (await listed(client)).find((preset) => preset.id === id);
    expect(reply.headers.get('location')).toBe(`/vario-api${PRESETS}/${id}`);
    return found as Row;
  };
  const one = ({ id }: Row) => `${PRESETS}/${String(id)}`;
  const tag = ({ version }: Row) => `"${String(version)}"`;
  const sees = async (client: ApiClient, { id }: Row) =>
    (await listed(client)).some((preset) => preset.id === id);
  const run = (client: ApiClient, body: object) => client.post(QUERY, body);
  const idsOf = (reply: Reply) => {
    expect([reply.status, reply.body]).toEqual([200, expect.anything()]);
    return (reply.body as { data: Row[] }).data.map(({ id }) => id);
  };

  beforeAll(async () => {
    [admin, buero, lesen, technik] = (await Promise.all(
      ['admin', 'buero', 'lesen', 'technik'].map((user) => clientOf(server().url, user)),
    )) as [ApiClient, ApiClient, ApiClient, ApiClient];
    all = rowsOf(await lesen.get('/stammdaten/adressen?limit=2000'));
  });

  test('what is stored comes back, and runs', async () => {
    const preset = await store(lesen, content);
    expect(preset).toEqual({
      id: expect.any(Number),
      version: 1,
      name: preset.name,
      sichtbarkeit: 'PRIVAT',
      rolleId: null,
      istStandard: false,
      istAngeheftet: false,
      besitzer: 'Lena Leser',
      istAenderbar: true,
      istVollstaendig: true,
      display: null,
      period: null,
      ...content,
    });
    const read = await lesen.get(one(preset));
    expect([recordOf(read), read.headers.get('etag')]).toEqual([preset, '"1"']);
    const reply = await run(lesen, { presetId: preset.id, pageable: { limit: 0 } });
    const body = reply.body as {
      definition: Row[];
      groups: { key: string; count: number }[];
      totals: { values: Row[] };
    };
    expect(body.definition.map(({ attribute }) => attribute)).toEqual(['name1', 'ort']);
    const austrian = all.filter(({ lkz }) => lkz === 'AT');
    expect(idsOf(reply).sort()).toEqual(austrian.map(({ id }) => id).sort());
    expect(body.groups.reduce((sum, { count }) => sum + count, 0)).toBe(austrian.length);
    expect(body.totals.values).toHaveLength(1);
  });

  test('what the call names wins over the preset; its predicates are AND-ed', async () => {
    const preset = await store(lesen, content);
    const swiss = { attribute: 'lkz', operator: '=', value: 'CH' };
    const adhoc = await run(lesen, {
      presetId: preset.id,
      adhocPreset: { predicate: swiss, columns: [{ attribute: 'ort', visible: false }] },
      pageable: { limit: 0, sortOrders: [{ attribute: 'id' }] },
      grouping: [],
      aggregates: [],
    });
    expect(idsOf(adhoc)).toEqual(all.filter(({ lkz }) => lkz === 'CH').map(({ id }) => id));
    const { definition, ...rest } = adhoc.body as { definition: Row[] };
    expect(definition.map(({ attribute }) => attribute)).toEqual(['name1']);
    expect(Object.keys(rest)).toEqual(['data']);
    const without = { presetId: preset.id, adhocPreset: { predicate: null } };
    const everything = await run(lesen, { ...without, returnTotal: true });
    expect(everything.headers.get('x-query-total')).toBe('2000');
    const both = { presetId: preset.id, additionalPredicate: swiss, pageable: { limit: 0 } };
    expect(idsOf(await run(lesen, both))).toEqual([]);
  });

  test('«mine» and «this year» mean the reader, not the owner', async () => {
    const representative = Number(all.find(({ vertreter1 }) => vertreter1 !== null)?.vertreter1);
    const predicate = { attribute: 'vertreter1', operator: '=', value: ':ICH' };
    const preset = await store(buero, { predicate, sichtbarkeit: 'ALLE' });
    for (const client of [admin, buero, lesen]) {
      const { id } = (recordOf(await client.get('/webapp/me')) as { benutzer: { id: number } })
        .benutzer;
      expect(idsOf(await run(client, { presetId: preset.id, pageable: { limit: 0 } }))).toEqual(
        all.filter(({ vertreter1 }) => vertreter1 === id).map((row) => row.id),
      );
    }
    expect(representative).toBeGreaterThan(0);
  });

  test('what a list does not have any more is passed over', async () => {
    const preset = await store(lesen, {
      columns: [{ attribute: 'weg' }, { attribute: 'ort' }],
      sortOrders: [{ attribute: 'weg' }, { attribute: 'id', direction: 'DESC' }],
      predicate: {
        op: 'AND',
        items: [
          { attribute: 'weg', operator: '=', value: 1 },
          { op: 'NOT', items: [{ attribute: 'weg', operator: '=', value: 1 }] },
          { attribute: 'kreditlimit', operator: '=', value: 'kein Betrag' },
          { attribute: 'lkz', operator: '=', value: 'AT' },
        ],
      },
      grouping: [{ attribute: 'weg' }, { attribute: 'lkz' }],
      aggregates: [
        { attribute: 'weg', function: 'SUM' },
        { attribute: 'ort', function: 'SUM' },
      ],
    });
    expect(preset.columns).toEqual([{ attribute: 'weg' }, { attribute: 'ort' }]);
    const reply = await run(lesen, { presetId: preset.id, pageable: { limit: 0 } });
    const expected = all.filter(({ lkz }) => lkz === 'AT').map(({ id }) => id);
    expect(idsOf(reply)).toEqual(expected.reverse());
    expect(reply.body).toMatchObject({
      definition: [{ attribute: 'ort' }],
      groups: [{ key: 'AT', values: [] }],
    });
  });

  test('a private one is invisible to everybody else', async () => {
    const preset = await store(lesen, content);
    expect(await sees(lesen, preset)).toBe(true);
    for (const client of [admin, buero]) {
      expect(await sees(client, preset)).toBe(false);
      expect(refused(await run(client, { presetId: preset.id }))).toEqual([
        422,
        'msg_cunit_preset_invalid',
      ]);
      expect((await client.patch(one(preset), { name: 'Meins' }, tag(preset))).status).toBe(404);
      expect((await client.patch(one(preset), { istStandard: true }, tag(preset))).status).toBe(
        404,
      );
      expect((await client.remove(one(preset), tag(preset))).status).toBe(404);
      expect((await client.get(one(preset))).status).toBe(404);
    }
    expect(refused(await run(lesen, { presetId: 999_999 }))).toEqual([
      422,
      'msg_cunit_preset_invalid',
    ]);
    const other = '/cmn/computed-queries/stammdaten/ansprechpartner';
    expect((await lesen.post(other, { presetId: preset.id })).status).toBe(422);
    expect(rowsOf(await lesen.get(`${other}/presets`))).toEqual([]);
  });

  test('sharing needs the right', async () => {
    for (const body of [{ sichtbarkeit: 'ALLE' }, { sichtbarkeit: 'ROLLE', rolleId: 1 }]) {
      expect(refused(await lesen.post(PRESETS, { name: freshName(), ...body }))).toEqual([
        403,
        'msg_auth_right_missing ANS_TEILEN',
      ]);
    }
    const own = await store(lesen);
    expect(refused(await lesen.patch(one(own), { sichtbarkeit: 'ALLE' }, tag(own)))).toEqual([
      403,
      'msg_auth_right_missing ANS_TEILEN',
    ]);
    expect(await sees(buero, own)).toBe(false);
  });

  test('for a role: one’s own only, seen by its members and by administrators', async () => {
    // Of `buero` and `technik`, in the order of server/areas/shipped-roles.ts.
    const [own, foreign] = [1, 2];
    const wrong = async (client: ApiClient, rolleId: number | null) =>
      fieldErrorsOf(
        await client.post(PRESETS, { name: freshName(), sichtbarkeit: 'ROLLE', rolleId }),
      );
    expect(await wrong(buero, foreign)).toHaveProperty(['rolleId']);
    expect(await wrong(buero, null)).toHaveProperty(['rolleId']);
    expect(await wrong(admin, 999_999)).toHaveProperty(['rolleId']);

    const ours = await store(buero, { ...content, sichtbarkeit: 'ROLLE', rolleId: own });
    const theirs = await store(admin, { sichtbarkeit: 'ROLLE', rolleId: foreign });
    const seen = (preset: Row) =>
      Promise.all([admin, buero, lesen, technik].map((client) => sees(client, preset)));
    expect(await seen(ours)).toEqual([true, true, false, false]);
    expect(await seen(theirs)).toEqual([true, false, false, true]);
    expect((await run(technik, { presetId: theirs.id })).status).toBe(200);
    expect((await run(technik, { presetId: ours.id })).status).toBe(422);

    const everyone = await buero.patch(one(ours), { sichtbarkeit: 'ALLE' }, tag(ours));
    expect(recordOf(everyone)).toMatchObject({ sichtbarkeit: 'ALLE', rolleId: null });
    expect(await seen(ours)).toEqual([true, true, true, true]);
  });

  test('a shared one is changed by its owner or an administrator', async () => {
    const preset = await store(buero, { sichtbarkeit: 'ALLE' });
    const asSeen = async (client: ApiClient) =>
      (await listed(client)).find(({ id }) => id === preset.id);
    expect(await asSeen(lesen)).toMatchObject({ istAenderbar: false, besitzer: 'Bea Büro' });
    for (const reply of [
      await lesen.patch(one(preset), { name: 'Meins' }, tag(preset)),
      await lesen.remove(one(preset), tag(preset)),
    ]) {
      expect(refused(reply)).toEqual([403, 'msg_cunit_preset_foreign Bea Büro']);
    }
    const changed = await admin.patch(one(preset), { density: 'normal' }, tag(preset));
    expect(recordOf(changed)).toMatchObject({
      density: 'normal',
      version: 2,
      besitzer: 'Bea Büro',
    });
    expect(changed.headers.get('etag')).toBe('"2"');
    // An administrator would lose sight of it.
    expect(refused(await admin.patch(one(preset), { sichtbarkeit: 'PRIVAT' }, '"2"'))).toEqual([
      403,
      'msg_cunit_preset_foreign Bea Büro',
    ]);
    const private_ = await buero.patch(one(preset), { sichtbarkeit: 'PRIVAT' }, '"2"');
    expect(recordOf(private_)).toMatchObject({ sichtbarkeit: 'PRIVAT', version: 3 });
    expect(await asSeen(admin)).toBeUndefined();
  });

  test('the version is asked for', async () => {
    const preset = await store(lesen, content);
    expect(refused(await lesen.patch(one(preset), { name: 'A' }))).toEqual([
      428,
      'msg_precondition_required',
    ]);
    const changed = await lesen.patch(
      one(preset),
      { name: 'Umbenannt', columns: null, predicate: null },
      tag(preset),
    );
    expect(recordOf(changed)).toEqual({
      ...preset,
      name: 'Umbenannt',
      columns: [],
      predicate: null,
      version: 2,
    });
    const late = await lesen.patch(one(preset), { name: 'B' }, tag(preset));
    expect([late.status, codesOf(late)[0]?.split(' ')[0]]).toEqual([412, 'msg_record_changed']);
    expect((await lesen.remove(one(preset), tag(preset))).status).toBe(412);
    expect((await lesen.remove(one(preset), '"2"')).status).toBe(204);
    expect(await sees(lesen, preset)).toBe(false);
  });

  test('one default for each user and query, whoever owns it', async () => {
    const shared = await store(buero, { sichtbarkeit: 'ALLE' });
    const own = await store(lesen, { istStandard: true });
    const defaults = async (client: ApiClient) =>
      (await listed(client)).filter(({ istStandard }) => istStandard).map(({ id }) => id);
    expect(await defaults(lesen)).toEqual([own.id]);

    const chosen = await lesen.patch(one(shared), { istStandard: true }, tag(shared));
    expect(recordOf(chosen)).toMatchObject({ istStandard: true, version: 1, istAenderbar: false });
    expect(await defaults(lesen)).toEqual([shared.id]);
    expect(await defaults(buero)).toEqual([]);
    await buero.patch(one(shared), { istStandard: true }, tag(shared));
    expect(await defaults(buero)).toEqual([shared.id]);

    // Taking back what is not the default changes nothing.
    await lesen.patch(one(own), { istStandard: false }, tag(own));
    expect(await defaults(lesen)).toEqual([shared.id]);
    expect((await buero.remove(one(shared), tag(shared))).status).toBe(204);
    expect(await defaults(lesen)).toEqual([]);
  });

  test('names, predicates and sizes are checked', async () => {
    const { name } = await store(lesen);
    expect(await lesen.post(PRESETS, { name }).then(fieldErrorsOf)).toEqual({
      name: [expect.any(String)],
    });
    await store(buero, { name });
    const other = await store(lesen);
    expect(fieldErrorsOf(await lesen.patch(one(other), { name }, tag(other)))).toHaveProperty([
      'name',
    ]);
    const predicate = { op: 'AND' };
    expect(refused(await lesen.post(PRESETS, { name: freshName(), predicate }))).toEqual([
      422,
      'msg_cunit_predicate_node',
    ]);
    const columns = Array.from({ length: 301 }, (_, index) => ({ attribute: `a${index}` }));
    expect(fieldErrorsOf(await lesen.post(PRESETS, { name: freshName(), columns }))).toHaveProperty(
      ['columns'],
    );
    expect(fieldErrorsOf(await lesen.post(PRESETS, { name: '' }))).toHaveProperty(['name']);
  });

  /** A condition that is so many thousand characters long. */
  const long = (thousands: number) => ({
    attribute: 'ort',
    operator: 'in',
    value: Array.from({ length: thousands }, () => 'x'.repeat(997)),
  });

  test('a content has at most 64 KB, also after a change', async () => {
    const tooLarge = [422, 'msg_cunit_preset_size 64'];
    expect(refused(await lesen.post(PRESETS, { name: freshName(), predicate: long(66) }))).toEqual(
      tooLarge,
    );
    const own = await store(lesen, { predicate: long(60) });
    const columns = Array.from({ length: 300 }, (_, index) => ({ attribute: `a${index}` }));
    expect(refused(await lesen.patch(one(own), { columns }, tag(own)))).toEqual(tooLarge);
    expect((await lesen.patch(one(own), { columns, predicate: null }, tag(own))).status).toBe(200);
    // One from before there was a bound keeps what it holds, and may get another name.
    await server().query('update query_presets set inhalt = $2::jsonb where id = $1', [
      own.id,
      JSON.stringify({ predicate: long(100) }),
    ]);
    expect((await lesen.patch(one(own), { name: freshName() }, '"2"')).status).toBe(200);
    expect(refused(await lesen.patch(one(own), { columns }, '"3"'))).toEqual(tooLarge);
    expect((await lesen.remove(one(own), '"3"')).status).toBe(204);
  });

  test('a list reads 256 KB of contents, the default first and own ones before others', async () => {
    const client = await clientOf(server().url, 'admin');
    const query = '/cmn/computed-queries/stammdaten/artikel/presets';
    const create = async (by: ApiClient, name: string, body: object) => {
      const reply = await by.post(query, { name, ...body });
      expect(reply.status).toBe(201);
      return Number(reply.headers.get('location')?.split('/').at(-1));
    };
    const shared = await create(buero, 'A', { sichtbarkeit: 'ALLE', density: 'compact' });
    for (const name of ['B', 'C', 'D', 'E']) await create(client, name, { predicate: long(60) });
    const cut = await create(client, 'F', { predicate: long(60), density: 'compact' });
    const standard = { predicate: long(5), density: 'compact', istStandard: true };
    await create(client, 'G', standard);
    const list = rowsOf(await client.get(query));
    expect(list.map(({ name, istVollstaendig }) => [name, istVollstaendig])).toEqual([
      ['A', false],
      ['B', true],
      ['C', true],
      ['D', true],
      ['E', true],
      ['F', false],
      ['G', true],
    ]);
    expect(list[5]).toMatchObject({ id: cut, columns: [], predicate: null, density: null });
    expect(list[6]).toMatchObject({ predicate: long(5), density: 'compact', istStandard: true });
    const whole = recordOf(await client.get(`${query}/${cut}`));
    expect(whole).toMatchObject({ istVollstaendig: true, predicate: long(60), density: 'compact' });
    expect(recordOf(await client.get(`${query}/${shared}`))).toMatchObject({ density: 'compact' });
    // A change of what was not read loses nothing of it.
    const renamed = await client.patch(`${query}/${cut}`, { name: 'H' }, '"1"');
    expect(recordOf(renamed)).toMatchObject({ name: 'H', predicate: long(60) });
    expect(
      (await client.post('/cmn/computed-queries/stammdaten/artikel', { presetId: cut })).status,
    ).toBe(200);
  });

  test('a hundred own ones for each query, however many are sent at once', async () => {
    const client = await clientOf(server().url, 'technik');
    const query = '/cmn/computed-queries/stammdaten/ansprechpartner/presets';
    const replies = await Promise.all(
      Array.from({ length: 110 }, (_, index) => client.post(query, { name: `Nummer ${index}` })),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(100);
    for (const reply of replies.filter(({ status }) => status !== 201)) {
      expect(refused(reply)).toEqual([422, 'msg_cunit_preset_limit 100']);
    }
    expect(rowsOf(await client.get(query))).toHaveLength(100);
  });

  test('a repeated creation stores one', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const body = { name: freshName() };
    const [first, second] = [
      await lesen.post(PRESETS, body, headers),
      await lesen.post(PRESETS, body, headers),
    ];
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
  });

  test('whoever may not read the list sees none of its presets', async () => {
    const ohne = await clientOf(server().url, 'ohne');
    expect(refused(await ohne.get(PRESETS))).toEqual([403, 'msg_auth_right_missing ADR_SEHEN']);
    expect((await ohne.post(PRESETS, { name: 'X' })).status).toBe(403);
    expect((await send(server().url, 'GET', PRESETS)).status).toBe(401);
    expect((await lesen.get('/cmn/computed-queries/a/b/presets')).status).toBe(404);
  });
});

describe('owners and roles that go leave', () => {
  let opened: OpenedDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened.clean());

  test('what was shared, and to its owner what was for a role', async () => {
    const { pool } = opened.database;
    const idOf = async (statement: string, values: unknown[] = []) =>
      (await pool.query<{ id: string }>(`${statement} returning id`, values)).rows[0]?.id;
    const role = await idOf("insert into roles (name) values ('Auf Zeit')");
    const user = await idOf(
      `insert into users (benutzername, name, kuerzel, passwort_hash)
         values ('kurz', 'Karl Kurz', 'KUR', '-')`,
    );
    const store = (name: string, visibility: string, owner: unknown, ofRole?: string) =>
      idOf(
        `insert into query_presets (query, name, sichtbarkeit, besitzer_id, rolle_id, inhalt)
           values ('stammdaten/adressen', $1, $2, $3, $4, '{}')`,
        [name, visibility, owner, ofRole],
      );
    const forAll = await store('Für alle', 'ALLE', user);
    await store('Privat', 'PRIVAT', user);
    await store('Für die Rolle', 'ROLLE', user, role);
    await store('Der anderen', 'ROLLE', 1, role);
    await pool.query("insert into query_preset_defaults values ($1, 'stammdaten/adressen', $2)", [
      user,
      forAll,
    ]);

    await pool.query('delete from roles where id = $1', [role]);
    await pool.query('delete from users where id = $1', [user]);
    const { rows } = await pool.query(
      `select name, sichtbarkeit, rolle_id, besitzer_id from query_presets order by name`,
    );
    expect(rows).toEqual([
      { name: 'Der anderen', sichtbarkeit: 'ROLLE', rolle_id: null, besitzer_id: '1' },
      { name: 'Für alle', sichtbarkeit: 'ALLE', rolle_id: null, besitzer_id: null },
    ]);
    expect((await pool.query('select * from query_preset_defaults')).rows).toEqual([]);
  });
});

test('a preset whose role is gone is its owner’s alone', () => {
  const row = { sichtbarkeit: 'ROLLE', rolleId: null } as Parameters<typeof visibilityOf>[0];
  expect(visibilityOf(row)).toBe('PRIVAT');
  expect(visibilityOf({ ...row, rolleId: 3 })).toBe('ROLLE');
});
