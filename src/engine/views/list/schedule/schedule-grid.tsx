import { useVirtualizer } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useState,
  type Ref,
  type RefObject,
} from 'react';
import { today } from '../../../../../schemas/rules/today';
import { useIsPhone } from '../../../../ui/phone';
import { isWeekend } from '../period/days';
import type { PeriodEntry } from '../period/period-source';
import { useDayTexts } from '../period/use-day-texts';
import { useWhenText, type EntryTexts } from '../period/use-entry-texts';
import { readCellName, type CellAt } from './cell-name';
import { columnWidths, isUsed, rowHeight, type RowCells } from './schedule-cells';
import { ScheduleRowLine } from './schedule-row';
import type { ScheduleRow } from './schedule-rows';
import type { Carried } from './use-schedule-keys';
import type { TravelTexts } from './use-travel-texts';
import styles from './schedule.module.css';

export interface GridHandle {
  /** Brings a cell into view, so that it is in the document. */
  show: (cell: CellAt) => void;
}

interface ScheduleGridProps {
  label: string;
  days: readonly string[];
  rows: readonly ScheduleRow[];
  cells: ReadonlyMap<string, RowCells<PeriodEntry>>;
  textsOf: (entry: PeriodEntry) => EntryTexts;
  mayMove: (entry: PeriodEntry) => boolean;
  movingKeys: ReadonlySet<string>;
  hint: string;
  travel: TravelTexts;
  carried: Carried | undefined;
  /** Name of what the rows are. */
  rowName: string;
  active: CellAt | undefined;
  /** Name of the cell under a card that is being dragged. */
  over: string | undefined;
  /** Element that scrolls. */
  body: RefObject<HTMLDivElement | null>;
  handle: Ref<GridHandle>;
  isPending: boolean;
}

/** Heights in px. */
const sizes = { least: 56, head: 24, entry: 43, under: 23 };
const headPx = 40;

/** Grid of rows by days; only cells in view are in the document. */
export function ScheduleGrid(props: ScheduleGridProps) {
  const { label, days, rows, cells, body, active, over, handle } = props;
  const isPhone = useIsPhone();
  const { long, weekday } = useDayTexts();
  const whenOf = useWhenText();
  const labelWidth = isPhone ? 104 : 172;
  const [width, setWidth] = useState(1200);
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    setWidth(element.clientWidth);
    return () => observer.disconnect();
  }, [body]);
  const widths = useMemo(
    () => columnWidths(days, (day) => isWeekend(day) && !isUsed(cells, day), width - labelWidth),
    [days, cells, width, labelWidth],
  );
  const heights = useMemo(
    () => rows.map(({ key }) => rowHeight(cells.get(key), sizes)),
    [rows, cells],
  );
  // Reads the scroll position before rows are drawn: after them, that would have the page laid out at once.
  const across = useVirtualizer({
    count: days.length,
    horizontal: true,
    getScrollElement: () => body.current,
    estimateSize: (index) => widths[index] ?? 0,
    overscan: 2,
    scrollPaddingEnd: labelWidth,
    initialRect: { width: 1200, height: 700 },
  });
  const down = useVirtualizer({
    count: rows.length,
    getScrollElement: () => body.current,
    estimateSize: (index) => heights[index] ?? sizes.least,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 3,
    scrollPaddingEnd: headPx,
    initialRect: { width: 1200, height: 700 },
  });
  useEffect(() => down.measure(), [down, heights]);
  useEffect(() => across.measure(), [across, widths]);
  useImperativeHandle(
    handle,
    () => ({
      show: ({ row, day }) => {
        down.scrollToIndex(rows.findIndex(({ key }) => key === row));
        across.scrollToIndex(days.indexOf(day));
      },
    }),
    [down, across, rows, days],
  );
  // Shows today, where it is among the days.
  const now = today();
  const toToday = useCallback(() => {
    const at = days.indexOf(now);
    if (at > 0) across.scrollToIndex(at);
  }, [across, days, now]);
  useEffect(toToday, [toToday]);

  const shownDays = across.getVirtualItems();
  const [from, to] = [shownDays[0]?.index ?? 0, shownDays.at(-1)?.index ?? 0];
  const tabbed = active ?? { row: rows[0]?.key ?? '', day: days.includes(now) ? now : days[0] };
  const overCell = over ? readCellName(over) : undefined;
  const lefts = useMemo(() => {
    let left = labelWidth;
    return widths.map((one) => (left += one) - one);
  }, [widths, labelWidth]);
  const total = labelWidth + across.getTotalSize();
  return (
    <div
      ref={body}
      className={styles.scroll}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={days.length + 1}
      aria-busy={props.isPending || undefined}
      style={{ ['--label' as string]: `${labelWidth}px` }}
    >
      <div role="row" aria-rowindex={1} className={styles.heads} style={{ width: total }}>
        <span role="columnheader" aria-colindex={1} className={styles.corner}>
          {props.rowName}
        </span>
        {shownDays.map(({ index, start, size }) => {
          const day = days[index] ?? '';
          return (
            <span
              key={day}
              role="columnheader"
              aria-colindex={index + 2}
              aria-label={long(day)}
              className={styles.dayHead}
              data-today={day === now || undefined}
              data-weekend={isWeekend(day) || undefined}
              style={{ left: labelWidth + start, width: size }}
            >
              <span className={styles.weekday}>{weekday(day)}</span> {day.slice(8)}.
              {day.slice(5, 7)}.
            </span>
          );
        })}
      </div>
      <div
        role="rowgroup"
        className={styles.rows}
        style={{ height: down.getTotalSize(), width: total }}
      >
        {down.getVirtualItems().map(({ index, start, size }) => {
          const row = rows[index];
          return (
            row && (
              <ScheduleRowLine
                key={row.key}
                {...{ row, index, start, size, days, from, to, lefts, widths, long, whenOf }}
                cells={cells.get(row.key)}
                textsOf={props.textsOf}
                mayMove={props.mayMove}
                movingKeys={props.movingKeys}
                hint={props.hint}
                travel={props.travel}
                activeDay={tabbed.row === row.key ? tabbed.day : undefined}
                overDay={overCell?.row === row.key ? overCell.day : undefined}
                isCarrying={props.carried !== undefined && tabbed.row === row.key}
              />
            )
          );
        })}
      </div>
    </div>
  );
}
