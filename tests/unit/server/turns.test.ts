import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NoTurn, Turns } from '../../../server/http/limits/turns';

describe('turns', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** What is under way, by name; `end` ends one, `gone` is who asked for it leaving. */
  function room(capacity = 4, places = 10) {
    const turns = new Turns({ capacity, places, patience: 1000 });
    const ends = new Map<string, () => void>();
    const refused: string[] = [];
    const ask = (name: string, weight: number, subject = 'user 1') => {
      const gone = new AbortController();
      turns
        .take(subject, weight, () => gone.signal)
        .then(
          (end) => ends.set(name, end),
          (error: unknown) => {
            expect(error).toBeInstanceOf(NoTurn);
            refused.push(name);
          },
        );
      return gone;
    };
    const running = async () => {
      await vi.advanceTimersByTimeAsync(0);
      return [...ends.keys()];
    };
    const end = (name: string) => {
      ends.get(name)?.();
      ends.delete(name);
    };
    return { ask, running, end, refused };
  }

  test('are as many as there is room for; the next ones wait in their order', async () => {
    const { ask, running, end } = room();
    ask('a', 2);
    ask('b', 2);
    ask('c', 3);
    ask('d', 1);
    expect(await running()).toEqual(['a', 'b']);
    end('a');
    // «d» would fit, but «c» was there before.
    expect(await running()).toEqual(['b']);
    end('b');
    expect(await running()).toEqual(['c', 'd']);
  });

  test('of others are no concern', async () => {
    const { ask, running } = room();
    ask('a', 4);
    ask('b', 1);
    ask('c', 4, 'user 2');
    expect(await running()).toEqual(['a', 'c']);
  });

  test('nothing is too heavy to have its turn', async () => {
    const { ask, running, end } = room();
    ask('a', 9);
    ask('b', 1);
    expect(await running()).toEqual(['a']);
    end('a');
    expect(await running()).toEqual(['b']);
  });

  test('whoever has waited for too long has none, and holds nobody up', async () => {
    const { ask, running, refused, end } = room();
    ask('a', 3);
    ask('b', 4);
    await vi.advanceTimersByTimeAsync(999);
    ask('c', 1);
    expect(await running()).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(1);
    expect(refused).toEqual(['b']);
    expect(await running()).toEqual(['a', 'c']);
    end('a');
    end('c');
    ask('d', 4);
    expect(await running()).toEqual(['d']);
  });

  test('whoever leaves gives the place up', async () => {
    const { ask, running, refused, end } = room();
    ask('a', 4);
    const gone = ask('b', 4);
    ask('c', 4);
    expect(await running()).toEqual(['a']);
    gone.abort();
    end('a');
    expect(await running()).toEqual(['c']);
    expect(refused).toEqual(['b']);
  });

  test('only whoever has to wait is asked how to know that he has left', async () => {
    const turns = new Turns({ capacity: 1, places: 1, patience: 1000 });
    const leaving = vi.fn(() => AbortSignal.abort());
    const end = await turns.take('user 1', 1, leaving);
    expect(leaving).not.toHaveBeenCalled();
    await expect(turns.take('user 1', 1, leaving)).rejects.toBeInstanceOf(NoTurn);
    expect(leaving).toHaveBeenCalledTimes(1);
    // Who has left already takes no place.
    end();
    await expect(turns.take('user 1', 1, leaving)).resolves.toBeInstanceOf(Function);
  });

  test('there are only so many places to wait', async () => {
    const { ask, running, refused } = room(1, 2);
    for (const name of ['a', 'b', 'c', 'd']) ask(name, 1);
    expect(await running()).toEqual(['a']);
    expect(refused).toEqual(['d']);
  });

  test('ending twice ends once', async () => {
    const turns = new Turns({ capacity: 1, places: 1, patience: 1000 });
    const signal = () => new AbortController().signal;
    const end = await turns.take('user 1', 1, signal);
    end();
    const second = await turns.take('user 1', 1, signal);
    end();
    let third = false;
    void turns.take('user 1', 1, signal).then(() => (third = true));
    await vi.advanceTimersByTimeAsync(0);
    expect(third).toBe(false);
    second();
    await vi.advanceTimersByTimeAsync(0);
    expect(third).toBe(true);
  });
});
