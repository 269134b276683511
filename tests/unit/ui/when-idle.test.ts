// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from '../../../src/ui/when-idle';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

let isWaiting = false;
const reader = { isFetching: () => (isWaiting ? 1 : 0) };

test('what is only prepared waits its time', () => {
  const task = vi.fn();
  whenIdle(reader, task);
  vi.advanceTimersByTime(1400);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(task).toHaveBeenCalledOnce();
});

test('and for what is waited for, but not for ever', () => {
  isWaiting = true;
  const [task, other] = [vi.fn(), vi.fn()];
  whenIdle(reader, task);
  vi.advanceTimersByTime(5000);
  expect(task).not.toHaveBeenCalled();
  isWaiting = false;
  vi.advanceTimersByTime(200);
  expect(task).toHaveBeenCalledOnce();
  isWaiting = true;
  whenIdle(reader, other);
  vi.advanceTimersByTime(9000);
  expect(other).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(other).toHaveBeenCalledOnce();
});

test('and is called off at any time', () => {
  isWaiting = false;
  const [early, late] = [vi.fn(), vi.fn()];
  const stopEarly = whenIdle(reader, early);
  stopEarly();
  isWaiting = true;
  const stopLate = whenIdle(reader, late);
  vi.advanceTimersByTime(3000);
  stopLate();
  isWaiting = false;
  vi.advanceTimersByTime(3000);
  expect(early).not.toHaveBeenCalled();
  expect(late).not.toHaveBeenCalled();
});
