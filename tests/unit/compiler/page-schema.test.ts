import { expect, test } from 'vitest';
import { pageSchema } from '../../../compiler/contract/page-schema';

const components = {
  Colour: { type: 'string', enum: ['RED', 'BLUE'] },
  Price: { type: 'number', format: 'money' },
  Part: { type: 'object', properties: { name: { type: 'string' } } },
};
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const page = (property: Record<string, unknown>) =>
  pageSchema({ type: 'object', properties: { it: property } }, components)?.properties?.it;

test('values are written out, with what stands beside the reference', () => {
  expect(page({ type: 'integer' })).toEqual({ type: 'integer' });
  expect(page(ref('Colour'))).toEqual({ type: 'string', enum: ['RED', 'BLUE'] });
  expect(page({ ...ref('Price'), 'x-right': 'SEE' })).toEqual({
    type: 'number',
    format: 'money',
    'x-right': 'SEE',
  });
});

test('this or null is a nullable type', () => {
  expect(page({ anyOf: [ref('Colour'), { type: 'null' }], description: 'Paint' })).toEqual({
    type: ['string', 'null'],
    enum: ['RED', 'BLUE', null],
    description: 'Paint',
  });
  expect(page({ oneOf: [{ type: 'null' }, { type: 'integer', minimum: 1 }] })).toEqual({
    type: ['integer', 'null'],
    minimum: 1,
  });
});

test('a reference to an object stays, and what it means stands beside', () => {
  const found = pageSchema(
    {
      type: 'object',
      properties: { one: ref('Part'), all: { type: 'array', items: ref('Node') } },
    },
    {
      ...components,
      Node: {
        type: 'object',
        'x-title': ['colour'],
        properties: { colour: ref('Colour'), next: ref('Node'), part: ref('Part') },
      },
    },
  );
  expect(found?.properties).toEqual({
    one: { $ref: '#/$defs/Part' },
    all: { type: 'array', items: { $ref: '#/$defs/Node' } },
  });
  expect(found?.$defs).toEqual({
    Part: components.Part,
    Node: {
      type: 'object',
      properties: {
        colour: { type: 'string', enum: ['RED', 'BLUE'] },
        next: { $ref: '#/$defs/Node' },
        part: { $ref: '#/$defs/Part' },
      },
    },
  });
  expect(page({ anyOf: [ref('Part'), { type: 'null' }], description: 'It' })).toEqual({
    $ref: '#/$defs/Part',
    type: ['object', 'null'],
    description: 'It',
  });
});

test('what is really a choice stays', () => {
  const choice = { anyOf: [{ type: 'string' }, { type: 'integer' }] };
  expect(page(choice)).toEqual(choice);
});
