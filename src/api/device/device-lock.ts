import type * as Lock from './lock-up';
import { hasSealedTexts } from './own-texts';

/** Notes that a text of a user has been written: it has to be sealed when he leaves, or at once if he has left. */
export function noteOwnText(userId: number): void {
  void withLock((lock) => lock.noteOwnText(userId));
}

/** Locks up what the device keeps of everybody but `stays`; what cannot be sealed now is sealed the next time. */
export function lockUpDevice(stays?: number): Promise<void> {
  return withLock((lock) => lock.lockUp(stays));
}

/** Asks for the key that drafts are sealed with, while there is a session that may have it. */
export function prepareLockUp(): Promise<void> {
  return withLock((lock) => lock.prepareLockUp());
}

/** Makes legible what was sealed for the user who has logged in; if there is nothing, nothing is loaded. */
export async function unlockDevice(userId: number): Promise<void> {
  if (hasSealedTexts(userId)) await withLock((lock) => lock.unlock(userId));
}

/** Runs work with the lock, which users who only read never load. A browser that keeps nothing has nothing to lock. */
async function withLock(work: (lock: typeof Lock) => Promise<void> | void): Promise<void> {
  try {
    await work(await import('./lock-up'));
  } catch {
    // Nothing on the page depends on it.
  }
}
