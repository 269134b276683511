import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonSchema, OpenApiDocument } from '../../../schemas/contract/document';
import { planEntity, type House, type Wish } from '../../../scripts/new-entity/plan-entity';
import { readField } from '../../../scripts/new-entity/read-field';
import { columnsOf } from '../../../scripts/new-screen/columns';
import { screenText } from '../../../scripts/new-screen/screen-text';
import { sectionsOf } from '../../../scripts/new-screen/sections';
import { compileFiles } from '../../support/compile-files';

describe('a field on the command line', () => {
  const read = (text: string) => readField(text, ['Address']);
  test.each([
    ['name', { type: ['string', 'null'], maxLength: 60 }],
    ['name:text!:12:unique', { type: 'string', minLength: 1, maxLength: 12, 'x-unique': true }],
    ['price:money!', { type: 'number', format: 'money', minimum: 0, maximum: 9999999.99 }],
    ['day:date', { type: ['string', 'null'], format: 'date' }],
    ['open:boolean', { type: 'boolean', default: false }],
    ['state:enum!:NEW,PAID', { type: 'string', enum: ['NEW', 'PAID'] }],
    ['state:enum:NEW', { type: ['string', 'null'], enum: ['NEW', null] }],
    ['ownerId:ref:Address', { type: ['integer', 'null'], minimum: 1, 'x-ref': 'Address' }],
  ])('%s', (text, property) => {
    expect(read(text).property).toEqual(property);
  });

  test.each([
    ['name:txet', 'there is no type «txet», did you mean «text»?'],
    ['ownerId:ref:Adress', 'there is no schema «Adress», did you mean «Address»?'],
    ['state:enum', 'name its values, e.g. «enum:NEW,PAID»'],
    ['day:date:12', '«12» is no length of a date'],
    ['Name:text', 'a name begins with a small letter'],
    ['name:text:12:13', 'what is «13»?'],
  ])('%s is refused', (text, sentence) => {
    expect(() => read(text)).toThrow(sentence);
  });
});

describe('a screen from a schema', () => {
  const text = (maxLength: number): JsonSchema => ({ type: ['string', 'null'], maxLength });
  const entity: JsonSchema = {
    'x-title': ['name'],
    required: ['state'],
    properties: {
      id: { type: 'integer' },
      version: { type: 'integer' },
      remark: text(4000),
      open: { type: 'boolean' },
      mail: { type: 'string', format: 'email', maxLength: 254 },
      phone: { type: 'string', format: 'phone', maxLength: 30 },
      state: { type: 'string', enum: ['A'] },
      name: text(50),
      price: { type: 'number', format: 'money' },
      day: { type: 'string', format: 'date' },
      tags: { type: 'array', items: { type: 'string' } },
      secret: { type: 'string', writeOnly: true, maxLength: 20 },
    },
  };

  test('lists what records are called first, and nothing that a cell cannot show', () => {
    expect(columnsOf(entity)).toEqual(['name', 'open', 'mail', 'phone', 'state', 'price', 'day']);
  });

  test('lists what must be there and is short before the rest', () => {
    const many = Object.fromEntries(
      Array.from({ length: 12 }, (_, n) => [`flag${n}`, { type: 'boolean' }]),
    );
    const properties = { ...many, ...entity.properties };
    const columns = columnsOf({ ...entity, properties });
    expect(columns).toHaveLength(8);
    for (const name of ['name', 'state', 'price', 'day', 'mail', 'phone']) {
      expect(columns).toContain(name);
    }
  });

  test('has a section for each kind of field; what is alone of its kind stands with the rest', () => {
    expect(sectionsOf(entity)).toEqual([
      { name: 'general', fields: ['open', 'state', 'name', 'price', 'day', 'tags', 'secret'] },
      { name: 'contact', fields: ['mail', 'phone'] },
      { name: 'notes', fields: ['remark'] },
    ]);
  });

  test('has a tab for files and images where records have some', () => {
    const api = { list: '/a/things', record: '/a/things/{id}' };
    const plain = { name: 'things', schema: 'Thing', entity, api };
    expect(screenText(plain)).not.toContain("'files'");
    const both = screenText({
      ...plain,
      files: '/a/things/{id}/files',
      images: '/a/things/{id}/images',
    });
    expect(both).toContain("{ type: 'files', name: 'files', path: '/a/things/{id}/files' }");
    expect(both).toContain("{ type: 'gallery', name: 'images', path: '/a/things/{id}/images' }");
  });
});

describe('a plan', () => {
  const contract: OpenApiDocument = {
    openapi: '3.1.0',
    paths: { '/stammdaten/dogs': {} },
    components: {
      schemas: {
        Right: { enum: ['ADR_SEHEN', 'ADR_AENDERN', 'ADR_LOESCHEN'] },
        Cat: { 'x-table': 'CTX', 'x-resource': {} },
        Owner: { 'x-table': 'MCH' },
      },
    },
  };
  const house: House = {
    contract,
    common: { de: { fields: { name: 'Name' } }, en: {}, fr: {} },
    index: "export const screens = {\n  cats: () => import('./cats'),\n};\n",
    root: 'openapi: 3.1.0\nx-areas:\n  base: api\n  pets: api/pets\ncomponents: {}\n',
  };
  const plan = (wish: Partial<Wish>) => planEntity({ name: 'Machine', fields: [], ...wish }, house);

  test('leaves out labels that all share, and adds one line to the index', () => {
    const { files, index } = plan({ fields: ['name:text!', 'wheels:integer'] });
    expect(JSON.parse(files.get('locales/de/entities/Machine.json') ?? '')).toMatchObject({
      fields: { wheels: 'Wheels' },
    });
    expect(files.get('locales/de/entities/Machine.json')).not.toContain('"name"');
    expect(index).toBe(
      "export const screens = {\n  cats: () => import('./cats'),\n  machines: () => import('./machines'),\n};\n",
    );
  });

  test('is closed to others until somebody decides on rights, and says so', () => {
    const { files, open } = plan({});
    expect(files.get('schemas/api/machines/machines.yaml')).toContain('see: SYS_PARAMETER');
    expect(open.join('\n')).toContain('only who has SYS_PARAMETER may do anything');
    expect(plan({ rights: 'ADR' }).files.get('schemas/api/machines/machines.yaml')).toContain(
      'see: ADR_SEHEN',
    );
  });

  test('has an area of its own behind all others, or stands in one that there is', () => {
    expect(plan({}).root).toContain('  pets: api/pets\n  machines: api/machines\n');
    const { files, root } = plan({ area: 'pets' });
    expect([...files.keys()]).toContain('schemas/api/pets/machines.yaml');
    expect(root).toBe(house.root);
    expect(() => plan({ area: 'base' })).toThrow('the base knows no entity');
  });

  test('gives records a code that no others have', () => {
    expect(plan({}).files.get('schemas/api/machines/machines.yaml')).toMatch(/x-table: MC[A-GI-Z]/);
  });

  test.each<[Partial<Wish>, string]>([
    [{ name: 'Cat' }, 'the contract has a schema Cat already'],
    [{ name: 'Dog' }, 'the contract has a path /stammdaten/dogs already'],
    [{ name: '1x' }, '«1x» is no name'],
    [{ rights: 'ADDR' }, 'there is no right «ADDR_AENDERN», did you mean «ADR_AENDERN»?'],
    [{ table: 'CTX' }, 'x-table CTX is Cat already'],
    [{ list: 'machines' }, '«machines» is no path of a list'],
    [{ fields: ['a', 'a'] }, 'field «a» is there twice'],
  ])('%j is refused', (wish, sentence) => {
    expect(() => plan(wish)).toThrow(sentence);
  });
});

describe('in a copy of the product', { timeout: 600_000 }, () => {
  let folder: string;
  const run = (...args: string[]) =>
    execFileSync('node', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  const newEntity = (...args: string[]) => run('--import', 'tsx', 'scripts/new-entity.ts', ...args);

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-new-entity-'));
    for (const part of ['schemas', 'screens', 'locales', 'compiler', 'scripts', 'server', 'src']) {
      cpSync(part, join(folder, part), { recursive: true });
    }
    for (const file of ['package.json', 'tsconfig.json', 'kontor.yaml', '.prettierrc.json']) {
      cpSync(file, join(folder, file));
    }
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('an entity is written, refreshed and compiles; a second time nothing is overwritten', () => {
    const fields = ['kennzeichen:text!:12:unique', 'preis:money', 'halterId:ref:Address'];
    const said = newEntity('Machine', ...fields, 'notiz:longtext', '--rights', 'ADR');
    expect(said).toContain('new      screens/machines.ts');
    expect(said).toContain('Left open:');
    run('--import', 'tsx', 'scripts/api-refresh.ts');
    const openapi = JSON.parse(
      readFileSync(join(folder, 'schemas/generated/openapi.json'), 'utf8'),
    ) as OpenApiDocument;
    expect(Object.keys(openapi.paths['/stammdaten/machines/{id}'] ?? {})).toEqual(
      expect.arrayContaining(['get', 'patch', 'delete']),
    );
    expect(readFileSync(join(folder, 'server/db/generated/machines.ts'), 'utf8')).toContain(
      "export const machines = pgTable(\n  'machines'",
    );
    const isNew = (file: string) =>
      ['screens/machines.ts', 'screens/index.ts', 'server/db/generated/machines.ts'].includes(file);
    expect(compileFiles(folder, isNew)).toEqual([]);

    const before = readFileSync(join(folder, 'screens/machines.ts'), 'utf8');
    expect(() => newEntity('Machine', 'other:text')).toThrow('has a schema Machine already');
    expect(readFileSync(join(folder, 'screens/machines.ts'), 'utf8')).toBe(before);
  });

  test('files that are there stop it before anything is written', () => {
    writeFileSync(join(folder, 'screens/dogs.ts'), '// mine');
    const index = readFileSync(join(folder, 'screens/index.ts'), 'utf8');
    expect(() => newEntity('Dog')).toThrow('nothing is overwritten, there is screens/dogs.ts');
    expect(existsSync(join(folder, 'schemas/api/dogs/dogs.yaml'))).toBe(false);
    expect(readFileSync(join(folder, 'screens/index.ts'), 'utf8')).toBe(index);
  });
});
