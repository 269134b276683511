let prepare: () => Promise<unknown> = () => Promise.resolve();

/** A server that does not answer holds up nobody for longer, in ms. */
const longest = 3000;

/** Names what is done before a broken part of the page is drawn again: what it broke at may be what was read. */
export function onRetry(run: () => Promise<unknown>): void {
  prepare = run;
}

/** Never fails: what cannot be read anew, or not in time, is tried as it is. */
export async function beforeRetry(): Promise<void> {
  const inTime = new Promise<void>((resolve) => setTimeout(resolve, longest));
  await Promise.race([prepare().catch(() => undefined), inTime]);
}
