import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureText } from '../../../failure/failure-text';
import { noteFailure } from '../../../failure/notify-failure';
import { useFlow } from '../state/flow';

/** Pause in ms after the last keystroke before a text is stored; it is also stored when its field is left. */
const PAUSE_MS = 1200;

export type AnswerState = 'stored' | 'waiting' | 'sending' | 'failed';

export interface Answer {
  /** Value as the user wants it. */
  value: string | null;
  state: AnswerState;
  problem: string | undefined;
  /** Stores a value at once. */
  give: (value: string | null) => void;
  /** Stores a photo among the files at a path as the answer; rejects where it cannot be kept. */
  givePhoto: (path: string, photo: File) => Promise<void>;
  /** Stores a value after a pause. */
  write: (value: string | null) => void;
  /** Stores what waits, or what failed. */
  flush: () => void;
}

interface AnswerOf {
  /** Key in the query cache, where an answer is kept for as long as it is not stored. */
  draftKey: readonly unknown[];
  /** Value as it was read, with what waits on the device. */
  stored: string | null;
  store: (value: string | null) => Promise<unknown>;
  /** Stores a photo that waits on the device under that key, and whose id is known once it has been sent. */
  storeWaiting?: (key: string) => Promise<unknown>;
}

/**
 * Returns the answer of a question, which stores itself. What could not be stored stays, even when the card is left
 * meanwhile. Answers of one question are sent one after the other, the latest last.
 */
export function useAnswer({ draftKey: key, stored, store, storeWaiting }: AnswerOf): Answer {
  const client = useQueryClient();
  const { calls } = useFlow();
  const draftKey = useRef(key).current;
  const kept = client.getQueryData<{ value: string | null }>(draftKey);
  const [draft, setDraft] = useState(kept);
  const [state, setState] = useState<AnswerState>(kept ? 'waiting' : 'stored');
  const [problem, setProblem] = useState<string>();
  const wanted = useRef(kept);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSending = useRef(false);

  const keep = (next: { value: string | null } | undefined) => {
    wanted.current = next;
    if (next) client.setQueryData(draftKey, next);
    else client.removeQueries({ queryKey: draftKey, exact: true });
    setDraft(next);
  };
  const flush = async () => {
    clearTimeout(timer.current);
    const sent = wanted.current;
    if (!sent || isSending.current) return;
    isSending.current = true;
    setState('sending');
    setProblem(undefined);
    try {
      await store(sent.value);
      isSending.current = false;
      if (wanted.current !== sent) return void flush();
      keep(undefined);
      setState('stored');
    } catch (error) {
      isSending.current = false;
      noteFailure(error);
      setProblem(failureText(error));
      setState('failed');
    }
  };
  const latest = useRef(flush);
  useEffect(() => {
    latest.current = flush;
  });
  useEffect(() => () => void latest.current(), []);

  const write = (value: string | null) => {
    keep({ value });
    setState('waiting');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void latest.current(), PAUSE_MS);
  };
  const give = (value: string | null) => {
    write(value);
    void flush();
  };
  return {
    value: draft ? draft.value : stored,
    state,
    problem,
    write,
    give,
    givePhoto: async (path, photo) => {
      const sent = await calls.sendPhoto(path, photo);
      if ('id' in sent) give(String(sent.id));
      else await storeWaiting?.(sent.key);
    },
    flush: useCallback(() => void latest.current(), []),
  };
}
