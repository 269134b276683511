import { noteOwnText } from '../../../api/device/device-lock';
import { parseDraft, type Draft } from './draft';

/**
 * Store of a user's drafts on this device: synchronous (`localStorage`), so a crash loses none; kept across logouts,
 * sealed.
 */
export interface DraftStore {
  read: () => Draft | undefined;
  write: (draft: Draft) => void;
  remove: () => void;
}

/** Opens the store. Without storage (private windows, full disk) there is no draft, and nothing fails. */
export function draftStore(userId: number, recordPath: string): DraftStore {
  const key = `kontor.draft.${userId}.${recordPath}`;
  const quietly = <T>(run: () => T): T | undefined => {
    try {
      return run();
    } catch {
      return undefined;
    }
  };
  return {
    read: () => quietly(() => parseDraft(localStorage.getItem(key))),
    write: (draft) => {
      quietly(() => localStorage.setItem(key, JSON.stringify(draft)));
      noteOwnText(userId);
    },
    remove: () => quietly(() => localStorage.removeItem(key)),
  };
}
