import { describe, expect, test } from 'vitest';
import { offeredOptions } from '../../../src/engine/data/lookups/filter-options';
import { choicesOf } from '../../../src/engine/views/lookup/choices';
import { createPlace } from '../../../src/engine/views/lookup/create-place';
import type { Place } from '../../../src/engine/screens/place';
import { readRecent, withRecent } from '../../../src/engine/views/lookup/recent';
import type { Reference } from '../../../src/engine/data/references/reference';

const reference = (id: number): Reference => ({ value: id, id, title: `Nr. ${id}`, row: { id } });

describe('records chosen last', () => {
  test('stand newest first, each once, eight at most', () => {
    expect(withRecent([1, 2, 3], 2)).toEqual([2, 1, 3]);
    expect(withRecent([1, 2, 3, 4, 5, 6, 7, 8], 9)).toEqual([9, 1, 2, 3, 4, 5, 6, 7]);
  });

  test('are read from whatever was stored', () => {
    expect(readRecent(undefined)).toEqual([]);
    expect(readRecent('7')).toEqual([]);
    expect(readRecent([7, null, { id: 3 }, 'A4'])).toEqual([7, 'A4']);
    expect(readRecent([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toHaveLength(8);
  });
});

test('a picker offers the current record and the last ones, or what is found', () => {
  const current = reference(1);
  const references = [reference(2), reference(1)];
  const idle = choicesOf({ searching: false, current, references, create: true });
  expect(idle).toEqual([
    { kind: 'current', reference: current },
    { kind: 'recent', reference: reference(2) },
    { kind: 'create' },
  ]);
  const found = choicesOf({ searching: true, current, references, create: false });
  expect(found.map(({ kind }) => kind)).toEqual(['found', 'found']);
  expect(
    choicesOf({ searching: false, current: undefined, references: [], create: false }),
  ).toEqual([]);
});

test('users are offered without blocked ones, oneself first', () => {
  const option = (value: number, label: string, blocked = false) => ({
    value,
    label,
    blocked,
    row: {},
  });
  const options = [
    option(0, 'System', true),
    option(1, 'Ada'),
    option(2, 'Bo', true),
    option(3, 'Ce'),
  ];
  const self = { id: 3, label: (name: string) => `${name} (ich)` };
  expect(offeredOptions(options, self).map(({ label }) => label)).toEqual(['Ce (ich)', 'Ada']);
  expect(offeredOptions(options, undefined).map(({ label }) => label)).toEqual(['Ada', 'Ce']);
  expect(offeredOptions(options, { ...self, id: 2 }).map(({ label }) => label)).toEqual([
    'Ada',
    'Ce',
  ]);
});

describe('a new one instead of one that there is', () => {
  const place = (create: string) =>
    ({ definition: { api: { create } }, params: {}, preset: { active: true } }) as unknown as Place;
  const among = { field: 'customerId', value: 7 };

  test('is created as a part of what stands beside it', () => {
    expect(createPlace(place('/customers/{customerId}/persons'), among)).toMatchObject({
      params: { customerId: 7 },
    });
  });

  test('or has its name', () => {
    expect(createPlace(place('/devices'), among)?.preset).toEqual({ active: true, customerId: 7 });
    expect(createPlace(place('/devices'), undefined)?.preset).toEqual({ active: true });
  });

  test('or cannot be created where nothing stands there, or another record is asked for', () => {
    expect(createPlace(place('/customers/{customerId}/persons'), undefined)).toBeUndefined();
    expect(createPlace(place('/orders/{orderId}/lines'), among)).toBeUndefined();
  });
});
