import { AsyncLocalStorage } from 'node:async_hooks';

const within = new AsyncLocalStorage<true>();

/** Runs a transaction, so that the functions it calls are known to hold rows and a connection. */
export function runTransaction<T>(run: () => Promise<T>): Promise<T> {
  return within.run(true, run);
}

/**
 * Throws in tests where long work, named by `what`, begins while a transaction holds rows and a connection. Elsewhere
 * it would only turn a slow call into a failed one.
 */
export function requireNoTransaction(what: string): void {
  if (process.env.NODE_ENV === 'test' && within.getStore()) {
    throw new Error(`${what} within a transaction: nobody should wait for rows that long`);
  }
}
