import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../src/api/api-error';
import { isUncertain, runBulk, undoItem } from '../../../../src/engine/views/list/bulk/run-bulk';

const refused = (status?: number, retryAfter?: number) =>
  new ApiError({ operation: 'PATCH /x/{id}', status, retryAfter });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const options = (signal = new AbortController().signal) => ({ signal, onProgress: () => {} });

describe('bulk work', () => {
  it('does everything, at most four at a time', async () => {
    let running = 0;
    let most = 0;
    const told: number[] = [];
    const outcome = await runBulk(
      numbers(20),
      async (item) => {
        most = Math.max(most, (running += 1));
        await Promise.resolve();
        running -= 1;
        return item * 2;
      },
      { ...options(), onProgress: (tried) => told.push(tried) },
    );
    expect(most).toBe(4);
    expect(told).toEqual(numbers(20).map((index) => index + 1));
    expect(outcome.done.map(({ result }) => result).sort((a, b) => a - b)).toEqual(
      numbers(20).map((index) => index * 2),
    );
    expect(outcome.failed).toEqual([]);
    expect(outcome.left).toEqual([]);
  });

  it('collects failures, 412 among them, and goes on', async () => {
    const outcome = await runBulk(
      numbers(6),
      async (item) => {
        if (item === 2) throw refused(412);
        if (item === 4) throw refused(409);
      },
      options(),
    );
    expect(outcome.failed.map(({ item }) => item).sort()).toEqual([2, 4]);
    expect(outcome.done).toHaveLength(4);
  });

  it('waits as long as a 429 says and tries the same row again; nothing is lost or done twice', async () => {
    const waits: number[] = [];
    const did: number[] = [];
    let refusals = 3;
    const outcome = await runBulk(
      numbers(10),
      async (item) => {
        if (item === 5 && (refusals -= 1) >= 0) throw refused(429, 8);
        did.push(item);
      },
      {
        ...options(),
        wait: async (ms) => {
          waits.push(ms);
        },
      },
    );
    expect(waits).toEqual([9000, 9000, 9000]);
    expect(did.sort((a, b) => a - b)).toEqual(numbers(10));
    expect(outcome.failed).toEqual([]);
  });

  it('waits six seconds when a 429 does not say how long', async () => {
    const waits: number[] = [];
    let isFirst = true;
    await runBulk(
      [1],
      async () => {
        if (isFirst) {
          isFirst = false;
          throw refused(429);
        }
      },
      {
        ...options(),
        wait: async (ms) => {
          waits.push(ms);
        },
      },
    );
    expect(waits).toEqual([6000]);
  });

  it('begins nothing after it was stopped, and knows what became of what was on its way', async () => {
    const controller = new AbortController();
    const outcome = await runBulk(
      numbers(10),
      async (item) => {
        if (item === 1) controller.abort();
        await Promise.resolve();
      },
      options(controller.signal),
    );
    expect(outcome.done.length + outcome.left.length).toBe(10);
    expect(outcome.left).toContain(9);
    expect(outcome.done.length).toBeLessThanOrEqual(4);
  });

  it('does not wait for the server’s sake when it was stopped already', async () => {
    const controller = new AbortController();
    const outcome = await runBulk(
      numbers(3),
      async () => {
        controller.abort();
        throw refused(429, 60);
      },
      options(controller.signal),
    );
    expect(outcome.left).toHaveLength(3);
  });

  it('gives up when the session is over', async () => {
    const outcome = await runBulk(
      numbers(10),
      async () => {
        throw refused(401);
      },
      options(),
    );
    expect(outcome.failed).toHaveLength(4);
    expect(outcome.left).toHaveLength(6);
  });

  it('undoes on the version that the change made, with what was there before', () => {
    const item = {
      record: { id: 7, version: 3, ort: 'Ulm' },
      changes: { ort: 'Bonn', plz: '53111' },
      key: 'k',
    };
    expect(undoItem(item, { id: 7, version: 4, ort: 'Bonn' })).toEqual({
      record: { id: 7, version: 4, ort: 'Bonn' },
      changes: { ort: 'Ulm', plz: null },
      key: 'k',
    });
  });

  it('calls an outcome uncertain when no answer came or the server failed', () => {
    expect([undefined, 500, 503].map((status) => isUncertain(refused(status)))).toEqual([
      true,
      true,
      true,
    ]);
    expect([412, 409, 403, 422].some((status) => isUncertain(refused(status)))).toBe(false);
  });
});
