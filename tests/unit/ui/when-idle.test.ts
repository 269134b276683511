import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareAfter, whenIdle } from '../../../src/ui/when-idle';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  prepareAfter(() => false);
});

test('what is only prepared waits its time', () => {
  const task = vi.fn();
  whenIdle(task);
  vi.advanceTimersByTime(1400);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(task).toHaveBeenCalledOnce();
});

test('and for what is waited for, but not for ever', () => {
  let isWaiting = true;
  prepareAfter(() => isWaiting);
  const [task, other] = [vi.fn(), vi.fn()];
  whenIdle(task);
  vi.advanceTimersByTime(5000);
  expect(task).not.toHaveBeenCalled();
  isWaiting = false;
  vi.advanceTimersByTime(200);
  expect(task).toHaveBeenCalledOnce();
  isWaiting = true;
  whenIdle(other);
  vi.advanceTimersByTime(9000);
  expect(other).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(other).toHaveBeenCalledOnce();
});

test('and is called off at any time', () => {
  let isWaiting = false;
  prepareAfter(() => isWaiting);
  const [early, late] = [vi.fn(), vi.fn()];
  const stopEarly = whenIdle(early);
  stopEarly();
  isWaiting = true;
  const stopLate = whenIdle(late);
  vi.advanceTimersByTime(3000);
  stopLate();
  isWaiting = false;
  vi.advanceTimersByTime(3000);
  expect(early).not.toHaveBeenCalled();
  expect(late).not.toHaveBeenCalled();
});
