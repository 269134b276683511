import { expect, test } from 'vitest';
import {
  inOrder,
  isShown,
  movedTo,
  notArranged,
  withShown,
} from '../../../src/engine/views/home/arrangement';

const blocks = ['a', 'b', 'c', 'd'].map((key) => ({ key }));
const keysOf = (order: readonly string[]) => inOrder(blocks, { order }).map(({ key }) => key);

test('blocks stand as they come until the user says otherwise', () => {
  expect(keysOf([])).toEqual(['a', 'b', 'c', 'd']);
  expect(keysOf(['d', 'c', 'b', 'a'])).toEqual(['d', 'c', 'b', 'a']);
});

test('one that came later stands behind the one that it follows by itself', () => {
  expect(keysOf(['c', 'b', 'd'])).toEqual(['a', 'c', 'b', 'd']);
  expect(keysOf(['d', 'a'])).toEqual(['d', 'a', 'b', 'c']);
});

test('what is stored twice, or of a block that is gone, is passed over', () => {
  expect(keysOf(['x', 'b', 'b', 'a'])).toEqual(['b', 'c', 'd', 'a']);
});

test('one is put in the place of another, from either side', () => {
  const keys = ['a', 'b', 'c', 'd'];
  expect(movedTo(keys, 'a', 'c')).toEqual(['b', 'c', 'a', 'd']);
  expect(movedTo(keys, 'd', 'b')).toEqual(['a', 'd', 'b', 'c']);
  expect(movedTo(keys, 'a', 'a')).toEqual(keys);
  expect(movedTo(keys, 'x', 'a')).toEqual(keys);
});

test('hidden and added are kept apart', () => {
  const usual = { key: 'a' };
  const extra = { key: 'z', isExtra: true };
  expect([isShown(usual, notArranged), isShown(extra, notArranged)]).toEqual([true, false]);
  const hidden = withShown(usual, false, notArranged);
  expect(hidden).toEqual({ hidden: ['a'], shown: [] });
  expect(withShown(usual, true, hidden)).toEqual({ hidden: [], shown: [] });
  const added = withShown(extra, true, hidden);
  expect(added).toEqual({ hidden: ['a'], shown: ['z'] });
  expect([isShown(usual, added), isShown(extra, added)]).toEqual([false, true]);
  expect(withShown(extra, false, added)).toEqual(hidden);
});
