import { afterAll, vi } from 'vitest';
import { dropUserState } from '../../src/state/user-state';

// Files that share their modules leave nothing of what they have replaced, or held for a user, to the next.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
  dropUserState();
});
