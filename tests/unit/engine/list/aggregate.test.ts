import { expect, test } from 'vitest';
import { isSummable } from '../../../../src/engine/fields/field';
import { standardFields } from '../../../support/standard-fields';
import {
  possibleAggregates,
  standardAggregates,
} from '../../../../src/engine/data/lists/aggregate';

const fields = standardFields(
  'Thing',
  {
    properties: {
      id: { type: 'integer' },
      nummer: { type: 'integer', readOnly: true },
      name: { type: 'string' },
      preis: { type: ['number', 'null'], format: 'money' },
      menge: { type: 'number', format: 'quantity' },
      stueck: { type: 'integer', format: 'quantity' },
      rabatt: { type: 'number', format: 'percent' },
      dauer: { type: 'integer', format: 'duration-minutes' },
      faktor: { type: 'number' },
    },
  },
  {},
);

test('figures are made of what the contract measures, not of keys and numbers of something', () => {
  const summable = Object.values(fields).filter(isSummable);
  expect(summable.map(({ name }) => name)).toEqual([
    'preis',
    'menge',
    'stueck',
    'rabatt',
    'dauer',
    'faktor',
  ]);
  const asked = ['nummer', 'preis', 'name', 'preis', 'gone'].map((field) => ({
    field,
    function: 'SUM' as const,
  }));
  expect(possibleAggregates(asked, fields)).toEqual([{ field: 'preis', function: 'SUM' }]);
  expect(standardAggregates(Object.values(fields)).map(({ field }) => field)).toEqual([
    'preis',
    'menge',
    'stueck',
    'dauer',
  ]);
});
