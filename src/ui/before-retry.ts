import { createContext } from 'react';

/** Longest wait in ms: a server that does not answer must not hold up the retry. */
const longest = 3000;

/** Refreshes what was read before a retry: that may be what the part broke at. */
export const RetryContext = createContext<() => Promise<unknown>>(() => Promise.resolve());

/** Prepares a retry and never fails: data that cannot be read anew in time are tried as they are. */
export async function beforeRetry(prepare: () => Promise<unknown>): Promise<void> {
  const inTime = new Promise<void>((resolve) => setTimeout(resolve, longest));
  await Promise.race([prepare().catch(() => undefined), inTime]);
}
