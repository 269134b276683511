import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListSource, RowRequest } from '../../../src/engine/data/lists/list-source';
import { RowSource } from '../../../src/engine/data/lists/row-source';

const total = 100_000;

/** A list whose answers wait until they are let go. */
function slowList(length = total, bound = Infinity) {
  const asked: (RowRequest & { answer: () => void })[] = [];
  const source: ListSource = {
    key: ['things', 'ordered'],
    countKey: ['things'],
    read: (request) =>
      new Promise((resolve, reject) => {
        request.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        const rows = Array.from(
          { length: Math.min(request.limit, length - request.offset) },
          (_, row) => ({
            id: request.offset + row,
          }),
        );
        const isCapped = request.count === 'capped' && length > bound;
        const counted = isCapped ? bound : length;
        const answer = () =>
          resolve({ rows, total: request.count ? counted : undefined, isCapped });
        asked.push({ ...request, answer });
      }),
  };
  const offsets = () =>
    asked.filter(({ count, limit }) => !count && limit === 500).map(({ offset }) => offset);
  /** The first rows, and what is asked for once they are painted. */
  const answerAll = async () => {
    for (const { answer } of asked) answer();
    await vi.advanceTimersByTimeAsync(70);
    for (const { answer } of asked) answer();
    await vi.advanceTimersByTimeAsync(5);
  };
  return { source, asked, offsets, answerAll };
}

/** Twenty rows in the middle of a page. */
const at = (row: number) => ({ first: row, last: row + 20 });

describe('rows of a list', () => {
  let rows: RowSource;
  let stop = () => undefined as void;
  let list: ReturnType<typeof slowList>;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', globalThis);
    list = slowList();
    rows = new RowSource(new QueryClient(), list.source, 'Thing', 'de');
    stop = rows.subscribe(() => undefined);
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('come before their number is known', async () => {
    expect(rows.status()).toMatchObject({ isPending: true, count: 0, total: undefined });
    await vi.advanceTimersByTimeAsync(1);
    expect(list.asked.map(({ limit }) => limit)).toEqual([100]);
    list.asked[0]?.answer();
    await vi.advanceTimersByTimeAsync(5);
    expect(rows.status()).toMatchObject({ isPending: false, count: 100, total: undefined });
    expect(rows.rowAt(7)).toEqual({ id: 7 });
    // They are painted before anything else is asked for.
    expect(list.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(70);
    list.asked.find(({ limit }) => limit === 500)?.answer();
    await vi.advanceTimersByTimeAsync(5);
    expect(rows.status()).toMatchObject({ isPending: false, count: 500, total: undefined });
    expect(rows.rowAt(407)).toEqual({ id: 407 });
    await list.answerAll();
    expect(rows.status()).toMatchObject({ count: total, total });
  });

  it('are fetched two pages ahead on the way', async () => {
    await vi.advanceTimersByTimeAsync(1);
    await list.answerAll();
    rows.show(at(700), 1, false);
    await vi.advanceTimersByTimeAsync(1);
    expect(list.offsets()).toEqual([0, 500, 1000, 1500]);
  });

  it('are no longer fetched when they have left the view', async () => {
    await vi.advanceTimersByTimeAsync(1);
    await list.answerAll();
    rows.show(at(50_000), 0, false);
    await vi.advanceTimersByTimeAsync(1);
    const request = list.asked.find(({ offset }) => offset === 50_000);
    expect(request?.signal?.aborted).toBe(false);
    rows.show(at(0), 0, false);
    await vi.advanceTimersByTimeAsync(1);
    expect(request?.signal?.aborted).toBe(true);
  });

  it('are not fetched where a thumb only passes by', async () => {
    await vi.advanceTimersByTimeAsync(1);
    await list.answerAll();
    for (let row = 10_200; row <= 90_200; row += 10_000) {
      rows.show(at(row), 0, true);
      await vi.advanceTimersByTimeAsync(20);
    }
    await vi.advanceTimersByTimeAsync(100);
    // The first place at once, then only where it stays.
    expect(list.offsets()).toEqual([0, 10_000, 90_000]);
  });

  it('are asked for once, although whoever is told of rows asks for them again', async () => {
    stop();
    const again = () => rows.show(at(20_200), 0, false);
    stop = rows.subscribe(again);
    await vi.advanceTimersByTimeAsync(1);
    await list.answerAll();
    await vi.advanceTimersByTimeAsync(1);
    await list.answerAll();
    const offsets = list.offsets();
    expect(offsets.filter((offset) => offset === 20_000)).toHaveLength(1);
    expect(new Set(offsets.slice(1)).size).toBe(offsets.length - 1);
  });

  it('are forgotten but for a few pages', async () => {
    await vi.advanceTimersByTimeAsync(1);
    await list.answerAll();
    for (let row = 0; row < 50_000; row += 500) {
      rows.show(at(row + 200), 0, false);
      await vi.advanceTimersByTimeAsync(1);
      await list.answerAll();
    }
    rows.show(at(200), 0, false);
    expect(rows.rowAt(210)).toBeUndefined();
    rows.show(at(49_000), 0, false);
    expect(rows.rowAt(49_010)).toEqual({ id: 49_010 });
  });

  it('that are left and come back to again and again are kept', async () => {
    await vi.advanceTimersByTimeAsync(1);
    await list.answerAll();
    for (let time = 0; time < 15; time += 1) {
      for (const row of [1200, 20_200]) {
        rows.show(at(row), 0, false);
        expect(rows.rowAt(row), `time ${time}`).toEqual(time > 0 ? { id: row } : undefined);
        await vi.advanceTimersByTimeAsync(1);
        await list.answerAll();
      }
    }
  });

  it('of a list that ends within the first ones are all that is asked for', async () => {
    const short = slowList(7);
    const few = new RowSource(new QueryClient(), short.source, 'Thing', 'de');
    const end = few.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(1);
    await short.answerAll();
    expect(few.status()).toMatchObject({ isPending: false, count: 7, total: 7 });
    expect(short.asked).toHaveLength(1);
    end();
  });

  it('that are at hand already are there before anybody subscribes', async () => {
    const client = new QueryClient();
    const former = new RowSource(client, list.source, 'Thing', 'de');
    const end = former.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(1);
    await list.answerAll();
    end();
    const again = new RowSource(client, list.source, 'Thing', 'de');
    expect(again.status()).toMatchObject({ isPending: false, count: total, total });
  });

  describe('of which there are more than the server counts', () => {
    const all = 1_500_000;
    let many: ReturnType<typeof slowList>;
    let client: QueryClient;
    let source: RowSource;
    let end = () => undefined as void;
    const counts = () => many.asked.flatMap(({ count }) => (count ? [count] : []));
    const settle = async () => {
      await vi.advanceTimersByTimeAsync(1);
      await many.answerAll();
    };
    beforeEach(async () => {
      many = slowList(all, total);
      client = new QueryClient();
      source = new RowSource(client, many.source, 'Thing', 'de');
      end = source.subscribe(() => undefined);
      await settle();
    });
    afterEach(() => end());

    it('make room for those that are counted, and say that there are more', () => {
      expect(source.status()).toMatchObject({ total: undefined, count: total, isCapped: true });
      expect(counts()).toEqual(['capped']);
    });

    it('are not counted while nobody comes near the end of them', async () => {
      source.show(at(90_000), 1, false);
      await settle();
      expect(counts()).toEqual(['capped']);
    });

    it('are all counted for whoever comes near the end of them', async () => {
      source.show(at(99_500), 1, false);
      await vi.advanceTimersByTimeAsync(1);
      // Until they are, nothing is taken back.
      expect(source.status()).toMatchObject({ total: undefined, count: total, isCapped: true });
      await many.answerAll();
      expect(source.status()).toMatchObject({ total: all, count: all, isCapped: false });
      expect(counts()).toEqual(['capped', true]);
    });

    it('are all counted for whoever has to know, once', async () => {
      source.askTotal();
      source.askTotal();
      await settle();
      expect(source.status()).toMatchObject({ total: all, isCapped: false });
      source.askTotal();
      await settle();
      expect(counts()).toEqual(['capped', true]);
    });

    it('are all counted as soon as possible, if that is asked for before anything is known', async () => {
      end();
      const early = slowList(all, total);
      const asked = new RowSource(new QueryClient(), early.source, 'Thing', 'de');
      end = asked.subscribe(() => undefined);
      asked.askTotal();
      await vi.advanceTimersByTimeAsync(1);
      await early.answerAll();
      await early.answerAll();
      expect(asked.status()).toMatchObject({ total: all, isCapped: false });
    });

    it('are known to whoever comes back', async () => {
      source.askTotal();
      await settle();
      end();
      const again = new RowSource(client, many.source, 'Thing', 'de');
      expect(again.status()).toMatchObject({ total: all, count: all, isCapped: false });
      end = again.subscribe(() => undefined);
      await settle();
      expect(again.status()).toMatchObject({ total: all, count: all, isCapped: false });
    });
  });
});
