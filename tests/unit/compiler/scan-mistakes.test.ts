import { expect, test } from 'vitest';
import { scanMistakes } from '../../../compiler/mistakes/scan-mistakes';
import type { AnyDefinition } from '../../../src/engine/define/definition';

const schemas = {
  Boat: {
    properties: {
      number: { type: ['string', 'null'] },
      length: { type: 'integer' },
      built: { type: 'string', format: 'date' },
    },
  },
};
const said = (scans: string[], limits = {}) => {
  const screen = { name: 'boats', schema: 'Boat', api: { list: '/boats' }, scans };
  return scanMistakes(screen as unknown as AnyDefinition, { schemas, limits }).map(
    ({ sentence }) => sentence,
  );
};

test('a code is text', () => {
  expect(said(['number'])).toEqual([]);
  expect(said(['length', 'built'])).toEqual([
    'scans names «length» of Boat, which holds no text',
    'scans names «built» of Boat, which holds no text',
  ]);
});

test('a code is looked up by the list’s filter', () => {
  expect(said(['number'], { '/boats': { lacks: ['filter'] } })).toEqual([
    'scans names «number», which /boats does not filter by',
  ]);
  expect(said(['number'], { '/boats': { equal: ['length'] } })).toHaveLength(1);
  expect(said(['number'], { '/boats': { equal: ['number'] } })).toEqual([]);
});
