import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useId, useMemo, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../../failure/failure-text';
import { Button } from '../../../../ui/button';
import { wantFocus } from '../../../../ui/focus';
import { useNamedKeys } from '../../../../ui/commands/use-commands';
import { keys as shippedKeys } from '../../../../ui/commands/keys';
import { TooManyRows } from '../../../data/lists/most-at-once';
import { rowsKey } from '../../../data/lists/row-page';
import type { LookupOption } from '../../../data/lookups/use-lookup';
import type { AnyRecord } from '../../../define/definition';
import type { ScheduleDefinition } from '../../../define/period-views';
import { useFieldLabel } from '../../../fields/use-field-texts';
import { useScreenLabels } from '../../../labels/use-screen-labels';
import { recordRights } from '../../../screens/record-rights';
import { useEngine } from '../../../application/context';
import type { Sources } from '../calendar/calendar';
import { useCalendarPlace } from '../calendar/use-calendar-place';
import type { DisplayProps } from '../displays/display-props';
import { useCardDrag } from '../displays/use-card-drag';
import { movedValues, newValues } from '../period/entry-times';
import { minutesLater } from '../period/days';
import { PeriodBar } from '../period/period-bar';
import type { PeriodEntry } from '../period/period-source';
import { useEntryTexts } from '../period/use-entry-texts';
import { withMoves } from '../period/use-entry-moves';
import type { PeriodControl } from '../period/use-period';
import { usePeriodEntries } from '../period/use-period-entries';
import { usePeriodWork } from '../period/use-period-work';
import { readCellName, type CellAt } from './cell-name';
import { cellsOf, freeBegin, noRow } from './schedule-cells';
import { ScheduleGrid, type GridHandle } from './schedule-grid';
import { scheduleRows } from './schedule-rows';
import { useAssign } from './use-assign';
import { useScheduleKeys, type Carried } from './use-schedule-keys';
import { useTravelTexts } from './use-travel-texts';
import { WaitingList } from './waiting-list';
import calendarStyles from '../calendar/calendar.module.css';
import styles from './schedule.module.css';

interface ScheduleOfProps extends Omit<DisplayProps, 'control'> {
  control: PeriodControl;
  sources: Sources;
  schedule: ScheduleDefinition;
  options: readonly LookupOption[];
}

type Dragged = { entry: PeriodEntry } | { order: AnyRecord };

/** Minutes that are planned where the record says nothing. */
const usual = 60;

export function ScheduleOf(props: ScheduleOfProps) {
  const { label, context, position, control, sources, schedule, options } = props;
  const { period } = control;
  const { days } = period;
  const [main, under] = sources;
  const { place } = main;
  const { t } = useTranslation(['schedule', 'calendar', 'list']);
  const engine = useEngine();
  const client = useQueryClient();
  const labelOf = useFieldLabel();
  const { newOne } = useScreenLabels();
  const hint = useId();
  const root = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const grid = useRef<GridHandle>(null);
  const read = usePeriodEntries(sources, days, context);
  const mainTexts = useEntryTexts(main);
  const underTexts = useEntryTexts(under ?? main);
  const textsOf = useCallback(
    ({ source, record }: PeriodEntry) => (source.isMain ? mainTexts : underTexts)(record),
    [mainTexts, underTexts],
  );
  const names = [schedule.row, schedule.begin, schedule.end].filter((name) => name !== undefined);
  const travel = useTravelTexts(place, schedule);
  const left = useCalendarPlace({ root, body, position });
  const { by = '', minutes: minutesField = '' } = schedule.waiting ?? {};

  const work = usePeriodWork({
    ...{ days, context, textsOf },
    names,
    moreOf: (entry) => (entry.source.isMain ? travel.linesOf(entry.record) : []),
    onLeave: ({ key }) => left.save(key),
    onSettled: (key) => {
      if (waiting.schema) void client.invalidateQueries({ queryKey: rowsKey(waiting.schema) });
      wantFocus(
        () =>
          root.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(key)}"]`)?.focus(),
        { whereLost: true },
      );
    },
  });
  const { moves, mayMove, change, say } = work;
  const waiting = useAssign({ place, schedule, say, textsOf, main });
  const entries = useMemo(() => withMoves(read.entries, moves), [read.entries, moves]);
  const known = useMemo(() => new Map(entries.map((entry) => [entry.key, entry])), [entries]);
  const movingKeys = useMemo(() => new Set(moves.map(({ entry }) => entry.key)), [moves]);
  const cells = useMemo(() => {
    const rowOf = ({ source, record }: PeriodEntry) =>
      String(record[source.isMain ? schedule.row : (schedule.beside?.row ?? '')] ?? noRow);
    // Leaves out absences of those who stand in no row: nobody plans them here.
    const shown = entries.filter((entry) => entry.source.isMain || rowOf(entry) !== noRow);
    return cellsOf(shown, days, rowOf, ({ source }) => !source.isMain);
  }, [entries, days, schedule]);
  const rowField = place.fields[schedule.row];
  const rowName = rowField ? labelOf(rowField) : '';
  const rows = useMemo(
    () => scheduleRows(options, cells, t('without', { name: rowName })),
    [options, cells, t, rowName],
  );

  const entryAt = (element: Element | null) =>
    known.get(element?.closest<HTMLElement>('[data-entry]')?.dataset.entry ?? '');
  const valueOf = (row: string) =>
    options.find(({ value }) => String(value) === row)?.value ?? null;
  const placeAt = (entry: PeriodEntry, { row, day }: CellAt) => {
    const { source, record } = entry;
    if (!source.isMain) return say(t('schedule:notHere', { title: textsOf(entry).title }));
    const begin = `${day}T${entry.begin.slice(11)}`;
    change(entry, {
      ...movedValues(record, source.times, place.fields, begin),
      [schedule.row]: valueOf(row),
    });
  };
  const startAt = ({ row, day }: CellAt, minutes: number) => {
    const begin = freeBegin(cells.get(row)?.get(day)?.entries ?? [], day, minutes);
    return {
      ...newValues(schedule, place.fields, begin, minutesLater(begin, minutes)),
      [schedule.row]: valueOf(row),
    };
  };
  const minutesOf = (order: AnyRecord) => Number(order[minutesField] ?? 0) || usual;
  const assign = (order: AnyRecord, cell: CellAt) =>
    void waiting.assign(order, { ...startAt(cell, minutesOf(order)), [by]: order.id });
  const mayCreate = recordRights(place, undefined, engine).create;
  const firstDay = days.find((day) => day >= control.today) ?? days[0] ?? '';
  const askFor = (order: AnyRecord) =>
    work.create(
      place,
      { ...startAt({ row: noRow, day: firstDay }, minutesOf(order)), [by]: order.id },
      {
        names,
        title: t('schedule:planTitle', { title: waiting.titleOf(order) }),
        confirmLabel: t('schedule:plan'),
      },
    );
  const createIn = (cell: CellAt) => {
    if (mayCreate) work.create(place, startAt(cell, usual));
  };

  const [carried, carry] = useState<Carried>();
  const drop = (cell: CellAt) => {
    if (!carried) return;
    carry(undefined);
    if ('entry' in carried) placeAt(carried.entry, cell);
    else assign(carried.order, cell);
  };
  const keys = useScheduleKeys({
    ...{ root, grid, control, rows, entryAt, mayMove, placeAt, carried, carry, drop, say },
    edit: work.edit,
    create: createIn,
    titleOf: (one) => ('entry' in one ? textsOf(one.entry).title : waiting.titleOf(one.order)),
  });
  const drag = useCardDrag<Dragged>({
    board: root,
    ghost,
    scrolls: body,
    onDrop: (dragged, { zone }) => {
      const cell = readCellName(zone);
      if (!cell) return;
      if ('entry' in dragged) placeAt(dragged.entry, cell);
      else assign(dragged.order, cell);
    },
  });
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    const chip = target.closest('[data-entry]');
    const entry = entryAt(chip);
    if (chip && entry) return work.open(entry, chip);
    const at = target.closest<HTMLElement>('[data-cell]');
    const cell = at && readCellName(at.dataset.cell ?? '');
    if (!at || !cell) return;
    keys.activate(cell);
    at.focus();
    if (carried) drop(cell);
  };

  useNamedKeys(t('schedule:keys.group'), [
    ['↑ ↓ ← → Home End', t('schedule:keys.arrows')],
    ['Enter Escape', t('schedule:keys.into')],
    [t('schedule:keys.space'), t('schedule:keys.carry')],
    ['Alt+← Alt+→ Alt+↑ Alt+↓', t('schedule:keys.nudge')],
    [shippedKeys.edit, t('schedule:keys.dialog')],
    ['N', t('schedule:keys.create')],
    ['PageUp PageDown', t('calendar:keys.pages')],
    ['T', t('calendar:keys.today')],
  ]);
  useEffect(() => left.restore(), [left, entries]);
  return (
    <div className={styles.schedule} role="group" aria-label={label}>
      <p id={hint} className="visually-hidden">
        {t('schedule:hint')}
      </p>
      <PeriodBar
        control={control}
        creates={
          mayCreate
            ? [
                {
                  label: newOne(place.definition),
                  run: () => createIn(keys.active ?? { row: noRow, day: firstDay }),
                },
              ]
            : []
        }
      />
      {read.error !== undefined && (
        <div className={calendarStyles.failed} role="alert">
          <p>
            {read.error instanceof TooManyRows ? t('calendar:tooMany') : failureText(read.error)}
          </p>
          <Button onClick={read.retry}>{t('list:retry')}</Button>
        </div>
      )}
      {carried && (
        <p className={styles.carried}>
          {t('schedule:carried', {
            title:
              'entry' in carried ? textsOf(carried.entry).title : waiting.titleOf(carried.order),
          })}
        </p>
      )}
      <div
        ref={root}
        className={styles.parts}
        onKeyDown={keys.onKeyDown}
        onClick={onClick}
        onFocus={keys.onFocus}
        onPointerDown={(event) => {
          const target = event.target as Element;
          const chip = target.closest<HTMLElement>('[data-movable]');
          const entry = entryAt(chip);
          if (chip && entry?.source.isMain) drag.begin(event, { entry }, chip);
        }}
      >
        <ScheduleGrid
          {...{ label, days, rows, cells, textsOf, mayMove, movingKeys, hint, travel, carried }}
          rowName={rowName}
          active={keys.active}
          over={drag.over}
          body={body}
          handle={grid}
          isPending={read.isPending}
        />
        {schedule.waiting && (
          <WaitingList
            waiting={waiting}
            carried={carried && 'order' in carried ? carried.order : undefined}
            onAsk={askFor}
            onDrag={(event, order, element) => drag.begin(event, { order }, element)}
            onCarry={(order) => keys.pickUp({ order })}
            onCancel={() => carry(undefined)}
          />
        )}
      </div>
      <div ref={ghost} className={calendarStyles.ghost} aria-hidden />
      {work.parts}
    </div>
  );
}
