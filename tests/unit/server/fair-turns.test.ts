import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FairTurns } from '../../../server/http/limits/fair-turns';
import { NoTurn } from '../../../server/http/limits/turns';

describe('fair turns', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function queue() {
    const turns = new FairTurns(1000);
    const begun: string[] = [];
    const refused: string[] = [];
    let end = () => {};
    const ask = (name: string, subject: string) => {
      const gone = new AbortController();
      turns
        .take(subject, () => gone.signal)
        .then(
          (done) => {
            begun.push(name);
            end = done;
          },
          (error: unknown) => {
            expect(error).toBeInstanceOf(NoTurn);
            refused.push(name);
          },
        );
      return gone;
    };
    const next = async () => {
      end();
      await vi.advanceTimersByTimeAsync(0);
    };
    return { ask, next, begun, refused };
  }

  test('come one at a time, in order', async () => {
    const { ask, next, begun } = queue();
    for (const name of ['a', 'b', 'c']) ask(name, 'user 1');
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a']);
    await next();
    await next();
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  test('of one who asks for many keep the others waiting for one of them', async () => {
    const { ask, next, begun } = queue();
    for (const name of ['a1', 'a2', 'a3', 'a4']) ask(name, 'user 1');
    ask('b1', 'user 2');
    ask('b2', 'user 2');
    await vi.advanceTimersByTimeAsync(0);
    await next();
    expect(begun).toEqual(['a1', 'b1']);
    // Somebody who has not had a turn yet comes before both.
    ask('c1', 'user 3');
    for (let turn = 0; turn < 5; turn++) await next();
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'].slice(0, 7));
  });

  test('are given up by who leaves, and by who has waited for too long', async () => {
    const { ask, next, begun, refused } = queue();
    ask('a', 'user 1');
    const b = ask('b', 'user 1');
    ask('c', 'user 1');
    b.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(refused).toEqual(['b']);
    await next();
    ask('d', 'user 1');
    await vi.advanceTimersByTimeAsync(1000);
    expect(refused).toEqual(['b', 'd']);
    await next();
    ask('e', 'user 1');
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a', 'c', 'e']);
  });

  test('are not begun by who has left already', async () => {
    const turns = new FairTurns(1000);
    await turns.take('user 1', () => AbortSignal.abort());
    const late = turns.take('user 1', () => AbortSignal.abort());
    await expect(late).rejects.toBeInstanceOf(NoTurn);
  });

  const severalAtOnce = (capacity: number) => {
    const turns = new FairTurns(1000, capacity);
    const begun: string[] = [];
    const take = (subject: string) =>
      turns
        .take(subject, () => new AbortController().signal)
        .then((end) => {
          begun.push(subject);
          return end;
        });
    return { take, begun };
  };

  test('of several at once go to whom has the fewest under way', async () => {
    const { take, begun } = severalAtOnce(4);
    const [first] = await Promise.all(['a', 'a', 'b', 'b'].map(take));
    const rest = ['a', 'c', 'c'].map(take);
    first?.();
    (await rest[1])?.();
    await rest[2];
    expect(begun).toEqual(['a', 'a', 'b', 'b', 'c', 'c']);
  });

  test('are never all of one who asks for many, also while nobody else waits', async () => {
    const { take, begun } = severalAtOnce(4);
    const [first, , third] = ['a', 'a', 'a'].map(take);
    await take('b');
    expect(begun).toEqual(['a', 'a', 'b']);
    (await first)?.();
    await third;
    expect(begun).toEqual(['a', 'a', 'b', 'a']);
  });
});
