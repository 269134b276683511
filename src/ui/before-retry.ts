import { createContext } from 'react';

/** A server that does not answer holds up nobody for longer, in ms. */
const longest = 3000;

/** What is done before a broken part of the page is drawn again: what it broke at may be what was read. */
export const RetryContext = createContext<() => Promise<unknown>>(() => Promise.resolve());

/** Never fails: what cannot be read anew, or not in time, is tried as it is. */
export async function beforeRetry(prepare: () => Promise<unknown>): Promise<void> {
  const inTime = new Promise<void>((resolve) => setTimeout(resolve, longest));
  await Promise.race([prepare().catch(() => undefined), inTime]);
}
