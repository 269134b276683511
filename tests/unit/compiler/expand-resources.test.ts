import { describe, expect, test } from 'vitest';
import type { JsonSchema, OpenApiDocument, PathItem } from '../../../schemas/contract/document';
import { contractTables } from '../../../schemas/contract/tables';
import { expandResources } from '../../../compiler/resources/expand-resources';

/** A document of these schemas and paths. */
function expanded(
  schemas: Record<string, JsonSchema>,
  paths: Record<string, PathItem> = {},
): OpenApiDocument {
  return expandResources({ openapi: '3.1.0', paths, components: { schemas } });
}

const boat: JsonSchema = {
  type: 'object',
  'x-table': 'BOO',
  'x-lock': 'advisory',
  'x-resource': { list: '/boats', see: 'SEE', create: 'EDIT', change: 'EDIT', search: ['name'] },
  required: ['name'],
  properties: { name: { type: 'string' } },
};

const oar: JsonSchema = {
  type: 'object',
  'x-table': 'OAR',
  'x-parent': 'boatId',
  'x-resource': {
    list: ['/oars', '/boats/{boatId}/oars'],
    see: 'SEE',
    create: 'EDIT',
    change: 'EDIT',
    remove: 'DROP',
  },
  properties: { boatId: { type: 'integer', 'x-ref': 'Boat' }, length: { type: 'number' } },
};

const names = (document: OpenApiDocument, path: string, method: 'get' | 'patch' | 'post') =>
  (document.paths[path]?.[method]?.parameters ?? []).map(
    ({ $ref, name }) => $ref?.split('/').at(-1) ?? name,
  );

describe('a declared resource', () => {
  test('has the operations whose rights it names, and no others', () => {
    const { paths } = expanded({ Boat: boat });
    expect(Object.keys(paths)).toEqual(['/boats', '/boats/{id}']);
    expect(paths['/boats']?.get).toMatchObject({
      operationId: 'listBoats',
      'x-right': 'SEE',
      'x-search': ['name'],
    });
    expect(paths['/boats']?.post?.operationId).toBe('createBoat');
    expect(paths['/boats/{id}']?.patch?.['x-right']).toBe('EDIT');
    expect(paths['/boats/{id}']?.delete).toBeUndefined();
  });

  test('has id, version and the remark of a change without saying so', () => {
    const { properties } = expanded({ Boat: boat }).components?.schemas?.Boat ?? {};
    expect(Object.keys(properties ?? {})).toEqual(['id', 'version', 'name', 'ProtokollBemerkung']);
  });

  test('is found by the tables as if it were written out', () => {
    const tables = contractTables(expanded({ Boat: boat, Oar: oar }));
    expect(tables.lists).toEqual({
      '/boats': 'Boat',
      '/oars': 'Oar',
      '/boats/{boatId}/oars': 'Oar',
    });
    expect(tables.records).toEqual({ '/boats/{id}': 'Boat', '/oars/{id}': 'Oar' });
    expect(tables.creates).toEqual({ '/boats': 'Boat', '/boats/{boatId}/oars': 'Oar' });
  });

  test('is a part: created below its owner, named after it, locked with it', () => {
    const document = expanded({ Boat: boat, Oar: oar });
    expect(document.paths['/boats/{boatId}/oars']?.get?.operationId).toBe('listOarsOfBoat');
    expect(document.paths['/boats/{boatId}/oars']?.parameters).toMatchObject([
      { name: 'boatId', in: 'path', schema: { type: 'integer' } },
    ]);
    expect(names(document, '/oars/{id}', 'patch')).toEqual(['ifMatch', 'lockToken']);
  });

  test('takes a language where its texts have several', () => {
    const port: JsonSchema = {
      'x-resource': { list: '/ports', see: 'session', record: false },
      properties: { name: { type: 'string', 'x-localized': true } },
    };
    const document = expanded({ Port: port });
    expect(Object.keys(document.paths)).toEqual(['/ports']);
    expect(names(document, '/ports', 'get')).toContain('acceptLanguage');
  });

  test('is named by its key where a path says so', () => {
    const flag: JsonSchema = {
      'x-resource': { list: '/flags', record: '/flags/{code}', see: 'session' },
      properties: { code: { type: 'string', maxLength: 2, 'x-key': true } },
    };
    const document = expanded({ Flag: flag });
    expect(document.paths['/flags/{code}']?.parameters).toEqual([
      { name: 'code', in: 'path', required: true, schema: { type: 'string', maxLength: 2 } },
    ]);
    expect(document.components?.schemas?.Flag?.properties).not.toHaveProperty('id');
  });

  test('has files where it names their path', () => {
    const resource = { ...(boat['x-resource'] as object), files: '/boats/{boatId}/files' };
    const { paths } = expanded({ Boat: { ...boat, 'x-resource': resource } });
    expect(paths['/boats/{boatId}/files']?.post).toMatchObject({
      operationId: 'createFileOfBoat',
      'x-right': 'EDIT',
    });
    expect(paths['/boats/{boatId}/files/{id}/daten']?.get?.['x-right']).toBe('SEE');
  });
});

describe('what is written beside it', () => {
  test('wins, member by member, and its parameters add up', () => {
    const document = expanded(
      { Boat: boat },
      {
        '/boats': {
          get: { summary: 'All of them', parameters: [{ name: 'harbour', in: 'query' }] },
        },
        '/boats/{id}/launch': { post: { operationId: 'launchBoat' } },
      },
    );
    expect(document.paths['/boats']?.get).toMatchObject({
      operationId: 'listBoats',
      summary: 'All of them',
    });
    expect(names(document, '/boats', 'get')).toEqual([
      'filter',
      'orderBy',
      'limit',
      'offset',
      'suche',
      'returnTotal',
      'harbour',
    ]);
    expect(document.paths['/boats/{id}/launch']?.post?.operationId).toBe('launchBoat');
  });

  test('stays alone where nothing is declared', () => {
    const document = { openapi: '3.1.0', paths: { '/x': { get: { operationId: 'x' } } } };
    expect(expandResources(document)).toBe(document);
  });
});

test.each([
  [{ list: '/a', see: 'X', serach: ['b'] }, 'Boat: x-resource knows no «serach»'],
  [{ list: 'boats', see: 'X' }, 'a path begins with a slash'],
  [{ list: '/boats' }, 'does not say who may see /boats'],
  [{ see: 'X' }, 'names no list'],
  [{ list: '/boats', see: { of: 7 } }, 'x-right {"of":7} is none of'],
  [{ list: '/boats', see: 'X', section: 'boats' }, 'needs «search»'],
  [{ list: '/boats', see: 'X', search: ['name'], section: { name: 'Boats!' } }, 'no name'],
  [{ list: '/boats', see: 'X', search: ['name'], section: { oder: '-name' } }, 'knows no «oder»'],
  [{ list: '/boats', see: 'X', start: { old: { sum: 'age' } } }, 'needs «filter»'],
  [{ list: '/boats', see: 'X', start: { old: { filter: 'age' } } }, '«age» is no condition'],
  [{ list: '/boats', see: 'X', start: { old: { filtre: 'age>9' } } }, 'knows no «filtre»'],
  [{ list: '/boats', see: 'X', files: '/boats/{boatId}/files' }, 'needs «attach» or «change»'],
])('%j is refused', (resource, message) => {
  expect(() => expanded({ Boat: { ...boat, 'x-resource': resource } })).toThrow(message);
});

describe('the search over everything', () => {
  const found = (schema: JsonSchema, section: unknown): JsonSchema => {
    return { ...schema, 'x-resource': { ...(schema['x-resource'] as object), section } };
  };

  test('has a section of each resource that declares one', () => {
    const section = { name: 'boats', order: '-name' };
    const { paths } = expanded({ Boat: found(boat, section), Oar: oar });
    expect(paths['/boats']?.get?.['x-section']).toEqual(section);
    const { responses } = paths['/webapp/suche']?.get ?? {};
    const { schema } = responses?.['200']?.content?.['application/json'] ?? {};
    expect(Object.keys(schema?.properties?.result?.properties ?? {})).toEqual(['boats']);
  });

  test('is not there without one', () => {
    expect(expanded({ Boat: boat }).paths['/webapp/suche']).toBeUndefined();
  });

  test('refuses two sections of one name', () => {
    const second = { ...boat, 'x-resource': { list: '/ships', see: 'SEE', search: ['name'] } };
    const schemas = { Boat: found(boat, 'boats'), Ship: found(second, 'boats') };
    expect(() => expanded(schemas)).toThrow('Boat and Ship are both section «boats»');
  });
});

describe('the start page', () => {
  const start = { old: { filter: 'age>9', order: '-age' }, unnamed: { filter: 'namenull' } };
  const counted: JsonSchema = {
    ...boat,
    'x-resource': { ...(boat['x-resource'] as object), start },
  };

  test('has a block of each resource that declares figures, and one of views', () => {
    const { paths } = expanded({ Boat: counted, Oar: oar });
    expect(paths['/boats']?.get?.['x-start']).toEqual({ name: 'boats', figures: start });
    const { responses } = paths['/webapp/start']?.get ?? {};
    const { schema } = responses?.['200']?.content?.['application/json'] ?? {};
    const { boats, ...others } = schema?.properties?.result?.properties ?? {};
    expect(Object.keys(others)).toEqual(['ansichten']);
    expect(Object.keys(boats?.properties?.zahlen?.properties ?? {})).toEqual(['old', 'unnamed']);
  });

  test('is not there without one', () => {
    expect(expanded({ Boat: boat }).paths['/webapp/start']).toBeUndefined();
  });
});

describe('a text in every language', () => {
  const port = (resource: object): JsonSchema => ({
    'x-resource': { list: '/ports', see: 'session', ...resource },
    required: ['depth'],
    properties: {
      name: { type: 'string', maxLength: 60, 'x-localized': true },
      depth: { type: 'number' },
    },
  });

  test('is written in each of them where records are changed', () => {
    const { Port } = expanded({ Port: port({ change: 'EDIT' }) }).components?.schemas ?? {};
    expect(Port?.required).toEqual(['depth', 'nameDe']);
    expect(Port?.properties).toMatchObject({
      name: { readOnly: true, 'x-localized': true },
      nameDe: { type: 'string', minLength: 1, maxLength: 60 },
      nameEn: { type: ['string', 'null'], maxLength: 60, 'x-else': 'nameDe' },
      nameFr: { type: ['string', 'null'], maxLength: 60, 'x-else': 'nameDe' },
    });
  });

  test('is only read where they are not', () => {
    const { Port } = expanded({ Port: port({}) }).components?.schemas ?? {};
    expect(Object.keys(Port?.properties ?? {})).toEqual(['id', 'name', 'depth']);
    expect(Port?.properties?.name).not.toHaveProperty('readOnly');
  });
});
