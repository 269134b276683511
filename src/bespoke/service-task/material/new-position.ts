import type { Entry, EntryReference } from '../../../engine/outbox/entry';
import { createdUnder, firstKeyOf } from '../../../engine/outbox/machine';

/** Returns the id of a position that waits on the device: negative, as no server has given it one. */
export const idOfNew = ({ seq }: Pick<Entry, 'seq'>): number => -seq;

export const isNewPosition = (id: number): boolean => id < 0;

/** Returns how a call refers to a position: its id, and the call that creates it where it waits. */
export function pathOf(
  id: number,
  entries: readonly Entry[],
): { id: number; refers?: readonly EntryReference[] } {
  const creating = isNewPosition(id) && entries.find((entry) => idOfNew(entry) === id);
  if (!creating) return { id };
  // It may have been sent while a dialog was open.
  if (creating.createdId !== undefined) return { id: Number(creating.createdId) };
  return { id, refers: [{ at: [], param: 'id', key: firstKeyOf(creating) }] };
}

/**
 * Returns the ids of the position that a call is about: the one that the server has given it, and the one under which
 * it waited, for as long as its row has not been read.
 */
export function positionsOf({ params, refers = [] }: Entry, entries: readonly Entry[]): number[] {
  const creating = refers.find(({ param }) => param === 'id');
  const created = creating && createdUnder(creating.key, entries);
  return [...(created === undefined ? [] : [Number(created)]), Number(params.id)];
}
