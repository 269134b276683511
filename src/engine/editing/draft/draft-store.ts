import { parseDraft, type Draft } from './draft';

/**
 * Drafts of one user on this device, by the record's address. Kept synchronously (`localStorage`), so
 * that the last keystroke before a crash or a closed tab is there; never removed by a logout.
 */
export interface DraftStore {
  read: () => Draft | undefined;
  write: (draft: Draft) => void;
  remove: () => void;
}

/** The place of one record's draft. Without storage (private windows, full disk) there is none, and nothing fails. */
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
    write: (draft) => quietly(() => localStorage.setItem(key, JSON.stringify(draft))),
    remove: () => quietly(() => localStorage.removeItem(key)),
  };
}
