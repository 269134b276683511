import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { wantFocus } from '../../../../ui/focus';
import { keys } from '../../../../ui/commands/keys';
import { isKey } from '../../../../ui/commands/pressed-key';
import type { AnyRecord } from '../../../define/definition';
import type { PeriodEntry } from '../period/period-source';
import type { PeriodControl } from '../period/use-period';
import { cellName, readCellName, type CellAt } from './cell-name';
import type { GridHandle } from './schedule-grid';
import type { ScheduleRow } from './schedule-rows';

/** Entry or order picked up by keys, until it is dropped into a cell. */
export type Carried = { entry: PeriodEntry } | { order: AnyRecord };

interface Options {
  root: RefObject<HTMLElement | null>;
  grid: RefObject<GridHandle | null>;
  control: PeriodControl;
  rows: readonly ScheduleRow[];
  entryAt: (element: Element | null) => PeriodEntry | undefined;
  mayMove: (entry: PeriodEntry) => boolean;
  placeAt: (entry: PeriodEntry, cell: CellAt) => void;
  edit: (entry: PeriodEntry) => void;
  create: (cell: CellAt) => void;
  carried: Carried | undefined;
  carry: (what: Carried | undefined) => void;
  drop: (cell: CellAt) => void;
  titleOf: (what: Carried) => string;
  say: (text: string) => void;
}

const arrows: Readonly<Record<string, readonly [rows: number, days: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Handles keys: arrows go from cell to cell, Enter into one; Space picks up what has the focus, and drops it into the
 * cell that has it then.
 */
export function useScheduleKeys({ root, grid, control, rows, ...options }: Options) {
  const { entryAt, placeAt, edit, create, carried, carry, drop, titleOf, say } = options;
  const { t } = useTranslation(['schedule', 'calendar']);
  const { period, showDay, step, today } = control;
  const { days } = period;
  const [noted, activate] = useState<CellAt>();
  const isThere = noted && days.includes(noted.day) && rows.some(({ key }) => key === noted.row);
  const active = isThere ? noted : undefined;

  const focusCell = (cell: CellAt) => {
    activate(cell);
    grid.current?.show(cell);
    wantFocus(() =>
      root.current
        ?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cellName(cell))}"]`)
        ?.focus(),
    );
  };
  const beside = ({ row, day }: CellAt, [down, across]: readonly [number, number]): CellAt => {
    const at = rows.findIndex(({ key }) => key === row) + down;
    const on = days.indexOf(day) + across;
    return {
      row: rows[Math.max(0, Math.min(rows.length - 1, at))]?.key ?? row,
      day: days[Math.max(0, Math.min(days.length - 1, on))] ?? day,
    };
  };
  const firstCell = (): CellAt => ({
    row: rows[1]?.key ?? rows[0]?.key ?? '',
    day: days.find((day) => day >= today) ?? days[0] ?? '',
  });
  const pickUp = (what: Carried) => {
    if ('entry' in what && (!what.entry.source.isMain || !options.mayMove(what.entry)))
      return say(t('calendar:mayNot', { title: titleOf(what) }));
    carry(what);
    say(t('carried', { title: titleOf(what) }));
    focusCell(active ?? firstCell());
  };
  const cancel = (cell: CellAt) => {
    if (!carried) return;
    carry(undefined);
    say(t('put', { title: titleOf(carried) }));
    const selector =
      'entry' in carried
        ? `[data-entry="${CSS.escape(carried.entry.key)}"]`
        : `[data-order="${CSS.escape(String(carried.order.id))}"]`;
    const before = root.current?.querySelector<HTMLElement>(selector);
    if (before) before.focus();
    else focusCell(cell);
  };
  const toPeriod = (cell: CellAt, key: string): boolean => {
    if (key.toLowerCase() === 't') showDay(today);
    else if (key === 'PageUp' || key === 'PageDown') step(key === 'PageUp' ? -1 : 1);
    else return false;
    // Waits for the cell: its row stays; the day comes with the period.
    wantFocus(
      () =>
        root.current
          ?.querySelector<HTMLElement>(`[data-cell^="${CSS.escape(cell.row)} "][tabindex="0"]`)
          ?.focus(),
      { whereLost: true },
    );
    return true;
  };

  const onChip = (event: KeyboardEvent, chip: HTMLElement, entry: PeriodEntry): boolean => {
    const { key, altKey } = event;
    const at = chip.closest<HTMLElement>('[data-cell]');
    const cell = readCellName(at?.dataset.cell ?? '');
    if (!at || !cell) return false;
    const arrow = arrows[key];
    if (altKey) {
      if (arrow) placeAt(entry, beside(cell, arrow));
      return arrow !== undefined;
    }
    if (isKey(event, keys.edit)) edit(entry);
    else if (key === ' ') pickUp({ entry });
    else if (key === 'Escape') at.focus();
    else if (arrow?.[0] === 0) focusCell(beside(cell, arrow));
    else if (arrow) {
      const chips = [...at.querySelectorAll<HTMLElement>('[data-entry]')];
      const next = chips[chips.indexOf(chip) + arrow[0]];
      (next ?? at).focus();
    } else return toPeriod(cell, key);
    return true;
  };
  const onCell = (event: KeyboardEvent, element: HTMLElement, cell: CellAt): boolean => {
    const { key, altKey } = event;
    if (altKey) return false;
    const arrow = arrows[key];
    if (arrow) focusCell(beside(cell, arrow));
    else if (key === 'Home') focusCell({ ...cell, day: days[0] ?? cell.day });
    else if (key === 'End') focusCell({ ...cell, day: days.at(-1) ?? cell.day });
    else if (carried && (key === ' ' || key === 'Enter')) drop(cell);
    else if (carried && key === 'Escape') cancel(cell);
    else if (key === 'Enter') element.querySelector<HTMLElement>('[data-entry]')?.focus();
    else if (key.toLowerCase() === 'n') create(cell);
    else return toPeriod(cell, key);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const chip = target.closest<HTMLElement>('[data-entry]');
    const element = target.closest<HTMLElement>('[data-cell]');
    const entry = entryAt(chip);
    const cell = readCellName(element?.dataset.cell ?? '');
    const isDone =
      chip && entry
        ? onChip(event, chip, entry)
        : element && cell
          ? onCell(event, element, cell)
          : false;
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const element = (target as HTMLElement).closest<HTMLElement>('[data-cell]');
    const cell = readCellName(element?.dataset.cell ?? '');
    if (cell) activate(cell);
  };
  return { active, activate, pickUp, onKeyDown, onFocus };
}
