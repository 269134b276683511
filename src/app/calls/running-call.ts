import { useMemo, useSyncExternalStore } from 'react';
import { noteOwnText } from '../../api/device/device-lock';
import type { Store } from '../../state/store';
import { userState } from '../../state/user-state';

/** A call that is going on and will be written down. */
export interface RunningCall {
  /** Where it is written down: the path of a new record, without its query. */
  path: string;
  /** What that begins with, without what only the end of the call tells. */
  query: string;
  /** Parameter of that query for the minutes that it took. */
  minutes: string;
  /** As it was shown. */
  number: string;
  /** Whom it is with: the title of the record; '' where that is not known. */
  title: string;
  /** Since when, in ms. */
  since: number;
}

/** More fit no working day (the contract's most minutes of a duration). */
const MOST_MINUTES = 1440;

/** Whole minutes that a call has taken, begun ones counted; one at least. */
export function callMinutes({ since }: Pick<RunningCall, 'since'>, now: number): number {
  return Math.min(MOST_MINUTES, Math.max(1, Math.ceil((now - since) / 60_000)));
}

/** Whole seconds that it has lasted; none where a clock was set back. */
export function callSeconds({ since }: Pick<RunningCall, 'since'>, now: number): number {
  return Math.max(0, Math.floor((now - since) / 1000));
}

/** The address of the form in which a call that ends now is written down. */
export function callAddress(call: RunningCall, now: number): string {
  const query = new URLSearchParams(call.query);
  query.set(call.minutes, String(callMinutes(call, now)));
  return `${call.path}?${query.toString()}`;
}

/** Whether an address is that of the form for this call. */
export function isWrittenAt(
  { path, query }: RunningCall,
  at: { pathname: string; search: string },
): boolean {
  const given = new URLSearchParams(at.search);
  const begun = [...new URLSearchParams(query)];
  return at.pathname === path && begun.every(([name, value]) => given.get(name) === value);
}

/** What was stored as a call; undefined for anything else, as an older version may have stored. */
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

/** The call of a user on this device: the same in every tab, still there after a reload. */
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

/** The call of a user, and how it is begun and ended. */
export function useRunningCall(userId: number) {
  const store = useMemo(() => callStore(userId), [userId]);
  return [useSyncExternalStore(store.subscribe, store.get), store] as const;
}

/** Where nothing can be stored a call lasts as long as the page. */
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
