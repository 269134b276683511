import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonSchema } from '../../../schemas/contract/document';
import { contractLabel } from '../../../scripts/new-screen/contract-label';
import { columnsOf } from '../../../scripts/new-screen/columns';
import { screenText } from '../../../scripts/new-screen/screen-text';
import { sectionsOf } from '../../../scripts/new-screen/sections';
import { withScreen } from '../../../scripts/new-screen/screen-files';
import { compileFiles } from '../../support/compile-files';
import { recordSummary, recordTitle } from '../../../compiler/recognition/page/record-title';

describe('labels of a foreign contract', () => {
  test.each<[string, JsonSchema, string]>([
    ['street_name', {}, 'Street name'],
    ['htmlUrl', {}, 'HTML URL'],
    ['ownerId', {}, 'Owner ID'],
    ['a', { title: 'Warehouse' }, 'Warehouse'],
    ['a', { description: 'Title of the issue.' }, 'Title of the issue'],
    ['created_at', { description: 'The moment it was created' }, 'Created at'],
    ['state', { description: 'open, or closed; see https://x' }, 'State'],
    ['a_b', { title: 'snake_case_name' }, 'A b'],
  ])('%s %j', (name, property, label) => {
    expect(contractLabel(name, property)).toBe(label);
  });
});

describe('a screen by type and use', () => {
  const text = { type: 'string' };
  const properties = {
    node_id: text,
    html_url: text,
    key: { type: 'string', format: 'uuid' },
    title: text,
    description: text,
    owner: { type: 'object', 'x-shown': ['name'], properties: { name: text } },
    size: { type: 'object' },
    state: { type: 'string', enum: ['open', 'closed'] },
    created_at: { type: 'string', format: 'date-time' },
    closed_at: { type: 'string', format: 'date-time' },
    email: { type: 'string', format: 'email' },
  };

  test('lists what people read before what programs do, never prose or objects that nothing stands for', () => {
    expect(columnsOf({ 'x-title': ['title'], properties })).toEqual([
      ...['title', 'node_id', 'html_url', 'owner', 'state', 'created_at', 'closed_at', 'email'],
    ]);
    const many = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`word${at}`, text]));
    const crowded = columnsOf({ 'x-title': ['title'], properties: { ...properties, ...many } });
    for (const name of ['node_id', 'html_url', 'key']) expect(crowded).not.toContain(name);
  });

  test('keeps what programs read together at the end of the form', () => {
    expect(sectionsOf({ properties }).map(({ name, fields }) => [name, ...fields])).toEqual([
      ['general', 'title', 'owner', 'size', 'state', 'email'],
      ['dates', 'created_at', 'closed_at'],
      ['notes', 'description'],
      ['technical', 'node_id', 'html_url', 'key'],
    ]);
  });

  test('has a summary of state, kind and days', () => {
    expect(recordSummary({ properties: { ...properties, type: text } }, ['title'])).toEqual({
      subtitle: ['type'],
      status: ['state'],
      facts: ['created_at', 'closed_at'],
    });
    expect(recordSummary({ properties: { title: text } }, ['title'])).toBeUndefined();
  });

  test.each<[string, Record<string, JsonSchema>, string[]]>([
    ['its title', { id: text, name: text }, ['name']],
    [
      'first and last name',
      { id: text, first_name: text, last_name: text },
      ['first_name', 'last_name'],
    ],
    [
      'its key, where nothing reads like a title',
      { id: { type: 'integer' }, size: { type: 'integer' } },
      ['id'],
    ],
  ])('calls a record by %s', (_, of, title) => {
    expect(recordTitle({ properties: of }, 'id')).toEqual(title);
  });

  test('has a section for each kind of record, shown for that kind', () => {
    const of = { kind: { type: 'string', enum: ['cat', 'dog'] }, lives: { type: 'integer' } };
    const written = screenText({
      name: 'pets',
      schema: 'Pet',
      entity: { properties: of },
      api: { list: '/pets', record: '/pets/{id}' },
      choice: { property: 'kind', kinds: [{ value: 'cat', schema: 'Cat', own: ['lives'] }] },
    });
    expect(written).toContain(
      "{ name: 'cat', fields: ['lives'], when: (record) => record['kind'] === 'cat' }",
    );
    expect(written.match(/'lives'/g)).toHaveLength(2);
  });

  test('adds its line to any index', () => {
    expect(withScreen('export const screens = {};\n', 'pets')).toBe(
      "export const screens = {\n  pets: () => import('./pets'),\n};\n",
    );
    expect(withScreen("const a = { b: () => import('./b') };\n", 'c-d')).toBe(
      "const a = { b: () => import('./b'),\n  'c-d': () => import('./c-d'),\n};\n",
    );
  });
});

describe('an application over a contract of others', { timeout: 600_000 }, () => {
  let folder: string;
  const run = (script: string, ...args: string[]) => {
    const all = ['--import', 'tsx', `scripts/${script}.ts`, ...args];
    const { status, stdout, stderr } = spawnSync('node', all, { encoding: 'utf8' });
    return { status, said: `${stdout}${stderr}`.replaceAll(`${folder}/`, '') };
  };
  const newScreen = (list: string) => run('new-screen', list, '--app', folder);
  const file = (name: string) => readFileSync(join(folder, name), 'utf8');

  beforeAll(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'kontor-app-')), 'shipping');
  });
  afterAll(() => rmSync(dirname(folder), { recursive: true }));

  test('it begins with a folder, gets a screen and compiles; a second time nothing is overwritten', () => {
    const contract = 'tests/fixtures/contracts/shipengine.yaml';
    const begun = run('new-app', folder, contract);
    expect(begun.said).toContain('3 screens possible');
    expect(begun.said).toContain('put the key into .env: SHIPENGINE_API_KEY=…');
    expect(begun.status).toBe(0);
    expect(file('kontor.yaml')).toContain('base: https://api.shipengine.com');
    expect(run('new-app', folder, contract)).toMatchObject({ status: 2 });

    const { status, said } = newScreen('/v1/warehouses');
    expect(said).toContain('new      screens/warehouses.ts');
    expect(status).toBe(0);
    expect(file('screens/warehouses.ts')).toContain("record: '/v1/warehouses/{id}'");
    expect(JSON.parse(file('locales/en/entities/Warehouse.json'))).toMatchObject({
      one: 'warehouse',
      fields: { origin_address: 'Origin address' },
    });
    // Of what a screen shows, and of nothing else.
    const generated = (name: string) => existsSync(join(folder, 'schemas/generated', name));
    expect(generated('validators/Warehouse.js')).toBe(true);
    expect(generated('validators/Package.js')).toBe(false);

    // All that it begins with; what it is laid over is compiled where it is written.
    expect(compileFiles(folder, (name) => !name.startsWith('..'))).toEqual([]);

    const before = file('screens/warehouses.ts');
    expect(newScreen('/v1/warehouses')).toMatchObject({
      status: 2,
      said: 'screens/index.ts has a screen «warehouses» already; say --name\n',
    });
    expect(file('screens/warehouses.ts')).toBe(before);

    // What the backend renames is named by the refresh.
    const renamed = readFileSync(contract, 'utf8').replaceAll('origin_address', 'sender_address');
    writeFileSync(join(folder, 'schemas/contract.yaml'), renamed);
    const { status: stale, said: told } = run('api-refresh', folder);
    expect(stale).toBe(1);
    expect(told).toMatch(
      /screens\/warehouses\.ts:\d+: columns names «origin_address», no property of Warehouse/,
    );
  });

  test.each([
    ['/v1/warehuses', 'there is no list «/v1/warehuses», did you mean «/v1/warehouses»?\n'],
    [
      '/v1/tags',
      "/v1/tags: nothing reads one of its rows, GET /v1/tags/{id} or the like; say in the configuration: lists: { '/v1/tags': { record: '/path/{id}' } }\n",
    ],
  ])('%s is refused with 2, and nothing is written', (list, sentence) => {
    const index = file('screens/index.ts');
    const { status, said } = newScreen(list);
    expect(said).toContain(sentence);
    expect(status).toBe(2);
    expect(file('screens/index.ts')).toBe(index);
  });

  test('a contract that is not there begins nothing', () => {
    const { status, said } = run('new-app', `${folder}-other`, 'tests/fixtures/contracts/no.yaml');
    expect(said).toContain('no.yaml: there is no such file; name one that is there');
    expect(status).toBe(2);
    expect(existsSync(`${folder}-other`)).toBe(false);
  });

  test('a configuration is read, and what it misspells is told with its place', () => {
    const config = join(folder, 'config.yaml');
    writeFileSync(config, "lists:\n  /v1/tags:\n    recrod: '/v1/tags/{id}'\n");
    const { status, said } = run(
      'api-screens',
      'tests/fixtures/contracts/shipengine.yaml',
      '--config',
      config,
    );
    expect(said).toContain('config.yaml:3:5: there is no word «recrod», did you mean «record»?');
    expect(status).toBe(2);
  });
});
