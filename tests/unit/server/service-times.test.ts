import { expect, test } from 'vitest';
import { happenedAt } from '../../../server/areas/service/act-on-task';

test('nothing happens after now', () => {
  const now = new Date();
  const told = new Date(now.getTime() + 3_600_000).toISOString();
  expect(happenedAt(told) <= happenedAt(null)).toBe(true);
  expect(happenedAt('2026-07-01T22:10:00Z')).toBe('2026-07-02T00:10');
});
