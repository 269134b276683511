import { afterEach, expect, test, vi } from 'vitest';
import { beforeRetry } from '../../../src/ui/before-retry';

afterEach(() => {
  vi.useRealTimers();
});

test('another try does not wait for a server that does not answer', async () => {
  vi.useFakeTimers();
  const tried = vi.fn();
  void beforeRetry(() => new Promise(() => undefined)).then(tried);
  await vi.advanceTimersByTimeAsync(2000);
  expect(tried).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(tried).toHaveBeenCalledOnce();
});
