import { useSyncExternalStore } from 'react';
import { Listeners } from './listeners';

/** Value that can be read outside React, and listened to. */
export interface Readable<T> {
  get: () => T;
  /** Calls back whenever it has changed; returns a function that stops that. */
  subscribe: (listener: () => void) => () => void;
}

/** Value that parts of the page share. */
export interface Store<T> extends Readable<T> {
  set: (next: T) => void;
  update: (change: (value: T) => T) => void;
}

/** Creates a store with its first value. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Listeners();
  const set = (next: T) => {
    if (Object.is(next, value)) return;
    value = next;
    listeners.tell();
  };
  return {
    get: () => value,
    subscribe: listeners.add,
    set,
    update: (change) => set(change(value)),
  };
}

/**
 * Returns the value of a store, or what `select` takes from it, which must not be a new object each time: drawn anew
 * when that has changed.
 */
export function useStore<T>(store: Readable<T>): T;
export function useStore<T, S>(store: Readable<T>, select: (value: T) => S): S;
export function useStore<T>(store: Readable<T>, select?: (value: T) => unknown): unknown {
  return useSyncExternalStore(store.subscribe, () => (select ? select(store.get()) : store.get()));
}
