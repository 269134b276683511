import { expect, test } from 'vitest';
import { BodyRoom } from '../../../server/http/bodies/body-room';

test('bodies on their way are bounded by subject and together, and give their room back', () => {
  const room = new BodyRoom({ ofOne: 10, ofAll: 15 });
  const first = room.begin('one');
  const second = room.begin('one');
  first.add(6);
  second.add(4);
  expect(() => second.add(1)).toThrow();
  const other = room.begin('two');
  other.add(5);
  // It has room left, all together have not.
  expect(() => other.add(1)).toThrow();
  first.end();
  second.end();
  other.add(5);
  other.end();
  room.begin('three').add(10);
});
