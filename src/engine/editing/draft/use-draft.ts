import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useEngine } from '../../application/context';
import type { AnyRecord } from '../../define/definition';
import type { RecordSession } from '../session/use-record-session';
import { draftOf, restoredFrom, type Draft } from './draft';
import { draftStore } from './draft-store';

/** Typing goes on meanwhile; a page that closes writes at once. */
const PAUSE_MS = 400;

export interface OfferedDraft {
  /** What an earlier visit left and nobody has restored or discarded yet. */
  draft: Draft | undefined;
  restore: (record: AnyRecord) => void;
  discard: () => void;
}

/**
 * Keeps the input of an edit session on this device until it is saved or discarded, and offers what
 * an earlier visit left: it survives reload, crash, the end of the login and a new version of the page.
 */
export function useDraft(recordPath: string, record: RecordSession): OfferedDraft {
  const { me } = useEngine();
  const store = useMemo(() => draftStore(me.id, recordPath), [me.id, recordPath]);
  const [offered, setOffered] = useState(store.read);
  const { session } = record;
  const isReading = session.state === 'reading';
  /** Whether what is stored is of this session, not of an earlier visit. */
  const isOwn = useRef(false);

  const sync = useRef(() => {});
  useLayoutEffect(() => {
    sync.current = () => {
      const input = record.input();
      if (!input && !isOwn.current) return;
      isOwn.current = input !== undefined;
      const draft = input && draftOf(input.base, input.values, new Date());
      if (draft) store.write({ ...draft, ...(offered && { older: offered }) });
      else if (offered) store.write(offered);
      else store.remove();
    };
  });

  useEffect(() => {
    if (isReading) {
      sync.current();
      return;
    }
    isOwn.current = true;
    const timer = setTimeout(() => sync.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [session, isReading, offered]);

  useLayoutEffect(() => {
    const now = () => sync.current();
    window.addEventListener('pagehide', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      window.removeEventListener('pagehide', now);
      document.removeEventListener('visibilitychange', now);
      // The end of a layout effect comes while the form can still hand up what it holds.
      now();
    };
  }, []);

  return {
    draft: offered,
    restore: (current) => {
      if (!offered) return;
      if (isReading) {
        const { base, values } = restoredFrom(offered, current);
        record.edit(base, values);
      } else record.change(offered.changes);
      setOffered(offered.older);
    },
    discard: () => {
      isOwn.current = true;
      setOffered(offered?.older);
    },
  };
}
