import { AsyncLocalStorage } from 'node:async_hooks';

const within = new AsyncLocalStorage<true>();

/** Runs a transaction, so that what it calls is known to hold rows and a connection. */
export function runTransaction<T>(run: () => Promise<T>): Promise<T> {
  return within.run(true, run);
}

/**
 * Throws in tests where something that takes long is begun while a transaction holds rows and a connection; `what` says
 * what it is. Elsewhere it would only make a slow call a failed one.
 */
export function requireNoTransaction(what: string): void {
  if (process.env.NODE_ENV === 'test' && within.getStore()) {
    throw new Error(`${what} within a transaction: nobody should wait for rows that long`);
  }
}
