import { useMemo, useSyncExternalStore } from 'react';
import { noteOwnText } from '../../api/device/device-lock';
import type { Store } from '../../state/store';
import { userState } from '../../state/user-state';

/** Call that is going on and will be written down. */
export interface RunningCall {
  /** Path of the new record in which the call is written down, without its query. */
  path: string;
  /** Query of that path, without the values known only once the call ends. */
  query: string;
  /** Parameter of that query for the minutes that it took. */
  minutes: string;
  /** Number as it was shown. */
  number: string;
  /** Title of the record the call is with; '' if not known. */
  title: string;
  /** Start of the call, in ms. */
  since: number;
}

/** Longest duration that the contract allows, in minutes; no working day holds more. */
const MOST_MINUTES = 1440;

/** Counts the minutes that a call has taken, rounded up; at least one. */
export function callMinutes({ since }: Pick<RunningCall, 'since'>, now: number): number {
  return Math.min(MOST_MINUTES, Math.max(1, Math.ceil((now - since) / 60_000)));
}

/** Counts the whole seconds that a call has lasted; 0 if a clock was set back. */
export function callSeconds({ since }: Pick<RunningCall, 'since'>, now: number): number {
  return Math.max(0, Math.floor((now - since) / 1000));
}

/** Returns the address of the form in which a call that ends now is written down. */
export function callAddress(call: RunningCall, now: number): string {
  const query = new URLSearchParams(call.query);
  query.set(call.minutes, String(callMinutes(call, now)));
  return `${call.path}?${query.toString()}`;
}

/** Tells whether an address is that of the form for this call. */
export function isWrittenAt(
  { path, query }: RunningCall,
  at: { pathname: string; search: string },
): boolean {
  const given = new URLSearchParams(at.search);
  const begun = [...new URLSearchParams(query)];
  return at.pathname === path && begun.every(([name, value]) => given.get(name) === value);
}

/** Reads a stored call; undefined for anything else, such as what an older version stored. */
export function readCall(text: string | null): RunningCall | undefined {
  if (text === null) return undefined;
  try {
    const { path, query, minutes, number, title, since } = (JSON.parse(text) ?? {}) as RunningCall;
    const texts = [path, query, minutes, number, title];
    if (!texts.every((one) => typeof one === 'string') || typeof since !== 'number')
      return undefined;
    return path.startsWith('/') ? { path, query, minutes, number, title, since } : undefined;
  } catch {
    return undefined;
  }
}

/** Store of a user's call on this device: the same in every tab, still there after a reload. */
export function callStore(userId: number): Store<RunningCall | undefined> {
  const key = `kontor.call.${userId}`;
  const listeners = new Set<() => void>();
  let stored: string | null | undefined;
  let call: RunningCall | undefined;
  const get = () => {
    const text = readStored(key);
    if (text !== stored) [stored, call] = [text, readCall(text)];
    return call;
  };
  const set = (next: RunningCall | undefined) => {
    writeStored(key, next && JSON.stringify(next));
    if (next) noteOwnText(userId);
    listeners.forEach((tell) => tell());
  };
  return {
    get,
    set,
    update: (change) => set(change(get())),
    subscribe: (listener) => {
      listeners.add(listener);
      addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', listener);
      };
    },
  };
}

/** Returns the call of a user and the functions that begin and end it. */
export function useRunningCall(userId: number) {
  const store = useMemo(() => callStore(userId), [userId]);
  return [useSyncExternalStore(store.subscribe, store.get), store] as const;
}

/** Calls by key where nothing can be stored: they last as long as the page. */
const unstored = userState(() => new Map<string, string>());

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unstored.get().get(key) ?? null;
  } catch {
    return unstored.get().get(key) ?? null;
  }
}

function writeStored(key: string, text: string | undefined): void {
  unstored.get().delete(key);
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== undefined) unstored.get().set(key, text);
  }
}
