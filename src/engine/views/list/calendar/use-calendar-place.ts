import { useMemo, useRef, type RefObject } from 'react';
import { wantFocus } from '../../../../ui/focus';
import type { GridPosition } from '../../../data/lists/position';

interface Options {
  root: RefObject<HTMLElement | null>;
  /** Element that scrolls. */
  body: RefObject<HTMLElement | null>;
  position: GridPosition;
}

/** Brings the user back to the entry whose record was opened. */
export function useCalendarPlace({ root, body, position }: Options) {
  const isBack = useRef(!position.returned);
  return useMemo(
    () => ({
      /** Notes the entry for whose record the user leaves. */
      save: (entry: string) => {
        const { scrollTop: top = 0, scrollLeft: left = 0 } = body.current ?? {};
        position.save({
          topRow: 0,
          active: { row: 0, column: 0 },
          period: { entry, top, left },
        });
      },
      /** Goes back; does nothing until that entry is there, or once it has been. */
      restore: () => {
        const kept = position.period;
        if (isBack.current || !kept) return;
        const chip = root.current?.querySelector<HTMLElement>(
          `[data-entry="${CSS.escape(kept.entry)}"]`,
        );
        if (!chip || !body.current) return;
        isBack.current = true;
        body.current.scrollTo(kept.left, kept.top);
        wantFocus(() => chip.focus(), { whereLost: true });
      },
    }),
    [root, body, position],
  );
}
