import { describe, expect, test } from 'vitest';
import type { Problem } from '../../../server/http/errors/problem';
import { RateLimiter } from '../../../server/http/limits/rate-limiter';
import { subjectOf } from '../../../server/http/limits/subject';

const limits = { readsPerMinute: 60, writesPerMinute: 30, burst: 5 };

function limiterAt(clock: { ms: number }) {
  const limiter = new RateLimiter(limits, () => clock.ms);
  const wait = (ip: string, method: string, id?: number): number => {
    try {
      limiter.count(subjectOf(id === undefined ? undefined : { id }, ip), method);
      return 0;
    } catch (error) {
      return Number((error as Problem).headers['retry-after']);
    }
  };
  return { limiter, wait };
}

describe('limits', () => {
  test('a burst is free, then the pace counts', () => {
    const clock = { ms: 0 };
    const { wait } = limiterAt(clock);
    const user = () => wait('192.0.2.1', 'GET', 7);
    expect(Array.from({ length: 7 }, user)).toEqual([0, 0, 0, 0, 0, 1, 1]);
    clock.ms = 2000; // two calls drained; refused ones did not count
    expect(Array.from({ length: 3 }, user)).toEqual([0, 0, 1]);
    clock.ms = 600_000;
    expect(Array.from({ length: 6 }, user)).toEqual([0, 0, 0, 0, 0, 1]);
  });

  test('reads, writes, users and addresses are counted apart', () => {
    const { wait } = limiterAt({ ms: 0 });
    const fill = (ip: string, method: string, id?: number) => {
      for (let call = 0; call < 5; call++) expect(wait(ip, method, id)).toBe(0);
    };
    fill('192.0.2.1', 'GET', 1);
    fill('192.0.2.1', 'POST', 1);
    fill('192.0.2.1', 'GET', 2);
    fill('192.0.2.1', 'GET');
    fill('192.0.2.2', 'HEAD');
    expect(wait('192.0.2.9', 'PATCH', 1)).toBe(2);
    expect(wait('192.0.2.9', 'OPTIONS', 2)).toBe(1);
    expect(wait('192.0.2.1', 'GET')).toBe(1);
    expect(wait('192.0.2.3', 'GET')).toBe(0);
  });

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['2001:db8::1', '2001:db8:0:1::1', false],
    ['::1', '::2', true],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
  ])('%s and %s are one subscriber: %s', (one, other, same) => {
    const { wait } = limiterAt({ ms: 0 });
    for (let call = 0; call < 5; call++) wait(one, 'GET');
    expect(wait(other, 'GET') > 0).toBe(same);
  });

  test('what other processes counted is learned', () => {
    const clock = { ms: 0 };
    const { limiter, wait } = limiterAt(clock);
    wait('', 'GET', 1);
    wait('', 'GET', 1);
    wait('', 'POST', 1);
    expect(limiter.takePending()).toEqual([
      { subject: 'user 1', kind: 'read', count: 2 },
      { subject: 'user 1', kind: 'write', count: 1 },
    ]);
    wait('', 'GET', 1); // while the sum is on its way
    limiter.learn('user 1', 'read', 4);
    expect(wait('', 'GET', 1)).toBe(1);
    expect(limiter.takePending()).toEqual([{ subject: 'user 1', kind: 'read', count: 1 }]);
  });

  test('forgets whom it has not heard of for long', () => {
    const clock = { ms: 0 };
    const { limiter, wait } = limiterAt(clock);
    for (let id = 0; id < 1000; id++) wait('', 'GET', id);
    limiter.takePending();
    clock.ms = 60_000;
    limiter.takePending();
    expect(Reflect.get(limiter, 'buckets')).toHaveProperty('size', 0);
  });
});
