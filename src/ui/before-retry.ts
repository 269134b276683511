import { createContext } from 'react';

/** In ms: a server that does not answer must not hold up the retry. */
const longest = 3000;

/** What was read may be what the part broke at. */
export const RetryContext = createContext<() => Promise<unknown>>(() => Promise.resolve());

/** Never fails: what cannot be read anew in time is tried as it is. */
export async function beforeRetry(prepare: () => Promise<unknown>): Promise<void> {
  const inTime = new Promise<void>((resolve) => setTimeout(resolve, longest));
  await Promise.race([prepare().catch(() => undefined), inTime]);
}
