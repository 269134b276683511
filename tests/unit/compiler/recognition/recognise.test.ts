import { describe, expect, test } from 'vitest';
import type { JsonSchema, OpenApiDocument } from '../../../../schemas/contract/document';
import { readContract } from '../../../../compiler/document/read-contract';
import { reportText } from '../../../../compiler/recognition/report';
import type {
  ListOperation,
  RecognitionHelp,
  Resource,
} from '../../../../compiler/recognition/resources/model';
import { recognise } from '../../../../compiler/recognition/resources/recognise';
import { fullMatrix } from '../../../support/full-matrix';
import { obtainGithubContract } from '../../../support/github-contract';

const pet: JsonSchema = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'integer' }, name: { type: 'string' } },
};
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const pets: JsonSchema = { type: 'array', items: ref('Pet') };
const answer = (schema: JsonSchema, headers?: object) => ({
  '200': {
    description: '',
    content: { 'application/json': { schema } },
    ...(headers && { headers }),
  },
});
const query = (name: string, schema: JsonSchema = { type: 'string' }, more = {}) => ({
  in: 'query',
  name,
  schema,
  ...more,
});

/** A list of pets with this answer and these parameters, and what reads one. */
function document(
  list: object,
  { components = {}, paths = {}, path = '/pets', record = '/pets/{petId}' } = {},
): OpenApiDocument {
  return {
    openapi: '3.0.3',
    paths: {
      [path]: { get: list },
      ...(record && { [record]: { get: { responses: answer(ref('Pet')) } } }),
      ...paths,
    },
    ...components,
    components: { schemas: { Pet: pet }, ...(components as object) },
  } as OpenApiDocument;
}

function onlyResource(of: OpenApiDocument, help?: RecognitionHelp): Resource {
  const { resources, leftOut } = recognise(of, help);
  expect(leftOut).toEqual([]);
  expect(resources).toHaveLength(1);
  return resources[0] as Resource;
}

function listOf(schema: JsonSchema, parameters: object[] = [], headers?: object): ListOperation {
  return onlyResource(document({ parameters, responses: answer(schema, headers) })).list;
}

describe('where rows stand', () => {
  const total = { type: 'integer' };
  test.each<[string, JsonSchema, string]>([
    ['the answer itself', pets, ''],
    ['data', { properties: { data: pets, total } }, 'data'],
    [
      'a member called like the path',
      { properties: { pets, warnings: { items: ref('Pet') } } },
      'pets',
    ],
    [
      'the only list',
      { properties: { animals: pets, total, next: { type: 'string' } } },
      'animals',
    ],
    [
      'an envelope within',
      { properties: { data: { properties: { items: pets, total } } } },
      'data.items',
    ],
    [
      '_embedded',
      { properties: { _embedded: { properties: { pets } }, _links: {} } },
      '_embedded.pets',
    ],
    [
      'parts of a composition',
      { allOf: [{ properties: { total } }, { properties: { items: pets } }] },
      'items',
    ],
    ['this or null', { properties: { data: { nullable: true, allOf: [pets] } } }, 'data'],
  ])('%s', (_, schema, path) => {
    expect(listOf(schema).rows.join('.')).toBe(path);
  });

  test('answers, parameters and bodies that are components', () => {
    const components = {
      schemas: { Pet: pet, Pets: { allOf: [{ properties: { data: pets } }] } },
      responses: { Pets: { content: { 'application/hal+json': { schema: ref('Pets') } } } },
      parameters: { Page: query('page', { type: 'integer' }) },
      requestBodies: { Pet: { content: { 'application/json': { schema: ref('Pet') } } } },
    };
    const found = onlyResource(
      document(
        {
          parameters: [{ $ref: '#/components/parameters/Page' }],
          responses: { '2XX': { $ref: '#/components/responses/Pets' } },
        },
        {
          components,
          paths: {
            '/pets/': { post: { requestBody: { $ref: '#/components/requestBodies/Pet' } } },
          },
        },
      ),
    );
    expect(found.list).toMatchObject({ rows: ['data'], paging: { style: 'page', page: 'page' } });
    expect(found.create).toMatchObject({ method: 'POST', path: '/pets/' });
  });

  test('a record with a list in it is no list', () => {
    const settings = { properties: { theme: { type: 'string' }, owner: {}, pets } };
    const found = recognise(document({ responses: answer(settings) }, { path: '/settings' }));
    expect(found.resources).toEqual([]);
    expect(found.leftOut).toEqual([]);
  });
});

describe('how a list is asked', () => {
  const page = { type: 'integer', default: 0 };
  const number = { type: 'integer' };
  test.each<[string, object[], object]>([
    ['all at once', [], { style: 'whole' }],
    [
      'offset and limit',
      [query('limit', { type: 'integer', default: 20, maximum: 100 }), query('offset', number)],
      {
        style: 'offset',
        offset: 'offset',
        limit: { parameter: 'limit', default: 20, maximum: 100 },
      },
    ],
    [
      'pages from 0',
      [query('page', page), query('pageSize', number)],
      { style: 'page', page: 'page', first: 0, limit: { parameter: 'pageSize' } },
    ],
    ['a cursor', [query('after')], { style: 'cursor', cursor: 'after' }],
    [
      'a cursor that is a row',
      [query('starting_after')],
      { style: 'cursor', cursor: 'starting_after', isRow: true },
    ],
    ['a page that is a token', [query('page')], { style: 'cursor', cursor: 'page' }],
    [
      'JSON:API',
      [query('page[number]', number)],
      { style: 'page', page: 'page[number]', first: 1 },
    ],
  ])('%s', (_, parameters, paging) => {
    expect(listOf(pets, parameters).paging).toEqual(paging);
  });

  test('whether more rows follow the last one stands in the answer', () => {
    const envelope = { properties: { data: pets, has_more: { type: 'boolean' } } };
    for (const name of ['starting_after', 'after'])
      expect(listOf(envelope, [query(name)]).paging).toEqual({
        ...{ style: 'cursor', cursor: name, isRow: true },
        more: { in: 'body', path: ['has_more'] },
      });
  });

  test('the next cursor stands in the answer, or in the Link header', () => {
    const envelope = {
      properties: { data: pets, meta: { properties: { nextCursor: { type: 'string' } } } },
    };
    expect(listOf(envelope, [query('cursor')]).paging).toMatchObject({
      next: { in: 'body', path: ['meta', 'nextCursor'] },
    });
    expect(listOf(pets, [query('cursor')], { Link: {} }).paging).toMatchObject({
      next: { in: 'header', name: 'Link' },
    });
    expect(listOf(pets, [query('per_page', number)], { Link: {} }).paging).toMatchObject({
      style: 'link',
    });
  });

  test('the total stands in the envelope, in what says more of its pages, or in a header', () => {
    const meta = {
      properties: { pagination: { properties: { total_count: number } }, data: pets },
    };
    expect(listOf(meta).total).toEqual({ in: 'body', path: ['pagination', 'total_count'] });
    expect(listOf(pets, [], { 'X-Total-Count': {} }).total).toEqual({
      in: 'header',
      name: 'X-Total-Count',
    });
    expect(listOf(pets).total).toBeUndefined();
  });

  test('order, direction, search and filters', () => {
    const list = listOf(pets, [
      query('sort_by', { type: 'string', enum: ['name', '-name'] }),
      query('order', { type: 'string', enum: ['ASC', 'DESC'] }),
      query('q'),
      query('name'),
      query('color'),
    ]);
    expect(list.sorting).toEqual({
      parameter: 'sort_by',
      fields: ['name'],
      direction: { parameter: 'order', ascending: 'ASC', descending: 'DESC' },
    });
    expect(list.search).toBe('q');
    expect(list.filters).toEqual([{ parameter: 'name', field: 'name' }]);
  });

  test('«order» with asc and desc alone orders by nothing that is known', () => {
    const list = listOf(pets, [query('order', { type: 'string', enum: ['asc', 'desc'] })]);
    expect(list.sorting).toBeUndefined();
  });

  test('scopes are its rights, those of the whole document where it says none', () => {
    const security = [{ oauth: ['pets:read'] }];
    const own = onlyResource(document({ security, responses: answer(pets) }));
    expect(own.list.rights).toEqual(['pets:read']);
    const all = { ...document({ responses: answer(pets) }), security };
    expect(onlyResource(all).list.rights).toEqual(['pets:read']);
  });
});

describe('what reads one of the rows', () => {
  const found = (rows: JsonSchema, record: string) => {
    const components = { schemas: { Pet: rows } };
    return recognise(document({ responses: answer(pets) }, { components, record }));
  };
  test.each<[string, string, string]>([
    ['/pets/{id}', 'id', 'id'],
    ['/pets/{petId}/', 'id', 'id'],
    ['/pets/{pet_number}', 'number', 'number'],
    ['/pets/{slug}', 'slug', 'slug'],
    ['/pets/{pet}', 'code', 'code'],
    ['/pets/{identifier}', 'uuid', 'uuid'],
    ['/pet/{custom_tag_name}', 'tag_name', 'tag_name'],
    ['/animals/{animalId}', 'id', 'id'],
  ])('%s is filled by %s', (record, property, field) => {
    const row = { type: 'object', properties: { [property]: { type: 'string' }, color: {} } };
    const { resources } = found(row, record);
    expect(resources[0]?.record.id).toMatchObject({ field, type: 'string' });
  });

  test('a user is named by the login, never by a name that may be empty', () => {
    const row = {
      type: 'object',
      properties: { name: { type: 'string', nullable: true }, login: { type: 'string' } },
    };
    expect(found(row, '/pets/{username}').resources[0]?.record.id.field).toBe('login');
  });

  test('ids that are UUIDs are texts of that format', () => {
    const row = { type: 'object', properties: { id: { type: 'string', format: 'uuid' } } };
    expect(found(row, '/pets/{id}').resources[0]?.record.id).toMatchObject({
      type: 'string',
      format: 'uuid',
    });
  });

  test.each<[string, OpenApiDocument, string, string]>([
    [
      'nothing reads them',
      document({ responses: answer(pets) }, { record: '' }),
      'nothing reads one of its rows, GET /pets/{id} or the like',
      "record: '/path/{id}'",
    ],
    [
      'no field names them',
      document({ responses: answer(pets) }, { record: '/pets/{sha}' }),
      'no field of its rows fills «sha» of /pets/{sha}',
      "id: 'field'",
    ],
    [
      'several parameters name them',
      document({ responses: answer(pets) }, { record: '/shops/{shop}/pets/{pet}' }),
      'one of its rows is read by several parameters: /shops/{shop}/pets/{pet}',
      "record: '/path/{id}'",
    ],
    [
      'rows that may stand in two members',
      document(
        { responses: answer({ properties: { cats: pets, dogs: pets } }) },
        { path: '/animals' },
      ),
      'its rows may stand in cats or dogs',
      "rows: 'cats'",
    ],
    [
      'rows that are no records',
      document({ responses: answer({ type: 'array', items: { type: 'string' } }) }),
      'its rows are single values, no records',
      'ignore: true',
    ],
    [
      'a parameter that must be sent',
      document({
        parameters: [query('status', { type: 'string', enum: ['sold'] }, { required: true })],
        responses: answer(pets),
      }),
      'it asks for «status» each time',
      "query: { 'status': 'sold' }",
    ],
  ])('a list is left out where %s', (_, of, reason, help) => {
    const { leftOut, resources } = recognise(of);
    expect(resources).toEqual([]);
    expect(leftOut).toMatchObject([{ reason, help }]);
  });

  test('what the configuration says makes a screen of it', () => {
    const list = { responses: answer({ properties: { cats: pets, dogs: pets } }) };
    const other = document(list, { path: '/animals', record: '/one/{sha}' });
    const help = {
      lists: { '/animals': { rows: 'dogs', record: '/one/{sha}', id: 'name', name: 'dogs' } },
    };
    expect(onlyResource(other, help)).toMatchObject({
      name: 'dogs',
      list: { rows: ['dogs'] },
      record: { path: '/one/{sha}', id: { parameter: 'sha', field: 'name' } },
    });
  });
});

describe('what is done with records', () => {
  const body = (schema: JsonSchema) => ({
    requestBody: { content: { 'application/json': { schema } } },
    responses: {},
  });
  const withWrites = (post: object, record: object) =>
    onlyResource(
      document(
        { responses: answer(pets) },
        {
          record: '',
          paths: {
            '/pets/': { post },
            '/pets/{petId}': { get: { responses: answer(ref('Pet')) }, ...record },
          },
        },
      ),
    );

  test('PATCH before PUT, PUT where there is no PATCH', () => {
    const both = withWrites(body(ref('Pet')), {
      put: body(ref('Pet')),
      patch: body(ref('Pet')),
      delete: {},
    });
    expect(both).toMatchObject({
      create: { path: '/pets/' },
      change: { method: 'PATCH' },
      remove: { path: '/pets/{petId}' },
    });
    expect(withWrites({}, { put: body(ref('Pet')) }).change?.method).toBe('PUT');
  });

  test('records that stand in a member of answer and body', () => {
    const wrapped = { properties: { pet: ref('Pet') } };
    const found = withWrites(body(wrapped), { get: { responses: answer(wrapped) } });
    expect(found).toMatchObject({
      schema: 'Pet',
      record: { at: ['pet'] },
      create: { at: ['pet'] },
    });
  });

  test('a body that shares nothing with the record is of another action', () => {
    const found = withWrites(body({ properties: { labels: { type: 'string' } } }), {});
    expect(found.create).toBeUndefined();
    expect(found.unsure.join()).toContain('POST /pets/ takes nothing that a record has');
  });

  test('If-Match or a version says who was faster', () => {
    const parameters = [{ in: 'header', name: 'If-Match' }];
    const found = withWrites({}, { put: { ...body(ref('Pet')), parameters } });
    expect(found.record.version).toEqual({ in: 'header', name: 'ETag' });
  });
});

describe('documents of others', () => {
  const read = async (name: string, help?: RecognitionHelp) =>
    recognise(await readContract(`tests/fixtures/contracts/${name}`), help);

  test('Scalar Galaxy', async () => {
    const { resources, leftOut } = await read('galaxy.yaml');
    expect(leftOut).toEqual([]);
    expect(resources).toMatchObject([
      {
        name: 'planets',
        schema: 'Planet',
        list: {
          rows: ['data'],
          total: { in: 'body', path: ['meta', 'total'] },
          paging: { style: 'offset', offset: 'offset', limit: { parameter: 'limit', default: 10 } },
        },
        record: { path: '/planets/{planetId}', at: [], id: { field: 'id', type: 'integer' } },
        create: { method: 'POST' },
        change: { method: 'PUT' },
        remove: { path: '/planets/{planetId}' },
      },
    ]);
    const { creator } = resources[0]?.record.schema.properties ?? {};
    expect(creator).toMatchObject({ type: 'object', 'x-of': 'User', 'x-shown': ['name'] });
  });

  test('ReadMe', async () => {
    const { resources, leftOut } = await read('readme.json');
    expect(resources).toMatchObject([
      {
        name: 'changelogs',
        schema: 'Changelog',
        list: {
          rows: ['data'],
          paging: { style: 'page', page: 'page', limit: { parameter: 'per_page' } },
        },
        record: { at: ['data'], id: { parameter: 'identifier', type: 'string' } },
        change: { method: 'PATCH' },
      },
    ]);
    expect(leftOut.map(({ path, code }) => `${path} ${code}`)).toEqual([
      '/projects/{subdomain}/apikeys id-unknown',
      '/outbound_ips record-missing',
    ]);
  });

  test('ShipEngine', async () => {
    const { resources } = await read('shipengine.yaml');
    expect(
      resources.map(({ name, list }) => [name, list.rows.join('.'), list.paging.style]),
    ).toEqual([
      ['manifests', 'manifests', 'page'],
      ['packages', 'packages', 'whole'],
      ['warehouses', 'warehouses', 'whole'],
    ]);
  });

  test('Petstore, whose lists ask for a parameter', async () => {
    expect((await read('petstore.json')).resources).toEqual([]);
    const help = {
      lists: { '/pet/findByStatus': { query: { status: 'available' }, name: 'pets' } },
    };
    expect((await read('petstore.json', help)).resources).toMatchObject([
      {
        ...{ name: 'pets', schema: 'Pet', record: { path: '/pet/{petId}' } },
        // The whole record names itself in the body.
        ...{ create: { path: '/pet' }, change: { method: 'PUT', path: '/pet' } },
      },
    ]);
  });
});

test.runIf(fullMatrix)(
  'GitHub: the largest, with records within records',
  { timeout: 600_000 },
  async () => {
    const document = await readContract(obtainGithubContract());
    const { resources, leftOut, operations } = recognise(document);
    expect(operations).toBe(1223);
    expect([resources.length, leftOut.length]).toEqual([136, 195]);
    expect(
      resources.find(({ list }) => list.path === '/repos/{owner}/{repo}/issues'),
    ).toMatchObject({
      schema: 'Issue',
      list: {
        paging: { style: 'page', limit: { parameter: 'per_page' } },
        below: ['owner', 'repo'],
      },
      record: { id: { parameter: 'issue_number', field: 'number', type: 'integer' } },
      change: { method: 'PATCH' },
    });
    const names = resources.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  },
);

test('the report counts, says why and how to help', async () => {
  const model = recognise(await readContract('tests/fixtures/contracts/shipengine.yaml'));
  expect(reportText(model)).toBe(
    `ShipEngine API 1.1.202010261510, 14 operations
3 screens possible; 1 list left out:
  1 because nothing reads one of their rows

  manifests  /v1/manifests → /v1/manifests/{manifest_id}  list, read, create; by page, counted, filtered by 3
  packages  /v1/packages → /v1/packages/{package_id}  list, read, create, change (PUT), remove; all at once
  warehouses  /v1/warehouses → /v1/warehouses/{warehouse_id}  list, read, create, change (PUT), remove; all at once

Left out, and what says more in the configuration:
  /v1/tags: nothing reads one of its rows, GET /v1/tags/{id} or the like
    lists: { '/v1/tags': { record: '/path/{id}' } }
`,
  );
});

test('of many lists left out for one cause a few are named, all when asked', () => {
  const paths = Object.fromEntries(
    Array.from({ length: 9 }, (_, at) => [`/list${at}`, { get: { responses: answer(pets) } }]),
  );
  const model = recognise(document({ responses: answer(pets) }, { record: '', paths }));
  const named = (text: string) => text.match(/lists: \{/g)?.length;
  expect(reportText(model)).toContain('0 screens possible; 10 lists left out:');
  expect(named(reportText(model))).toBe(5);
  expect(named(reportText(model, true))).toBe(10);
});
