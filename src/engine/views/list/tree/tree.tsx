import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AnyRecord } from '../../../../api/dialect';
import { failureText } from '../../../../failure/failure-text';
import { Button } from '../../../../ui/button';
import { isFocusLost, wantFocus } from '../../../../ui/focus';
import { useIsPhone } from '../../../../ui/phone';
import { useNamedKeys } from '../../../../ui/commands/use-commands';
import { useGridPosition } from '../../../data/lists/position';
import type { RowId } from '../../../data/lists/selection';
import type { TreeDefinition } from '../../../define/definition';
import { useScreenLabels } from '../../../labels/use-screen-labels';
import { recordPath } from '../../../screens/record-path';
import { usePresentation } from '../../values/use-presentation';
import type { DisplayProps } from '../displays/display-props';
import { foldedBeside, treeStep } from './tree-lines';
import { TreeRow } from './tree-row';
import { useTree } from './use-tree';
import styles from './tree.module.css';

/** List as a tree: its records below those that they are a part of, read as they are unfolded. */
export function Tree(props: DisplayProps) {
  const { tree } = props.place.definition;
  return tree ? <TreeOf {...props} tree={tree} /> : null;
}

const rowHeight = { desk: 36, phone: 62 };

function TreeOf({ tree, ...props }: DisplayProps & { tree: TreeDefinition }) {
  const { place, label, columns, control } = props;
  const { t } = useTranslation(['list', 'board']);
  const labels = useScreenLabels();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isPhone = useIsPhone();
  const present = usePresentation(place);
  const { lines, open, change, top, retryBelow } = useTree(props, tree);
  const box = useRef<HTMLDivElement>(null);
  const position = useGridPosition(pathname + search);
  // Holds on to the line itself: others may come above it.
  const [held, hold] = useState<string>();
  const heldRow = held === undefined ? -1 : lines.findIndex((line) => keyOf(line) === held);
  const active = heldRow < 0 ? Math.min(position.active.row, lines.length - 1) : heldRow;
  const hasFocus = useRef(false);
  const height = isPhone ? rowHeight.phone : rowHeight.desk;
  // Leaves out the title, which stands first, and the parent, which the tree shows.
  const told = useMemo(
    () =>
      columns.filter(
        ({ field }) => !place.title.includes(field.name) && field.name !== tree.parent,
      ),
    [columns, place, tree],
  );
  const view = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    overscan: 8,
    // Always draws the active line: it has the focus, or takes it from Tab.
    rangeExtractor: (range) => {
      const rows = new Set(defaultRangeExtractor(range));
      if (active >= 0) rows.add(active);
      return [...rows].sort((a, b) => a - b);
    },
    scrollPaddingStart: isPhone ? 0 : rowHeight.desk,
    initialOffset: position.topRow * height,
    initialRect: { width: 900, height: 700 },
  });
  useEffect(() => view.measure(), [view, height]);

  const last = view.range?.endIndex ?? 0;
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = top;
  useEffect(() => {
    const isNear = last >= lines.length - 20;
    if (isNear && hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [last, lines.length, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);

  const activate = (row: number) => {
    const topRow = Math.max(0, (view.scrollOffset ?? 0) / height);
    position.save({ topRow, active: { row, column: 0 } });
    position.active = { row, column: 0 };
    const line = lines[row];
    hold(line && keyOf(line));
  };
  const focusLine = (row: number) => {
    activate(row);
    view.scrollToIndex(row, { align: 'auto' });
    wantFocus(() => box.current?.querySelector<HTMLElement>(`[data-line="${row}"]`)?.focus());
  };
  // Keeps the focused line in its place when lines come above it; one that is replaced hands the focus on.
  useLayoutEffect(() => {
    const moved = active - position.active.row;
    if (active < 0 || !hasFocus.current) return;
    if (moved !== 0) {
      if (heldRow >= 0) box.current?.scrollBy({ top: moved * height, behavior: 'instant' });
      activate(active);
    }
    if (isFocusLost()) focusedIn(box.current);
  });
  const fold = (record: AnyRecord) => {
    const next = new Set(open);
    const id = record.id as RowId;
    if (!next.delete(id)) next.add(id);
    change(next);
  };
  const hrefOf = (record: AnyRecord) => recordPath(place.path, record.id);
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target !== event.currentTarget)
      return;
    const line = lines[at];
    if (event.key === '*') {
      change(new Set([...open, ...foldedBeside(lines, at)]));
    } else if (event.shiftKey) {
      return;
    } else if (event.key === 'Enter') {
      if (line?.kind === 'record') void navigate(hrefOf(line.record));
      else if (line?.parent) retryBelow(line.parent.id as RowId);
    } else {
      const step = treeStep(lines, at, event.key);
      if (!step) return;
      if ('to' in step) focusLine(step.to);
      else fold(step.fold);
    }
    event.preventDefault();
  };
  useImperativeHandle(control, () => ({
    active: { row: Math.max(0, active), column: 0 },
    cellOf: () => undefined,
    goTo: () => lines.length > 0 && focusLine(Math.max(0, active)),
  }));
  useEffect(() => {
    if (position.returned) wantFocus(() => focusedIn(box.current), { whereLost: true });
    // Once, when the user has come back.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useNamedKeys(t('board:tree.keys.group'), [
    ['↑ ↓ Home End', t('board:tree.keys.arrows')],
    ['→', t('board:tree.keys.unfold')],
    ['←', t('board:tree.keys.fold')],
    ['*', t('board:tree.keys.siblings')],
    ['Enter', t('board:tree.keys.open')],
  ]);

  const tracks = ['minmax(320px, 2fr)', ...told.map(({ width }) => `minmax(${width}px, 1fr)`)];
  const width = told.reduce((sum, column) => sum + column.width, 320);
  const style = isPhone
    ? undefined
    : { ['--tracks' as string]: tracks.join(' '), ['--width' as string]: `${width}px` };
  return (
    <div
      ref={box}
      className={styles.tree}
      data-phone={isPhone || undefined}
      style={{ ...style, ['--row' as string]: `${height}px` } as CSSProperties}
      onScroll={() => activate(active)}
      onFocus={() => (hasFocus.current = true)}
      onBlur={() => (hasFocus.current = false)}
    >
      <div
        role="treegrid"
        aria-label={label}
        aria-rowcount={hasNextPage ? -1 : lines.length + (isPhone ? 0 : 1)}
        aria-colcount={isPhone ? 1 : told.length + 1}
        aria-busy={top.isPending || undefined}
      >
        {!isPhone && (
          <div role="row" aria-rowindex={1} className={styles.head}>
            <span role="columnheader" className={styles.first}>
              {labels.one(place.definition)}
            </span>
            {told.map((column) => (
              <span
                key={column.field.name}
                role="columnheader"
                data-align={column.align}
                title={column.label}
              >
                {column.heading}
              </span>
            ))}
          </div>
        )}
        <div role="rowgroup" className={styles.rows} style={{ height: view.getTotalSize() }}>
          {view.getVirtualItems().map(({ index, start }) => {
            const line = lines[index];
            return (
              line && (
                <TreeRow
                  key={keyOf(line)}
                  {...{ line, index, place, isPhone, present }}
                  columns={told}
                  isActive={index === Math.max(0, active)}
                  style={{ transform: `translateY(${start}px)` }}
                  onFold={fold}
                  onRetry={retryBelow}
                  onFocus={() => (index !== active || heldRow < 0) && activate(index)}
                  onKeyDown={(event) => onKeyDown(event, index)}
                />
              )
            );
          })}
        </div>
      </div>
      {isFetchNextPageError && (
        <div role="alert" className={styles.failed}>
          <p>{failureText(top.error)}</p>
          <Button onClick={() => void fetchNextPage()}>{t('list:retry')}</Button>
        </div>
      )}
    </div>
  );
}

function keyOf(line: ReturnType<typeof useTree>['lines'][number]): string {
  return line.kind === 'record' ? String(line.record.id) : `below ${String(line.parent?.id)}`;
}

function focusedIn(box: HTMLElement | null): void {
  box?.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus();
}
