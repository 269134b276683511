import { describe, expect, test } from 'vitest';
import type { JsonSchema, OpenApiDocument } from '../../../../schemas/contract/document';
import { FlatSchemas } from '../../../../compiler/recognition/schemas/flat-schema';

/** A schema of a document with these others, flat. */
function flat(schema: JsonSchema, others: Record<string, JsonSchema> = {}, shown = {}) {
  const components = { schemas: { Own: schema, ...others } };
  const document: OpenApiDocument = { openapi: '3.0.3', paths: {}, components };
  return new FlatSchemas(document, shown).of({ $ref: '#/components/schemas/Own' });
}

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const property = (one: JsonSchema, others = {}, shown = {}) =>
  flat({ properties: { one } }, others, shown).properties?.one;
const text: JsonSchema = { type: 'string' };

describe('one schema of many parts', () => {
  test('allOf: properties add up, narrower bounds count, required of all', () => {
    const base = {
      properties: { id: { type: 'integer', maximum: 9 }, name: text },
      required: ['id'],
    };
    const own = { properties: { id: { maximum: 5, minimum: 1 }, tag: text }, required: ['tag'] };
    expect(flat({ allOf: [to('Base'), own], description: 'a thing' }, { Base: base })).toEqual({
      type: 'object',
      description: 'a thing',
      required: ['id', 'tag'],
      properties: { id: { type: 'integer', maximum: 5, minimum: 1 }, name: text, tag: text },
    });
  });

  test.each<[string, JsonSchema, JsonSchema]>([
    ['nullable of 3.0', { type: 'string', nullable: true }, { type: ['string', 'null'] }],
    ['types of 3.1', { type: ['integer', 'null'] }, { type: ['integer', 'null'] }],
    ['this or null', { anyOf: [text, { type: 'null' }] }, { type: ['string', 'null'] }],
    [
      'an enumeration or null',
      { oneOf: [to('Color'), { enum: [null] }], description: 'x' },
      { type: ['string', 'null'], enum: ['red', null], description: 'x' },
    ],
    [
      'a reference that may be null',
      { nullable: true, allOf: [to('Color')] },
      { type: ['string', 'null'], enum: ['red', null] },
    ],
    ['const', { const: 'a', type: 'string' }, { type: 'string', enum: ['a'] }],
    [
      'a reference with words of its own',
      { ...to('Color'), title: 'Hue' },
      { type: 'string', enum: ['red'], title: 'Hue' },
    ],
    ['a text or a figure', { oneOf: [text, { type: 'integer' }] }, text],
    [
      'a list of texts',
      { type: 'array', items: to('Color') },
      { type: 'array', items: { type: 'string', enum: ['red'] } },
    ],
  ])('%s', (_, schema, expected) => {
    expect(property(schema, { Color: { type: 'string', enum: ['red'] } })).toEqual(expected);
  });

  test.each<[JsonSchema, unknown]>([
    [{ type: 'boolean', default: 'false' }, false],
    [{ type: 'integer', default: '12' }, 12],
    [{ type: 'integer', default: 'many' }, undefined],
    [{ type: 'string', default: 5 }, '5'],
    [{ type: 'string', enum: ['a'], default: 'b' }, undefined],
    [{ type: 'array', items: {}, default: 'x' }, undefined],
    [{ type: ['string', 'null'], default: null }, null],
  ])('a default that does not fit never counts: %j', (schema, value) => {
    expect(property(schema)?.default).toBe(value);
  });
});

describe('objects in a record', () => {
  const user = {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'integer' }, login: text },
  };
  test.each<[string, Record<string, JsonSchema>, string[] | undefined]>([
    ['a title', { text, title: text, name: text }, ['title']],
    ['a login', { id: text, login: text }, ['login']],
    ['something named like one', { id: text, street_name: text }, ['street_name']],
    ['the first text', { count: { type: 'integer' }, color: text }, ['color']],
    ['its id', { id: { type: 'integer' }, parts: { type: 'array', items: {} } }, ['id']],
    ['nothing', { parts: { type: 'array', items: {} } }, undefined],
  ])('are shown by %s', (_, properties, shown) => {
    expect(property({ type: 'object', properties })?.['x-shown']).toEqual(shown);
  });

  test('keep their name and what they are shown by; in an object within only that stays', () => {
    const parts = { id: { type: 'integer' }, login: text };
    const found = { type: 'object', 'x-of': 'User', 'x-shown': ['login'] };
    expect(property(to('User'), { User: user })).toEqual({
      ...found,
      required: ['id'],
      properties: parts,
    });
    const team = { properties: { name: text, owner: to('User') } };
    expect(property({ type: 'array', items: team }, { User: user })).toEqual({
      type: 'array',
      items: {
        type: 'object',
        'x-shown': ['name'],
        properties: { name: text, owner: { ...found, properties: { login: text } } },
      },
    });
  });

  test('are shown by what the configuration says', () => {
    expect(
      property(to('User'), { User: user }, { 'Own.one': 'address.city' })?.['x-shown'],
    ).toEqual(['address', 'city']);
    expect(property(to('User'), { User: user }, { User: 'id' })?.['x-shown']).toEqual(['id']);
  });

  test('may lead back to themselves in any way', () => {
    const node = {
      allOf: [{ properties: { parent: to('Own'), children: { type: 'array', items: to('Own') } } }],
      properties: {
        other: { oneOf: [to('Own'), to('Leaf')] },
        self: { anyOf: [to('Own'), { type: 'null' }] },
      },
    };
    const found = flat(node, { Leaf: { properties: { name: text, owner: to('Own') } } });
    expect(Object.keys(found.properties ?? {})).toEqual(['parent', 'children', 'other', 'self']);
    expect(found.properties?.other).toMatchObject({ type: 'object', 'x-shown': ['name'] });
  });
});

test('oneOf with a discriminator is a choice with what each kind has of its own', () => {
  const kind = (own: object) => ({
    required: ['kind', 'id'],
    properties: { kind: text, id: { type: 'integer' }, ...own },
  });
  const found = flat(
    {
      oneOf: [to('Cat'), to('Dog')],
      discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } },
    },
    { Cat: kind({ lives: { type: 'integer' } }), Dog: kind({ breed: text }) },
  );
  expect(found).toEqual({
    type: 'object',
    required: ['kind', 'id'],
    properties: {
      kind: { type: 'string', enum: ['cat', 'Dog'] },
      id: { type: 'integer' },
      lives: { type: 'integer' },
      breed: text,
    },
    'x-choice': {
      property: 'kind',
      kinds: [
        { value: 'cat', schema: 'Cat', own: ['lives'] },
        { value: 'Dog', schema: 'Dog', own: ['breed'] },
      ],
    },
  });
});
