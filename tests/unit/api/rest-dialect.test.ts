import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ListFacts, Paging, WireFacts } from '../../../schemas/contract/wire-facts';
import type { Query, RawAnswer, RowsAsked } from '../../../src/api/dialect';
import { restDialect } from '../../../src/api/dialects/rest';
import { problemOf } from '../../../src/api/dialects/rest/problem';
import { dropUserState } from '../../../src/state/user-state';

afterEach(dropUserState);

const limit = { parameter: 'limit', maximum: 50 };

function facts(list: Partial<ListFacts>, more: Partial<WireFacts> = {}): WireFacts {
  return {
    schema: 'Pet',
    list: {
      path: '/pets',
      rows: [],
      paging: { style: 'offset', offset: 'offset', limit },
      filters: [],
      fixed: {},
      below: [],
      ...list,
    },
    record: {
      path: '/pets/{id}',
      at: [],
      id: { parameter: 'petId', field: 'id', type: 'integer' },
    },
    ...more,
  };
}

const json = (data: unknown, headers: Record<string, string> = {}): RawAnswer => ({
  data,
  headers: new Headers(headers),
});

const pets = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({ id: from + index, name: `Pet ${from + index}` }));

/** Asks for rows, and says by which queries and what came. */
async function rows(of: WireFacts, asked: RowsAsked, answer: (query: Query) => RawAnswer) {
  const queries: Query[] = [];
  const found = await restDialect({ '/pets': of }).rows({ list: '/pets' }, asked, (query) => {
    queries.push(query);
    return Promise.resolve(answer(query));
  });
  const ids = found.rows.map(({ id }) => Number(id));
  return { ...found, queries, ids, from: ids[0], to: ids.at(-1) };
}

describe('where rows stand', () => {
  test.each([
    [[], (all: unknown) => all],
    [['data'], (data: unknown) => ({ data })],
    [['items'], (items: unknown) => ({ items, page: 1 })],
    [['data', 'results'], (results: unknown) => ({ data: { results } })],
  ])('%j', async (path, envelope) => {
    const found = await rows(facts({ rows: path }), { limit: 3 }, () => json(envelope(pets(2))));
    expect(found.ids).toEqual([0, 1]);
    expect(found).toMatchObject({ total: undefined, hasMore: false });
  });

  test.each([[{ data: null }], [{}], [null], [undefined]])('nothing found as %j', async (data) => {
    expect((await rows(facts({ rows: ['data'] }), {}, () => json(data))).rows).toEqual([]);
  });

  test.each([['text'], [{ data: 'text' }], [{ data: [7] }]])('%j holds none', async (data) => {
    await expect(rows(facts({ rows: ['data'] }), {}, () => json(data))).rejects.toThrow('no rows');
  });

  test('a total stands in the body or in a header', async () => {
    const inBody = facts({ rows: ['data'], total: { in: 'body', path: ['meta', 'total'] } });
    const body = { data: pets(2), meta: { total: '9' } };
    expect(await rows(inBody, { limit: 2 }, () => json(body))).toMatchObject({
      total: 9,
      hasMore: true,
    });
    const inHeader = facts({ total: { in: 'header', name: 'X-Total-Count' } });
    const answer = () => json(pets(2), { 'x-total-count': '2' });
    expect(await rows(inHeader, { limit: 2 }, answer)).toMatchObject({ total: 2, hasMore: false });
  });
});

describe('any offset and limit', () => {
  const byOffset = (all: number) => (query: Query) => {
    const [offset, size] = [Number(query.offset ?? 0), Number(query.limit)];
    return json(pets(all).slice(offset, offset + Math.min(size, 50)));
  };
  const byPage =
    (all: number, fixed?: number, total?: number) =>
    ({ page, per_page: size }: Query) => {
      const by = fixed ?? Math.min(50, Number(size));
      const from = (Number(page) - 1) * by;
      return json({ data: pets(all).slice(from, from + by), total });
    };
  const paged = (limitOf?: Extract<Paging, { style: 'page' }>['limit']): Paging => ({
    style: 'page',
    page: 'page',
    first: 1,
    limit: limitOf,
  });
  const size = { parameter: 'per_page', maximum: 50 };

  test('by offset: as many calls as its maximum takes', async () => {
    const found = await rows(facts({}), { offset: 20, limit: 120 }, byOffset(500));
    expect(found.queries).toEqual([
      { limit: 50, offset: 20 },
      { limit: 50, offset: 70 },
      { limit: 50, offset: 120 },
    ]);
    expect([found.from, found.to, found.ids.length, found.hasMore]).toEqual([20, 139, 120, true]);
  });

  test('by offset: a short answer is the end', async () => {
    const found = await rows(facts({}), { offset: 0, limit: 120 }, byOffset(60));
    expect([found.ids.length, found.queries.length, found.hasMore]).toEqual([60, 2, false]);
  });

  test('by page: one call where what is wanted is a page', async () => {
    const of = facts({ rows: ['data'], paging: paged(size) });
    const found = await rows(of, { offset: 40, limit: 20 }, byPage(500));
    expect(found.queries).toEqual([{ per_page: 20, page: 3 }]);
    expect([found.from, found.to]).toEqual([40, 59]);
  });

  test('by page: as many pages as cover it otherwise', async () => {
    const of = facts({ rows: ['data'], paging: paged(size) });
    const found = await rows(of, { offset: 90, limit: 21 }, byPage(500));
    expect(found.queries).toEqual([
      { per_page: 50, page: 2 },
      { per_page: 50, page: 3 },
    ]);
    expect([found.from, found.to, found.ids.length]).toEqual([90, 110, 21]);
  });

  test.each([
    [0, 60, false],
    [0, 59, true],
    [40, 20, false],
    [40, 19, true],
    [59, 20, false],
  ])('of 60, as a total says: %i and %i more, and then others: %s', async (offset, limit, more) => {
    const of = facts({
      ...{ rows: ['data'], paging: paged(size) },
      total: { in: 'body', path: ['total'] },
    });
    const found = await rows(of, { offset, limit }, byPage(60, undefined, 60));
    expect(found).toMatchObject({ total: 60, hasMore: more });
  });

  test('by page: the end', async () => {
    const of = facts({ rows: ['data'], paging: paged(size) });
    const found = await rows(of, { offset: 0, limit: 500 }, byPage(60));
    expect([found.ids.length, found.hasMore]).toEqual([60, false]);
  });

  test('pages of a size that nobody says are measured', async () => {
    const of = facts({ rows: ['data'], paging: paged() });
    const found = await rows(of, { offset: 45, limit: 20 }, byPage(100, 30));
    expect([found.from, found.to, found.ids.length]).toEqual([45, 64, 20]);
    const last = await rows(of, { offset: 90, limit: 20 }, byPage(100, 30));
    expect([last.from, last.to, last.hasMore]).toEqual([90, 99, false]);
  });

  test('pages that are cut without a word are measured too', async () => {
    const total = { in: 'body', path: ['total'] } as const;
    const of = facts({ rows: ['data'], total, paging: paged({ parameter: 'per_page' }) });
    const found = await rows(of, { offset: 0, limit: 80 }, byPage(200, 25, 200));
    expect([found.from, found.to, found.ids.length, found.hasMore]).toEqual([0, 79, 80, true]);
  });

  test('by page from 0, with the end in the Link header', async () => {
    const paging: Paging = { style: 'page', page: 'p', first: 0, limit: size, link: true };
    const answer = ({ p }: Query) =>
      json(pets(50, Number(p) * 50), {
        link: `<https://x.test/pets?p=1>; rel="${Number(p) < 1 ? 'next' : 'prev'}"`,
      });
    const found = await rows(facts({ paging }), { limit: 200 }, answer);
    expect(found.queries.map(({ p }) => p)).toEqual([0, 1]);
    expect(found.hasMore).toBe(false);
  });
});

describe('in sequence', () => {
  const paging: Paging = {
    style: 'cursor',
    cursor: 'after',
    limit,
    next: { in: 'body', path: ['meta', 'next'] },
  };
  const of = facts({ rows: ['data'], paging, sorting: { parameter: 'sort' } });
  const byCursor =
    (all: number, asUrl = false) =>
    ({ after, limit: size }: Query) => {
      const from = Number(after ?? 0);
      const to = from + Number(size ?? 50);
      const next = to >= all ? null : asUrl ? `https://x.test/pets?after=${to}&limit=${size}` : to;
      return json({ data: pets(all).slice(from, to), meta: { next } });
    };

  test('from cursor to cursor, and on from where one is known', async () => {
    const dialect = restDialect({ '/pets': of });
    const read = vi.fn((query: Query) => Promise.resolve(byCursor(1_000)(query)));
    const ask = (asked: RowsAsked) => dialect.rows({ list: '/pets' }, asked, read);
    const first = await ask({ offset: 0, limit: 100 });
    expect([first.rows.length, first.hasMore]).toEqual([100, true]);
    read.mockClear();
    const second = await ask({ offset: 100, limit: 100 });
    expect(second.rows[0]).toMatchObject({ id: 100 });
    expect(read.mock.calls.map(([query]) => query.after)).toEqual(['100', '150']);
    // Another order is another sequence.
    await ask({ offset: 0, limit: 10, order: '-name' });
    expect(read).toHaveBeenLastCalledWith({ limit: 10, sort: '-name' });
  });

  test('in any order of asking, each cursor once', async () => {
    const dialect = restDialect({ '/pets': of });
    const read = vi.fn((query: Query) => Promise.resolve(byCursor(1_000)(query)));
    const ask = (offset: number) => dialect.rows({ list: '/pets' }, { offset, limit: 50 }, read);
    const [late, early] = await Promise.all([ask(120), ask(0)]);
    expect([late.rows[0]?.id, late.rows.length, early.rows[0]?.id]).toEqual([120, 50, 0]);
    expect((await ask(950)).hasMore).toBe(false);
    expect((await ask(990)).rows).toHaveLength(10);
  });

  test('a failed call stops nobody who comes after it', async () => {
    const dialect = restDialect({ '/pets': of });
    const ask = (read: (query: Query) => Promise<RawAnswer>) =>
      dialect.rows({ list: '/pets' }, { limit: 10 }, read);
    await expect(ask(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
    expect((await ask((query) => Promise.resolve(byCursor(20)(query)))).rows).toHaveLength(10);
  });

  test.each([
    ['the answer says whether more follow', { in: 'body', path: ['has_more'] } as const],
    ['a piece that is not full is the last', undefined],
  ])('from the last row on: %s', async (_, more) => {
    const ofRows = facts({
      rows: ['data'],
      paging: {
        style: 'cursor',
        cursor: 'starting_after',
        limit,
        isRow: true,
        ...(more && { more }),
      },
    });
    const answer = ({ starting_after: after, limit: size }: Query) => {
      const from = after === undefined ? 0 : Number(after) + 1;
      const data = pets(120).slice(from, from + Number(size));
      return json({ data, ...(more && { has_more: from + data.length < 120 }) });
    };
    const found = await rows(ofRows, { offset: 60, limit: 60 }, answer);
    expect([found.from, found.to, found.hasMore]).toEqual([60, 119, false]);
    expect(found.queries.map(({ starting_after: after }) => after)).toEqual([
      undefined,
      '49',
      '99',
    ]);
    const last = await rows(ofRows, { offset: 100, limit: 50 }, answer);
    expect([last.to, last.hasMore]).toEqual([119, false]);
  });

  test('the whole address as cursor', async () => {
    const found = await rows(of, { offset: 60, limit: 60 }, byCursor(500, true));
    expect([found.from, found.to]).toEqual([60, 119]);
  });

  test('by Link header alone', async () => {
    const linked = facts({ paging: { style: 'link' } });
    const found = await rows(linked, { limit: 60 }, ({ continue: at }) =>
      json(
        pets(30, Number(at ?? 0)),
        at === undefined
          ? { link: '<https://x.test/>; rel="prev", </pets?continue=30>; rel="next last"' }
          : {},
      ),
    );
    expect([found.ids.length, found.hasMore]).toEqual([60, false]);
  });
});

describe('a list that is answered as a whole', () => {
  const of = facts({ paging: { style: 'whole' } });
  const all = [
    { id: 1, name: 'Rex', legs: 4, born: '2024-05-01' },
    { id: 2, name: 'Ada', legs: 2, born: null },
    { id: 3, name: 'Bea', legs: 10, born: '2023-01-09' },
  ];

  test.each<[RowsAsked, number[]]>([
    [{ order: '-legs' }, [3, 1, 2]],
    [{ order: 'born' }, [3, 1, 2]],
    [{ order: '-born,name' }, [1, 3, 2]],
    [{ search: 'rE' }, [1]],
    [{ filter: 'name=Ada' }, [2]],
    [{ filter: 'legs>=4,bornnull' }, []],
    [{ filter: 'legs>=4' }, [1, 3]],
    [{ filter: 'idin(1|3),name^B' }, [3]],
    [{ filter: 'name!=Rex,name~a' }, [2, 3]],
    [{ filter: 'born!null' }, [1, 3]],
    [{ offset: 1, limit: 1 }, [2]],
  ])('%j → %j', async (asked, expected) => {
    const found = await rows(of, asked, () => json(all));
    expect(found.ids).toEqual(expected);
    expect(found.queries).toEqual([{}]);
  });

  test('is asked once for rows further down and their number', async () => {
    const dialect = restDialect({ '/pets': of });
    const read = vi.fn(() => Promise.resolve(json(all)));
    const ask = (asked: RowsAsked) => dialect.rows({ list: '/pets' }, asked, read);
    await ask({ offset: 0, limit: 2 });
    expect(await ask({ offset: 2, limit: 2 })).toMatchObject({ total: 3, hasMore: false });
    expect(await ask({ limit: 1, count: 'capped' })).toMatchObject({ total: 3 });
    expect(read).toHaveBeenCalledTimes(1);
    await ask({ offset: 0, limit: 2 });
    expect(read).toHaveBeenCalledTimes(2);
  });
});

describe('what is asked of a list', () => {
  const ask = async (list: Partial<ListFacts>, asked: RowsAsked) =>
    (await rows(facts(list), { limit: 1, ...asked }, () => json([]))).queries[0];

  test.each<[ListFacts['sorting'], Query]>([
    [{ parameter: 'sort' }, { sort: '-name,id' }],
    [{ parameter: 'sort', fields: ['id'] }, { sort: 'id' }],
    [{ parameter: '$orderby' }, { $orderby: 'name desc,id asc' }],
    [
      { parameter: 'by', direction: { parameter: 'dir', ascending: 'ASC', descending: 'DESC' } },
      { by: 'name', dir: 'DESC' },
    ],
    [undefined, {}],
  ])('order by %j', async (sorting, query) => {
    expect(await ask({ sorting }, { order: '-name,id' })).toEqual({
      limit: 1,
      offset: 0,
      ...query,
    });
  });

  test('search, conditions and what must always be sent', async () => {
    const list = {
      search: 'q',
      filters: [{ parameter: 'filter[owner]', field: 'owner' }],
      fixed: { status: 'available' },
    };
    expect(await ask(list, { search: 'rex', filter: String.raw`owner=A\, B` })).toEqual({
      ...{ limit: 1, offset: 0, q: 'rex', status: 'available', 'filter[owner]': 'A, B' },
    });
  });

  test.each([['name=Rex'], ['owner>3'], ['ownerin(1|2)'], ['ownernull']])(
    'a condition that cannot be sent is never left out: %s',
    async (filter) => {
      const list = { filters: [{ parameter: 'owner', field: 'owner' }] };
      await expect(async () => ask(list, { filter })).rejects.toThrow('cannot be filtered');
    },
  );
});

describe('records', () => {
  const pet = { id: 7, name: 'Rex' };
  const dialect = (more: Partial<WireFacts>) => restDialect({ '/pets': facts({}, more) });
  const record = facts({}).record;
  const change = (method: 'PUT' | 'PATCH', more: object = {}) => ({
    change: { method, path: '/pets/{id}', mediaType: 'application/json', at: [], ...more },
  });

  /** What is sent where the record is as `now` on the backend. */
  async function changed(of: Partial<WireFacts>, base: object | undefined, now: RawAnswer) {
    const speaks = dialect(of);
    const sent: { body: unknown; headers: Record<string, string> }[] = [];
    const read = vi.fn(() => Promise.resolve(now));
    const readBase = base && speaks.recordOf('/pets/{id}', json(base, { etag: '"1"' }));
    const calls = {
      read,
      send: (body: unknown, headers: Record<string, string>) => {
        sent.push({ body, headers });
        return Promise.resolve(json({ ...pet, name: 'Ada' }));
      },
      stale: () => new Error('stale'),
    };
    const result = await speaks.change?.('/pets/{id}', readBase, { name: 'Ada' }, calls);
    return { ...sent[0], reads: read.mock.calls.length, result };
  }

  test.each([
    [[], pet],
    [['data'], { data: pet }],
    [['data', 'pet'], { data: { pet } }],
  ])('stand at %j', (at, body) => {
    const speaks = dialect({ record: { ...record, at } });
    expect(speaks.recordOf('/pets/{id}', json(body))).toMatchObject(pet);
    expect(() => speaks.recordOf('/pets/{id}', json([]))).toThrow('no record');
  });

  test('are named by `id` on the page, whatever the backend calls it', async () => {
    const id = { parameter: 'slug', field: 'slug', type: 'string' } as const;
    const of = facts({}, { record: { ...record, id } });
    const found = await rows(of, {}, () => json([{ slug: 'a b', id: 9, name: 'x' }]));
    expect(found.rows).toEqual([{ slug: 'a b', id: 'a b', $id: 9, name: 'x' }]);
  });

  test('PATCH is PUT where there is no other, under the backend’s own path', () => {
    const { operation } = dialect(change('PUT', { path: '/pets/{id}/' }));
    expect(operation?.('PATCH /pets/{id}')).toBe('PUT /pets/{id}/');
    expect(operation?.('GET /pets')).toBe('GET /pets');
  });

  test('PATCH sends what differs, in its envelope', async () => {
    const sent = await changed(change('PATCH', { at: ['data'] }), pet, json(pet));
    expect(sent.body).toEqual({ data: { name: 'Ada' } });
    expect(sent.result).toMatchObject({ id: 7, name: 'Ada' });
  });

  test('PUT sends the whole record without what is ours or not taken', async () => {
    const whole = { ...pet, tags: ['a'], createdAt: '2026' };
    const all = await changed(change('PUT'), whole, json(whole));
    expect(all.body).toEqual({ ...whole, name: 'Ada' });
    const some = await changed(change('PUT', { fields: ['name', 'tags'] }), whole, json(whole));
    expect(some.body).toEqual({ name: 'Ada', tags: ['a'] });
    const ofRow = await changed(change('PUT'), undefined, json(whole));
    expect(ofRow.body).toEqual({ ...whole, name: 'Ada' });
  });

  test('without a version what was read is compared before it is written', async () => {
    expect((await changed(change('PATCH'), pet, json(pet))).reads).toBe(1);
    const other = json({ ...pet, name: 'Eve' });
    await expect(changed(change('PATCH'), pet, other)).rejects.toThrow('stale');
    const remove = dialect({}).remove;
    const base = dialect({}).recordOf('/pets/{id}', json(pet));
    const calls = {
      read: () => Promise.resolve(other),
      send: vi.fn(() => Promise.resolve(json(undefined))),
      stale: () => new Error('stale'),
    };
    await expect(remove?.('/pets/{id}', base, calls)).rejects.toThrow('stale');
    expect(calls.send).not.toHaveBeenCalled();
  });

  test('a version of the backend’s binds the write', async () => {
    const tagged = { record: { ...record, version: { in: 'header', name: 'ETag' } as const } };
    const byTag = await changed({ ...tagged, ...change('PATCH') }, pet, json(pet));
    expect([byTag.headers, byTag.reads]).toEqual([{ 'If-Match': '"1"' }, 0]);
    const version = { in: 'body', path: ['revision'] } as const;
    const numbered = { record: { ...record, version }, ...change('PATCH') };
    const byNumber = await changed(numbered, { ...pet, revision: 4 }, json(pet));
    expect(byNumber.body).toEqual({ name: 'Ada', revision: 4 });
  });

  test('what was created is named in the answer, else at the end of its address', () => {
    const create = {
      create: {
        method: 'POST',
        path: '/pets',
        mediaType: 'application/json',
        at: ['pet'],
      } as const,
    };
    const idOf = (answer: RawAnswer, of: Partial<WireFacts> = create) =>
      dialect(of).idOf('/pets', answer);
    expect(idOf(json({ pet }))).toBe(7);
    expect(idOf(json(pet))).toBe(7);
    expect(idOf({ ...json(undefined), location: 'https://x.test/pets/42/?a=1' })).toBe(42);
    const id = { parameter: 'slug', field: 'slug', type: 'string' } as const;
    const bySlug = { ...create, record: { ...record, id } };
    expect(idOf({ ...json(undefined), location: '/pets/a%20%2Fb' }, bySlug)).toBe('a /b');
    expect(idOf(json({ slug: '007' }), bySlug)).toBe('007');
    expect(() => idOf(json({}))).toThrow('names nothing');
    expect(dialect(create).created?.('/pets', { name: 'Rex' })).toEqual({ pet: { name: 'Rex' } });
  });
});

describe('problems', () => {
  const said = (body: object) => {
    const { services = [], fieldErrors } = problemOf(body as never);
    return [services.map(({ message }) => message), fieldErrors];
  };

  test.each<[string, object, [string[], object]]>([
    ['RFC 9457', { type: 'about:blank', title: 'T', detail: 'No money' }, [['No money'], {}]],
    ['only a title', { title: 'Not found', status: 404 }, [['Not found'], {}]],
    ['message', { message: 'no' }, [['no'], {}]],
    ['error text', { error: 'no' }, [['no'], {}]],
    ['OAuth', { error: 'invalid', error_description: 'is over' }, [['is over'], {}]],
    ['error object', { error: { code: 7, message: 'no' } }, [['no'], {}]],
    [
      'list of fields',
      { message: 'x', errors: [{ field: 'name', message: 'is empty' }] },
      [[], { name: ['is empty'] }],
    ],
    [
      'invalid-params',
      { title: 'x', 'invalid-params': [{ name: 'age', reason: 'is odd' }] },
      [[], { age: ['is odd'] }],
    ],
    [
      'table of fields',
      { title: 'x', errors: { Name: ['is empty', 'is short'], '$.age': ['odd'] } },
      [[], { Name: ['is empty', 'is short'], age: ['odd'] }],
    ],
    [
      'FastAPI',
      { detail: [{ loc: ['body', 'tags', 0], msg: 'no text', type: 't' }] },
      [[], { 'tags.0': ['no text'] }],
    ],
    [
      'JSON:API',
      { errors: [{ source: { pointer: '/data/attributes/name' }, title: 'T', detail: 'no' }] },
      [[], { name: ['no'] }],
    ],
    [
      'fields alone',
      { name: ['is empty'], non_field_errors: ['is odd'] },
      [['is odd'], { name: ['is empty'] }],
    ],
    ['texts', { errors: ['one', 'two'] }, [['one', 'two'], {}]],
    ['nothing known', { foo: 7 }, [[], {}]],
    ['nothing', {}, [[], {}]],
  ])('%s', (_, body, expected) => expect(said(body)).toEqual(expected));
});
