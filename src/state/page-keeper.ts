import { createStore } from './store';

/** Keeps all of the page on the device: resolves once it is, rejects where some of it is not. Nothing is to be kept until somebody says how. */
export const pageKeeper = createStore<() => Promise<void>>(() => Promise.resolve());
