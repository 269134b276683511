// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import type { AnyRecord } from '../../../../src/api/dialect';
import type { Engine } from '../../../../src/engine/application/context';
import { numberChange } from '../../../../src/engine/fields/typed-change';
import type { Rounding } from '../../../../src/engine/fields/rounding';
import type { Place } from '../../../../src/engine/screens/place';
import { changeableFields, planBulk } from '../../../../src/engine/views/list/bulk/plan-bulk';
import { listField, thingFields } from './support/list-fields';

const price = thingFields.price!;
const place = {
  definition: {
    name: 'things',
    schema: 'Thing',
    api: { record: '/dinge/{id}' },
    actions: [],
    tabs: [],
  },
  fields: thingFields,
  params: {},
  fixed: [],
} as unknown as Place;
const engine = { can: () => true, registry: {}, me: {} } as unknown as Engine;

/** As the contract would, for prices from 0 to 100. */
const outOfRange = ({ price }: AnyRecord) =>
  Number(price) < 0 ? 'Mindestens 0' : Number(price) > 100 ? 'Höchstens 100' : undefined;

const words = {
  language: 'de',
  fieldOf: new Map([
    ['VK netto', 'price'],
    ['EK', 'cost'],
  ]),
};

function plan(text: string, rows: readonly AnyRecord[], rounding: Rounding = 'field') {
  const read = numberChange.read(text, price, words);
  if (read.kind !== 'value' && read.kind !== 'formula')
    throw new Error(`«${text}» is ${read.kind}`);
  const to =
    read.kind === 'value'
      ? { value: read.value }
      : { reckoning: { text, compute: read.compute, rounding } };
  const work = { kind: 'change', field: price, said: {}, ...to } as const;
  const { items, blocked } = planBulk(rows, work, place, engine, outOfRange);
  return {
    changed: items.map(({ record, changes }) => [record.id, changes.price]),
    left: blocked.map(({ record, obstacle }) => [
      record.id,
      obstacle.kind === 'invalid' ? obstacle.text : obstacle.kind,
    ]),
  };
}

const rows: readonly AnyRecord[] = [
  { id: 1, price: 10, cost: 4 },
  { id: 2, price: 0, cost: 0 },
  { id: 3, price: null, cost: 5 },
  { id: 4, price: 98, cost: null },
];

describe('a plan of computed changes', () => {
  test.each<[text: string, rounding: Rounding, changed: unknown, left: unknown]>([
    [
      '+3 %',
      'field',
      [[1, 10.3]],
      [
        [2, 'same'],
        [3, 'empty'],
        [4, 'Höchstens 100'],
      ],
    ],
    [
      '+1 %',
      'x.99',
      [
        [1, 9.99],
        [4, 98.99],
      ],
      [
        [2, 'same'],
        [3, 'empty'],
      ],
    ],
    [
      '-0,52',
      '0.05',
      [
        [1, 9.5],
        [4, 97.5],
      ],
      [
        [2, 'Mindestens 0'],
        [3, 'empty'],
      ],
    ],
    [
      '= EK * 2',
      'field',
      [
        [1, 8],
        [3, 10],
      ],
      [
        [2, 'same'],
        [4, 'empty'],
      ],
    ],
    [
      '= VK netto / EK',
      'field',
      [[1, 2.5]],
      [
        [2, 'divided'],
        [3, 'empty'],
        [4, 'empty'],
      ],
    ],
    [
      '10',
      'field',
      [
        [2, 10],
        [3, 10],
        [4, 10],
      ],
      [[1, 'same']],
    ],
    [
      '',
      'field',
      [
        [1, null],
        [2, null],
        [4, null],
      ],
      [[3, 'same']],
    ],
    [
      '= -1',
      'field',
      [],
      [
        [1, 'Mindestens 0'],
        [2, 'Mindestens 0'],
        [3, 'Mindestens 0'],
        [4, 'Mindestens 0'],
      ],
    ],
  ])('«%s», rounded by «%s»', (text, rounding, changed, left) => {
    expect(plan(text, rows, rounding)).toEqual({ changed, left });
  });
});

test('what tells records apart is no field to change in many', () => {
  const tab = {
    name: 'main',
    type: 'form',
    sections: [{ name: 'a', fields: ['town', 'code', 'number'] }],
  };
  const fields = {
    town: thingFields.town!,
    code: listField('code', 'text', { property: { type: 'string', 'x-unique': true } }),
    number: listField('number', 'integer', { property: { type: 'integer', 'x-key': true } }),
  };
  const found = changeableFields(
    { ...place, fields, definition: { ...place.definition, tabs: [tab] } } as unknown as Place,
    {
      can: () => true,
      registry: { tabTypes: { form: { sections: () => tab.sections } } },
    } as never,
  );
  expect(found.map(({ name }) => name)).toEqual(['town']);
});
