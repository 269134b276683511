let prepare: () => Promise<unknown> = () => Promise.resolve();

/** Names what is done before a broken part of the page is drawn again: what it broke at may be what was read. */
export function onRetry(run: () => Promise<unknown>): void {
  prepare = run;
}

/** Never fails: what cannot be read anew is tried as it is. */
export async function beforeRetry(): Promise<void> {
  await prepare().catch(() => undefined);
}
