import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridColumn } from '../grid/grid-column';
import type { GridControl } from '../grid/data-grid';
import type { ListSource } from '../source/list-source';

interface Options {
  source: ListSource;
  columns: readonly GridColumn[];
  total: number;
  grid: RefObject<GridControl | null>;
}

export interface Finder {
  isOpen: boolean;
  /** Counts how often the bar was asked for: each time it takes the focus. */
  asked: number;
  text: string;
  setText: (text: string) => void;
  /** What has come of the search, to be said. */
  message: string;
  /** The next match from the active cell on, or the one before; opens the bar when there is nothing to find yet. */
  find: (step: 1 | -1) => void;
  close: () => void;
}

/** Search in a list's rows, also those that are not loaded: F3 and Shift+F3 (4-field-reality 4.1). */
export function useFinder({ source, columns, total, grid }: Options): Finder {
  const { t } = useTranslation('list');
  const [asked, setAsked] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  const running = useRef<AbortController>(undefined);
  /** Where a search that was paused goes on. */
  const resume = useRef<number>(undefined);
  useEffect(() => () => running.current?.abort(), [source]);

  const find = (step: 1 | -1) => {
    if (text.trim() === '' || !isOpen) {
      setOpen(true);
      setAsked((count) => count + 1);
      if (text.trim() === '') return;
    }
    void search(step);
  };

  const search = async (step: 1 | -1) => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    const { signal } = control;
    const active = grid.current?.active ?? { row: 0, column: 0 };
    const from =
      resume.current === undefined
        ? active
        : { row: resume.current, column: step > 0 ? -1 : columns.length };
    resume.current = undefined;
    try {
      const result =
        total === 0
          ? ({ none: true } as const)
          : await (
              await import('./find-match')
            ).findMatch({
              text,
              columns,
              from,
              step,
              total,
              read: async (offset, limit) =>
                (await source.read({ offset, limit, count: false, signal })).rows,
              signal,
              onProgress: (row) => setMessage(t('find.searching', { row: row + 1 })),
            });
      if ('found' in result) {
        setMessage(t('find.found', { row: result.found.row + 1 }));
        grid.current?.goTo(result.found);
      } else if ('pausedAt' in result) {
        resume.current = result.pausedAt;
        setMessage(t('find.paused', { row: result.pausedAt + 1 }));
      } else setMessage(t('find.none'));
    } catch {
      if (!signal.aborted) setMessage(t('find.failed'));
    }
  };

  const close = useCallback(() => {
    running.current?.abort();
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
      setMessage('');
      setText(next);
    },
    message,
    find,
    close,
  };
}
