import { describe, expect, it } from 'vitest';
import { deriveInputs } from '../../../compiler/derive';
import { contractTables } from '../../../schemas/contract/tables';
import { upgradeToOpenApi31 } from '../../../compiler/contract/upgrade';
import type { JsonSchema, OpenApiDocument } from '../../../schemas/contract/document';

const ref = { $ref: '#/components/schemas/Thing' };
const answers = (schema: JsonSchema) => ({
  '200': { content: { 'application/json': { schema } } },
});
const body = { content: { 'application/json': { schema: ref } } };

const document: OpenApiDocument = {
  openapi: '3.1.0',
  'x-complete-answers': true,
  paths: {
    '/things': {
      get: {
        'x-right': 'THING_SEE',
        responses: answers({
          properties: { result: { type: 'array', items: ref }, total: { type: 'integer' } },
        }),
      },
      post: { 'x-right': 'THING_CHANGE', requestBody: body, responses: {} },
    },
    '/things/{id}/scans': {
      get: {
        'x-right': { own: 'SCAN_OWN', foreign: 'SCAN_ALL', owner: 'user' },
        responses: answers({ properties: { result: { type: 'array', items: ref } } }),
      },
      post: {
        'x-right': { of: 'id' },
        requestBody: { content: { 'image/png': {} } },
        responses: {
          '201': { content: { 'application/json': { schema: { properties: { result: ref } } } } },
        },
      },
    },
    '/things/{id}': {
      get: { responses: answers({ properties: { result: ref } }) },
      patch: { requestBody: body, responses: {} },
    },
    '/things/{id}/closing': {
      post: {
        'x-right': 'THING_CHANGE',
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Closing' } } },
        },
        responses: { '200': {} },
      },
    },
    '/plain': { get: { responses: answers({ type: 'array', items: ref }) } },
    '/me': { get: { responses: answers({ properties: { result: ref } }) } },
  },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        'x-table': 'THG',
        required: ['name'],
        properties: {
          id: { type: 'integer', readOnly: true },
          name: { type: 'string' },
          size: { type: 'integer' },
          open: { type: 'boolean', default: false },
          price: { type: 'number', 'x-right': 'PRICE' },
          remark: { type: 'string', writeOnly: true },
          maker: { $ref: '#/components/schemas/Maker', description: 'Who made it' },
          limit: { type: 'number', 'x-right': { change: 'LIMITS' } },
          unit: { anyOf: [{ $ref: '#/components/schemas/Maker' }, { type: 'null' }] },
        },
      },
      Maker: { type: 'string', enum: ['A', 'B'] },
      Closing: { type: 'object', properties: { reason: { type: 'string' } } },
    },
  },
};

describe('tables of a contract', () => {
  it('binds paths to schemas and operations to rights', () => {
    expect(contractTables(document)).toEqual({
      lists: { '/things': 'Thing', '/things/{id}/scans': 'Thing', '/plain': 'Thing' },
      records: { '/things/{id}': 'Thing' },
      queries: {},
      answers: {},
      whole: ['/things', '/things/{id}/scans', '/plain'],
      rows: {},
      // By the body, or by what is answered where the body says nothing.
      creates: {
        '/things': 'Thing',
        '/things/{id}/scans': 'Thing',
        '/things/{id}/closing': 'Closing',
      },
      codes: { Thing: 'THG' },
      titles: { Thing: ['name'] },
      parts: {},
      queued: {},
      references: { Thing: { path: '/things', value: 'id', searched: false } },
      bodies: { 'POST /things/{id}/closing': 'Closing' },
      // Where the contract names none, a session is enough.
      rights: {
        'GET /me': 'session',
        'GET /plain': 'session',
        'GET /things/{id}': 'session',
        'PATCH /things/{id}': 'session',
        'GET /things': 'THING_SEE',
        'POST /things': 'THING_CHANGE',
        'GET /things/{id}/scans': { own: 'SCAN_OWN', foreign: 'SCAN_ALL', owner: 'user' },
        'POST /things/{id}/scans': { of: 'id' },
        'POST /things/{id}/closing': 'THING_CHANGE',
      },
      rightNames: ['THING_SEE', 'THING_CHANGE', 'SCAN_OWN', 'SCAN_ALL'],
    });
  });

  it('are the same after derivation', () => {
    const tables = contractTables(document);
    expect(contractTables(deriveInputs(document, tables))).toEqual(tables);
  });

  it('know a record by its path, also by one with a slash at its end', () => {
    const { lists, records } = contractTables({
      ...document,
      paths: {
        '/things/': {
          get: { responses: answers({ properties: { result: { type: 'array', items: ref } } }) },
        },
        '/things/{id}/': { get: { responses: answers(ref) } },
      },
    });
    expect([lists, records]).toEqual([{ '/things/': 'Thing' }, { '/things/{id}/': 'Thing' }]);
  });

  it('name what is removed with a record: its parts, files and images, with the lists below it', () => {
    const rows = (of: string) =>
      answers({
        properties: { result: { type: 'array', items: { $ref: `#/components/schemas/${of}` } } },
      });
    const list = (of: string) => ({ get: { responses: rows(of) } });
    const { parts } = contractTables({
      ...document,
      paths: {
        '/things': list('Thing'),
        '/bolts': list('Bolt'),
        '/things/{thingId}/bolts': list('Bolt'),
        '/things/{thingId}/files': list('File'),
        '/loose': list('Loose'),
      },
      components: {
        schemas: {
          ...document.components?.schemas,
          Thing: {
            ...document.components?.schemas?.Thing,
            'x-resource': { files: '/things/{thingId}/files' },
          },
          Bolt: { 'x-parent': 'thingId', properties: { thingId: { 'x-ref': 'Thing' } } },
          Loose: { properties: { thingId: { 'x-ref': 'Thing' } } },
          File: { properties: { name: { type: 'string' } } },
        },
      },
    });
    expect(parts).toEqual({
      Thing: [
        { schema: 'File', list: '/things/{thingId}/files' },
        { schema: 'Bolt', list: '/things/{thingId}/bolts' },
      ],
    });
  });

  it('take the rights from schema Right where there is one', () => {
    const schemas = { ...document.components?.schemas, Right: { enum: ['A', 'B'] } };
    expect(contractTables({ ...document, components: { schemas } }).rightNames).toEqual(['A', 'B']);
  });

  it('refuse a right of no known form, naming the operation', () => {
    const paths = { '/x': { get: { 'x-right': { owner: 'a' } } } };
    expect(() => contractTables({ ...document, paths })).toThrow(
      /^GET \/x: x-right \{"owner":"a"\}/,
    );
  });
});

describe('derived schemas', () => {
  const derived = deriveInputs(document, contractTables(document));
  const schemas = derived.components?.schemas ?? {};

  it('input: nothing read-only, nothing unknown', () => {
    expect(Object.keys(schemas.ThingInput?.properties ?? {})).toEqual([
      'name',
      'size',
      'open',
      'price',
      'remark',
      'maker',
      'limit',
      'unit',
    ]);
    expect(schemas.ThingInput).toMatchObject({ required: ['name'], additionalProperties: false });
  });

  it('patch: all optional, nullable unless required or two-valued, no defaults', () => {
    expect(schemas.ThingPatch?.required).toBeUndefined();
    expect(schemas.ThingPatch?.properties).toMatchObject({
      name: { type: 'string' },
      size: { type: ['integer', 'null'] },
      open: { type: 'boolean' },
      maker: {
        anyOf: [{ $ref: '#/components/schemas/Maker' }, { type: 'null' }],
        description: 'Who made it',
      },
      unit: { anyOf: [{ $ref: '#/components/schemas/Maker' }, { type: 'null' }] },
    });
    expect(schemas.ThingPatch?.properties?.maker).not.toHaveProperty('$ref');
    expect(schemas.ThingPatch?.properties?.open).not.toHaveProperty('default');
  });

  it('answer: everything present but what a right hides, nothing write-only', () => {
    expect(schemas.Thing?.required).toEqual([
      'id',
      'name',
      'size',
      'open',
      'maker',
      'limit',
      'unit',
    ]);
    expect(schemas.Thing?.properties).not.toHaveProperty('remark');
  });

  it('lets the bodies refer to them and leaves the source alone', () => {
    const bodyRef = (path: string, method: 'post' | 'patch') =>
      derived.paths[path]?.[method]?.requestBody?.content?.['application/json']?.schema?.$ref;
    expect(bodyRef('/things', 'post')).toBe('#/components/schemas/ThingInput');
    expect(bodyRef('/things/{id}', 'patch')).toBe('#/components/schemas/ThingPatch');
    expect(document.components?.schemas).not.toHaveProperty('ThingInput');
  });
});

describe('a 3.0 document', () => {
  it('becomes 3.1', () => {
    const old = {
      openapi: '3.0.3',
      paths: {},
      components: {
        schemas: {
          A: {
            properties: {
              text: { type: 'string', nullable: true },
              choice: { type: 'string', enum: ['a'], nullable: true },
              other: { $ref: '#/components/schemas/B', nullable: true },
              composed: { allOf: [{ $ref: '#/components/schemas/B' }], nullable: true },
              more: { type: 'number', minimum: 0, exclusiveMinimum: true },
              least: { type: 'number', minimum: 0, exclusiveMinimum: false },
            },
          },
        },
      },
    } as OpenApiDocument;
    expect(upgradeToOpenApi31(old)).toMatchObject({
      openapi: '3.1.0',
      components: {
        schemas: {
          A: {
            properties: {
              text: { type: ['string', 'null'] },
              choice: { enum: ['a', null] },
              other: { anyOf: [{ $ref: '#/components/schemas/B' }, { type: 'null' }] },
              composed: {
                anyOf: [{ allOf: [{ $ref: '#/components/schemas/B' }] }, { type: 'null' }],
              },
              more: { exclusiveMinimum: 0 },
              least: { minimum: 0 },
            },
          },
        },
      },
    });
  });
});
