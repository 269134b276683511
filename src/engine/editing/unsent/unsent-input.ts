import { useSyncExternalStore } from 'react';
import { userState } from '../../../state/user-state';

/**
 * Input that somebody entered in a tab and has not sent, where it is no part of the record and must not be written down
 * as a draft: by the tab's address. It outlives the tab; leaving the record asks first.
 */
const inputs = userState<ReadonlyMap<string, unknown>>(() => new Map());

/** Returns the input of a tab (`path`). Undefined: nothing is entered. */
export function useUnsentInput<T>(path: string): [T | undefined, (input: T | undefined) => void] {
  const input = useSyncExternalStore(inputs.subscribe, () => inputs.get().get(path));
  return [input as T | undefined, (next) => keep(path, next)];
}

function keep(path: string, input: unknown): void {
  const before = inputs.get();
  if (input === before.get(path)) return;
  const next = new Map(before);
  if (input === undefined) next.delete(path);
  else next.set(path, input);
  inputs.set(next);
}

/** Tells whether a tab of this record has any. */
export function hasUnsentInput(recordPath: string): boolean {
  return tabsOf(recordPath).length > 0;
}

/** Drops the input that was discarded. */
export function dropUnsentInput(recordPath: string): void {
  for (const path of tabsOf(recordPath)) keep(path, undefined);
}

function tabsOf(recordPath: string): string[] {
  return [...inputs.get().keys()].filter((path) => path.startsWith(`${recordPath}/`));
}
