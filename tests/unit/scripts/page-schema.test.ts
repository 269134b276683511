import { expect, test } from 'vitest';
import { pageSchema } from '../../../scripts/contract/page-schema';

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

test('what is an object, or really a choice, stays', () => {
  for (const property of [
    ref('Part'),
    { anyOf: [ref('Part'), { type: 'null' }] },
    { anyOf: [{ type: 'string' }, { type: 'integer' }] },
  ]) {
    expect(page(property)).toEqual(property);
  }
});
