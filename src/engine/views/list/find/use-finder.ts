import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { holdKeys } from '../../../../ui/hold-keys';
import type { GridControl } from '../rows/grid-column';
import type { SearchedList } from './search-list';

export interface Finder {
  isOpen: boolean;
  /** Number of times the bar was asked for: each time it takes the focus. */
  asked: number;
  text: string;
  setText: (text: string) => void;
  message: string;
  /** Searches from the active cell on; opens the bar when there is nothing to find yet. */
  find: (step: 1 | -1) => void;
  close: () => void;
}

/** Searches also rows not loaded or in closed groups: F3 (4-field-reality 4.1). `listNow`: undefined while unknown. */
export function useFinder(
  listNow: () => SearchedList | undefined,
  { source, grid }: { source: unknown; grid: RefObject<GridControl | null> },
): Finder {
  const { t } = useTranslation('list');
  const [asked, setAsked] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  const running = useRef<AbortController>(undefined);
  const resume = useRef<number>(undefined);
  /** Search that was asked for before the list was known. */
  const waiting = useRef<1 | -1>(undefined);
  useEffect(
    () => () => {
      running.current?.abort();
      resume.current = undefined;
    },
    [source],
  );

  const find = (step: 1 | -1) => {
    if (text.trim() === '' || !isOpen) {
      // Keeps what is typed before the bar is there.
      if (!isOpen) holdKeys();
      setOpen(true);
      setAsked((count) => count + 1);
      if (text.trim() === '') return;
    }
    void search(step);
  };

  const search = async (step: 1 | -1) => {
    running.current?.abort();
    const list = listNow();
    waiting.current = list ? undefined : step;
    if (!list) {
      setMessage(t('loadingRow'));
      return;
    }
    const { signal } = (running.current = new AbortController());
    const active = grid.current?.active ?? { row: 0, column: 0 };
    const asked = { text, step, active, resume: resume.current, signal, t, say: setMessage };
    resume.current = undefined;
    try {
      const { searchList } = await import('./search-list');
      const { message: found, cell, pausedAt } = await searchList(list, asked);
      resume.current = pausedAt;
      setMessage(found);
      if (cell) grid.current?.goTo(cell);
    } catch {
      if (!signal.aborted) setMessage(t('find.failed'));
    }
  };

  useEffect(() => {
    if (waiting.current !== undefined && listNow()) void search(waiting.current);
  });

  const close = useCallback(() => {
    running.current?.abort();
    waiting.current = undefined;
    setOpen(false);
    setMessage('');
    if (grid.current) grid.current.goTo(grid.current.active);
  }, [grid]);

  return {
    isOpen,
    asked,
    text,
    setText: (next) => {
      resume.current = undefined;
      waiting.current = undefined;
      setMessage('');
      setText(next);
    },
    message,
    find,
    close,
  };
}
