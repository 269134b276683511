import { userState } from '../../state/user-state';

/** Rows of a list over which this device speaks without a network. */
export interface AtHand {
  known: number;
  /** Number of all rows of the list, as the server last said it. */
  total: number | undefined;
}

/** Lists, by path, that were last answered from the records of this device. */
export const rowsAtHand = userState<ReadonlyMap<string, AtHand>>(() => new Map());

/** Notes over which rows a list has spoken. */
export function noteAtHand(path: string, now: AtHand): void {
  const before = rowsAtHand.get().get(path);
  if (before?.known === now.known && before.total === now.total) return;
  rowsAtHand.update((all) => new Map(all).set(path, now));
}

/** Fills the values in at their places in a list's path. */
export const filledPath = (
  path: string,
  params: Readonly<Record<string, string | number>> = {},
): string => path.replace(/\{([^}]+)\}/g, (_, name: string) => String(params[name]));
