import { expect, test } from 'vitest';
import { AuditLimit } from '../../../server/http/audit/audit-limit';

test('entries of one key are bounded, the last one of a minute says so, others go on', () => {
  const limit = new AuditLimit(() => 0);
  expect(['a', 'a', 'a', 'a'].map((key) => limit.judge(key, 3))).toEqual([
    'write',
    'write',
    'last',
    'leave out',
  ]);
  expect(limit.judge('b', 3)).toBe('write');
});

test('the next minute starts anew', () => {
  let now = 59_000;
  const limit = new AuditLimit(() => now);
  expect([limit.judge('a', 1), limit.judge('a', 1)]).toEqual(['last', 'leave out']);
  now = 60_000;
  expect(limit.judge('a', 1)).toBe('last');
});

test('however many keys there are, a minute has at most 1,000 entries', () => {
  const limit = new AuditLimit(() => 0);
  const verdicts = Array.from({ length: 1_200 }, (_, index) => limit.judge(`key ${index}`, 5));
  expect(verdicts.filter((verdict) => verdict !== 'leave out')).toHaveLength(1_000);
  expect(verdicts[999]).toBe('last');
});
