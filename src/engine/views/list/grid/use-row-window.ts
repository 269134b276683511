import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { RowWindow, type RowWindowModel } from '../rows/row-window';
import type { Rows } from '../../../data/lists/use-rows';

interface Options {
  grid: RefObject<HTMLElement | null>;
  body: RefObject<HTMLElement | null>;
  head: RefObject<HTMLElement | null>;
  foot: RefObject<HTMLElement | null>;
  model: Omit<RowWindowModel, 'rows'> & { rows: Rows };
  /** Tells whether the rows are enough; otherwise it is called again when there are more. */
  onFirstRows: (view: RowWindow) => boolean;
  onRest: () => void;
}

/**
 * Keeps a window on the rows that lives below React: it is told what has changed, and paints by itself while scrolling.
 */
export function useRowWindow(options: Options): RefObject<RowWindow | null> {
  const { grid, body, head, foot, model } = options;
  const view = useRef<RowWindow>(null);
  const hasRows = useRef(false);
  const latest = useRef(model);
  const onRest = useEffectEvent(() => options.onRest());
  const onFirstRows = useEffectEvent((of: RowWindow) => options.onFirstRows(of));

  useLayoutEffect(() => {
    if (!grid.current || !body.current) return;
    const made = new RowWindow(
      grid.current,
      body.current,
      () => head.current,
      () => foot.current,
      latest.current,
      () => onRest(),
    );
    view.current = made;
    return () => {
      onRest();
      made.destroy();
      view.current = null;
      hasRows.current = false;
    };
  }, [grid, body, head, foot]);

  const { subscribe } = model.rows;
  // Subscribes before the first update, so that rows at hand are painted by it.
  useLayoutEffect(() => {
    // Draws numbers first, through React; then the rows themselves, without it.
    return subscribe(() => view.current?.paint());
  }, [subscribe]);

  useLayoutEffect(() => {
    latest.current = model;
    view.current?.update(model);
    if (hasRows.current || model.rows.count === 0 || !view.current) return;
    hasRows.current = onFirstRows(view.current);
  });

  return view;
}
