import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error';
import { withRetryAfter, pause } from '../../../src/api/retry-after';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const busy = new ApiError({ operation: 'GET /x', status: 429, retryAfter: 3 });

test('a pause ends with its time, or with the signal and its reason', async () => {
  const ended = vi.fn();
  void pause(1000).then(ended);
  await vi.advanceTimersByTimeAsync(999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalled();

  const abort = new AbortController();
  const waiting = pause(1000, abort.signal);
  abort.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  await expect(pause(1000, abort.signal)).rejects.toThrow('left');
  expect(vi.getTimerCount()).toBe(0);
});

test('a signal that comes after the pause means nothing to it', async () => {
  const abort = new AbortController();
  const waiting = pause(1000, abort.signal);
  await vi.advanceTimersByTimeAsync(1000);
  abort.abort();
  await expect(waiting).resolves.toBeUndefined();
});

test('what the server has no time for is done a second after the time it asks for', async () => {
  const waits: number[] = [];
  const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(busy).mockResolvedValue('done');
  const wait = async (ms: number) => void waits.push(ms);
  expect(await withRetryAfter(work, undefined, wait)).toBe('done');
  expect(waits).toEqual([4000]);
});

test('any other failure is told, and nothing is begun that is not wanted any more', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('broken'));
  await expect(withRetryAfter(work)).rejects.toThrow('broken');
  expect(work).toHaveBeenCalledTimes(1);

  const abort = new AbortController();
  const repeated = vi.fn<() => Promise<string>>().mockRejectedValue(busy);
  const doing = withRetryAfter(repeated, abort.signal);
  await vi.advanceTimersByTimeAsync(1000);
  abort.abort(new Error('left'));
  await expect(doing).rejects.toThrow('left');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(repeated).toHaveBeenCalledTimes(1);
  await expect(withRetryAfter(repeated, abort.signal)).rejects.toThrow('left');
  expect(repeated).toHaveBeenCalledTimes(1);
});
