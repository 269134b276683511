import { memo } from 'react';
import type { PeriodEntry } from '../period/period-source';
import type { EntryTexts } from '../period/use-entry-texts';
import type { Times } from '../period/entry-times';
import type { RowCells } from './schedule-cells';
import { ScheduleCell } from './schedule-cell';
import type { ScheduleRow } from './schedule-rows';
import type { TravelTexts } from './use-travel-texts';
import styles from './schedule.module.css';

export interface CellShared {
  textsOf: (entry: PeriodEntry) => EntryTexts;
  whenOf: (times: Times, day: string) => string;
  long: (day: string) => string;
  mayMove: (entry: PeriodEntry) => boolean;
  movingKeys: ReadonlySet<string>;
  /** Id of the element that says how entries are moved. */
  hint: string;
  travel: TravelTexts;
}

interface ScheduleRowLineProps extends CellShared {
  row: ScheduleRow;
  index: number;
  /** Distance from the top and height, in px. */
  start: number;
  size: number;
  days: readonly string[];
  /** Index of the first day in view; `to` of the last. */
  from: number;
  to: number;
  /** Places and widths of the days in px. */
  lefts: readonly number[];
  widths: readonly number[];
  cells: RowCells<PeriodEntry> | undefined;
  /** Day of the cell that is in the tab order; undefined: in another row. */
  activeDay: string | undefined;
  overDay: string | undefined;
  isCarrying: boolean;
}

/** Row of one person or machine, with its days in view. Drawn anew only when something in it changes. */
export const ScheduleRowLine = memo(function ScheduleRowLine(props: ScheduleRowLineProps) {
  const { row, index, start, size, days, from, to, lefts, widths, cells } = props;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={styles.row}
      style={{ transform: `translateY(${start}px)`, height: size }}
    >
      <span role="rowheader" aria-colindex={1} className={styles.label} title={row.label}>
        {row.label}
      </span>
      {days.slice(from, to + 1).map((day, offset) => (
        <ScheduleCell
          key={day}
          row={row}
          day={day}
          column={from + offset}
          left={lefts[from + offset] ?? 0}
          width={widths[from + offset] ?? 0}
          cell={cells?.get(day)}
          isActive={props.activeDay === day}
          isOver={props.overDay === day}
          isCarrying={props.isCarrying && props.activeDay === day}
          textsOf={props.textsOf}
          whenOf={props.whenOf}
          long={props.long}
          mayMove={props.mayMove}
          movingKeys={props.movingKeys}
          hint={props.hint}
          travel={props.travel}
        />
      ))}
    </div>
  );
});
