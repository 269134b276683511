import { describe, expect, test } from 'vitest';
import { releaseAfter, releaseAll, releaseOnError } from '../../../../server/db/release';

const fails = (error: Error) => () => Promise.reject(error);

describe('what was used is released', () => {
  test('after work that was done, and what goes wrong then is thrown', async () => {
    let released = 0;
    const release = async () => void released++;
    expect(await releaseAfter(async () => 1, release)).toBe(1);
    expect(await releaseOnError(async () => 1, release)).toBe(1);
    expect(released).toBe(1);
    const later = new Error('later');
    await expect(releaseAfter(async () => 1, fails(later))).rejects.toBe(later);
  });

  test('after work that failed, whose error stays the one that is thrown', async () => {
    const [first, inner, later] = ['first', 'inner', 'later'].map((text) => new Error(text)) as [
      Error,
      Error,
      Error,
    ];
    first.cause = inner;
    await expect(releaseAfter(fails(first), fails(later))).rejects.toBe(first);
    expect(inner.cause).toBe(later);
    // The same one again makes no circle.
    await expect(releaseOnError(fails(first), fails(later))).rejects.toBe(first);
    await expect(releaseOnError(fails(later), fails(first))).rejects.toBe(later);
    expect(later.cause).toBeUndefined();
  });

  test('all of it, the last one first, whatever fails', async () => {
    const order: number[] = [];
    const [third, second] = [new Error('third'), new Error('second')];
    const one = (number: number, error?: Error) => async () => {
      order.push(number);
      if (error) throw error;
    };
    const releases = [one(1), one(2, second), one(3, third)];
    await expect(releaseAll(releases)).rejects.toBe(third);
    expect(order).toEqual([3, 2, 1]);
    expect(third.cause).toBe(second);
    await releaseAll(releases);
    expect(order).toHaveLength(3);
  });
});
