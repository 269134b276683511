import { expect, test } from 'vitest';
import { choicesOf } from '../../../src/engine/views/lookup/choices';

const reference = (value: number) => ({ value, id: value, title: `T${value}`, row: {} });

test('what belongs to another whole stands below what belongs to this one, marked, before a new one', () => {
  const choices = choicesOf({
    searching: true,
    current: reference(9),
    references: [reference(1), reference(2)],
    others: [reference(3)],
    create: true,
  });
  expect(
    choices.map((one) => [one.kind, one.kind === 'create' ? null : one.reference.value]),
  ).toEqual([
    ['found', 1],
    ['found', 2],
    ['other', 3],
    ['create', null],
  ]);
});
