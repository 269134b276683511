import { afterAll, vi } from 'vitest';

// Files that share their modules leave nothing of what they have replaced to the next.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
