import { IconBeach, IconCar } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../../../../schemas/rules/format-duration';
import { isWeekend } from '../period/days';
import { EntryChip } from '../period/entry-chip';
import type { PeriodEntry } from '../period/period-source';
import { cellName } from './cell-name';
import { mostInCell, waysBetween, type Cell } from './schedule-cells';
import type { CellShared } from './schedule-row';
import type { ScheduleRow } from './schedule-rows';
import styles from './schedule.module.css';

interface ScheduleCellProps extends CellShared {
  row: ScheduleRow;
  day: string;
  column: number;
  /** Place and width in px. */
  left: number;
  width: number;
  cell: Cell<PeriodEntry> | undefined;
  isActive: boolean;
  isOver: boolean;
  isCarrying: boolean;
}

/** Cell of one row and day: how much there is, who is away, and the entries with the ways between them. */
export const ScheduleCell = memo(function ScheduleCell(props: ScheduleCellProps) {
  const { row, day, column, left, cell, isActive, textsOf, whenOf, travel } = props;
  const { t } = useTranslation(['schedule', 'calendar']);
  const { entries = [], under = [], minutes = 0 } = cell ?? {};
  const sum =
    entries.length > 0 ? t('sum', { count: entries.length, hours: formatDuration(minutes) }) : '';
  const lies = under.map((entry) => `${textsOf(entry).title}, ${whenOf(entry, day)}`);
  const said = [sum || t('empty'), ...lies].join('; ');
  const ways = waysBetween(entries, ({ record }) => travel.placeOf(record));
  const shown = entries.slice(0, mostInCell);
  return (
    <div
      role="gridcell"
      aria-colindex={column + 2}
      className={styles.cell}
      style={{ left, width: props.width }}
      tabIndex={isActive ? 0 : -1}
      data-cell={cellName({ row: row.key, day })}
      data-zone={cellName({ row: row.key, day })}
      data-over={props.isOver || undefined}
      data-target={props.isCarrying || undefined}
      data-weekend={isWeekend(day) || undefined}
      data-away={under.length > 0 || undefined}
    >
      <span className="visually-hidden">{`${row.label}, ${props.long(day)}: ${said}`}</span>
      {sum && (
        <span className={styles.sum} aria-hidden>
          {sum}
        </span>
      )}
      {under.slice(0, 2).map((entry) => (
        <button
          key={entry.key}
          type="button"
          className={styles.under}
          data-entry={entry.key}
          data-of={day}
          aria-haspopup="dialog"
          aria-label={`${whenOf(entry, day)}, ${textsOf(entry).title}`}
          tabIndex={isActive ? 0 : -1}
        >
          <IconBeach size={14} stroke={1.5} aria-hidden />
          {textsOf(entry).title}
        </button>
      ))}
      {shown.map((entry, index) => {
        const gap = ways[index];
        const way = travel.wayOf(entry.record);
        const second =
          way ??
          (gap === undefined ? travel.placeOf(entry.record) : travel.gapOf(entry.record, gap));
        return (
          <EntryChip
            key={entry.key}
            entry={entry}
            texts={textsOf(entry)}
            when={entry.begin.startsWith(day) ? entry.begin.slice(11) : '…'}
            spokenWhen={whenOf(entry, day)}
            day={day}
            isActive={isActive}
            isMovable={props.mayMove(entry)}
            isMoving={props.movingKeys.has(entry.key)}
            hint={props.hint}
            second={second}
            Icon={way !== undefined || gap !== undefined ? IconCar : undefined}
            className={styles.chip}
          />
        );
      })}
      {entries.length > shown.length && (
        <span className={styles.more}>
          {t('calendar:more', { count: entries.length - shown.length })}
        </span>
      )}
    </div>
  );
});
