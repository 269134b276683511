import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../failure/failure-text';
import { noteFailure } from '../../failure/notify-failure';
import { paths, type Question } from './task';
import { taskKey } from './task-queries';
import { useTask } from './use-task';

/** A text is stored so long after the last keystroke, and when its field is left. */
const PAUSE_MS = 1200;

export type AnswerState = 'stored' | 'waiting' | 'sending' | 'failed';

export interface Answer {
  /** As the user wants it. */
  value: string | null;
  state: AnswerState;
  problem: string | undefined;
  /** Stores it at once. */
  give: (value: string | null) => void;
  /** Stores a photo as the answer; rejects where it cannot be kept. */
  givePhoto: (photo: File) => Promise<void>;
  /** Stores it after a pause. */
  write: (value: string | null) => void;
  /** Stores what waits, or what failed. */
  flush: () => void;
}

/**
 * The answer of a question, stored by itself. What could not be stored stays, also when the card is left meanwhile. Answers of
 * one question are sent one after the other, the latest last.
 */
export function useAnswer({ id, wert }: Question): Answer {
  const { t } = useTranslation('serviceTask');
  const client = useQueryClient();
  const { task, calls } = useTask();
  const draftKey = useRef([...taskKey(task.id), 'draft', id]).current;
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
      await calls.send(`PUT ${paths.checklist}`, {
        action: t('steps.answer'),
        body: [{ id, wert: sent.value }],
      });
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
  const answerNow = (value: string | null) => {
    write(value);
    void flush();
  };
  return {
    value: draft ? draft.value : wert,
    state,
    problem,
    write,
    give: answerNow,
    givePhoto: async (photo) => {
      const stored = await calls.sendPhoto(photo, t('steps.photo'));
      if ('id' in stored) return answerNow(String(stored.id));
      // Its id is known once it has been sent, right before this.
      await calls.send(`PUT ${paths.checklist}`, {
        action: t('steps.answer'),
        body: [{ id, wert: null }],
        refers: [{ at: [0, 'wert'], key: stored.key, isText: true }],
      });
    },
    flush: useCallback(() => void latest.current(), []),
  };
}
