import { expect, test } from 'vitest';
import type { Field } from '../../../src/engine/fields/field';
import { isEditable } from '../../../src/engine/screens/record-rights';

const plain = { readOnly: false, createOnly: false } as Field;
const all = () => true;
const none = () => false;

test.each<[string, Field | undefined, (right: unknown) => boolean, boolean, boolean]>([
  ['a plain field', plain, none, true, true],
  ['no field', undefined, all, false, false],
  ['a read-only one', { ...plain, readOnly: true }, all, false, false],
  ['one that takes a value in a new record only', { ...plain, createOnly: true }, all, true, false],
  ['one whose right is missing', { ...plain, rightToChange: 'ART_EK' }, none, false, false],
  ['one whose right is there', { ...plain, rightToChange: 'ART_EK' }, all, true, true],
])('%s', (_, field, can, inNew, inExisting) => {
  expect(isEditable(field, can, { isNew: true })).toBe(inNew);
  expect(isEditable(field, can, { isNew: false })).toBe(inExisting);
});
