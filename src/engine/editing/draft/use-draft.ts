import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useEngine } from '../../application/context';
import type { RecordSession } from '../session/record-session';
import type { Draft } from './draft';
import { draftStore } from './draft-store';
import { RecordDraft } from './record-draft';

export function useDraft(
  recordPath: string,
  record: RecordSession,
): [Draft | undefined, RecordDraft] {
  const { me } = useEngine();
  const [draft] = useState(() => new RecordDraft(draftStore(me.id, recordPath), record));
  useLayoutEffect(() => {
    const end = draft.follow();
    window.addEventListener('pagehide', draft.keep);
    document.addEventListener('visibilitychange', draft.keep);
    return () => {
      window.removeEventListener('pagehide', draft.keep);
      document.removeEventListener('visibilitychange', draft.keep);
      // A layout effect ends while the form can still hand up what it holds.
      end();
    };
  }, [draft]);
  return [useSyncExternalStore(draft.subscribe, draft.get), draft];
}
