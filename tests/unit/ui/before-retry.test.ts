import { afterEach, expect, test, vi } from 'vitest';
import { beforeRetry, onRetry } from '../../../src/ui/before-retry';

afterEach(() => {
  vi.useRealTimers();
  onRetry(() => Promise.resolve());
});

test('another try does not wait for a server that does not answer', async () => {
  vi.useFakeTimers();
  onRetry(() => new Promise(() => undefined));
  const tried = vi.fn();
  void beforeRetry().then(tried);
  await vi.advanceTimersByTimeAsync(2000);
  expect(tried).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(tried).toHaveBeenCalledOnce();
});
