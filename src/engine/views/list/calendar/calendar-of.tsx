import { useCallback, useEffect, useId, useMemo, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../../failure/failure-text';
import { Button } from '../../../../ui/button';
import { wantFocus } from '../../../../ui/focus';
import { Menu } from '../../../../ui/menu';
import { useIsPhone } from '../../../../ui/phone';
import { useNamedKeys } from '../../../../ui/commands/use-commands';
import { keys } from '../../../../ui/commands/keys';
import { useEngine } from '../../../application/context';
import { useScreenLabels } from '../../../labels/use-screen-labels';
import { recordRights } from '../../../screens/record-rights';
import { TooManyRows } from '../../../data/lists/most-at-once';
import type { DisplayProps } from '../displays/display-props';
import { useCardDrag } from '../displays/use-card-drag';
import { minutesLater } from '../period/days';
import { movedValues, newValues } from '../period/entry-times';
import { PeriodBar } from '../period/period-bar';
import type { PeriodEntry } from '../period/period-source';
import { useEntryTexts } from '../period/use-entry-texts';
import { withMoves } from '../period/use-entry-moves';
import type { PeriodControl } from '../period/use-period';
import { usePeriodEntries } from '../period/use-period-entries';
import { usePeriodWork } from '../period/use-period-work';
import { Agenda } from './agenda';
import type { Sources } from './calendar';
import type { CalendarShared } from './calendar-shared';
import { droppedAt } from './dropped-at';
import { MonthGrid } from './month-grid';
import { TimeGrid } from './time-grid';
import { useCalendarKeys } from './use-calendar-keys';
import { useCalendarPlace } from './use-calendar-place';
import styles from './calendar.module.css';

interface CalendarOfProps extends Omit<DisplayProps, 'control'> {
  control: PeriodControl;
  sources: Sources;
}

export function CalendarOf({ label, context, position, control, sources }: CalendarOfProps) {
  const { period, showDay } = control;
  const { t } = useTranslation(['calendar', 'list']);
  const engine = useEngine();
  const { newOne } = useScreenLabels();
  const isPhone = useIsPhone();
  const hint = useId();
  const root = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const [free, setFree] = useState<{ begin: string; end: string; anchor: Element }>();
  const read = usePeriodEntries(sources, period.days, context);
  // As many as the definition names, as long as this is shown.
  // eslint-disable-next-line react-hooks/rules-of-hooks
  const texts = sources.map((source) => useEntryTexts(source));
  const textsOf = (entry: PeriodEntry) => {
    const at = sources.findIndex(({ name }) => name === entry.source.name);
    return (texts[at] ?? texts[0]!)(entry.record);
  };
  const focusOn = useCallback(
    (selector: string) =>
      wantFocus(() => root.current?.querySelector<HTMLElement>(selector)?.focus(), {
        whereLost: true,
      }),
    [],
  );
  const left = useCalendarPlace({ root, body, position });
  const { times } = sources[0];
  const names = [times.begin, ...(times.end === undefined ? [] : [times.end])];
  const work = usePeriodWork({
    days: period.days,
    context,
    names,
    textsOf,
    onLeave: ({ key }) => left.save(key),
    onSettled: (key) => focusOn(`[data-entry="${CSS.escape(key)}"]`),
  });
  const { moves, mayMove, change } = work;
  const entries = useMemo(() => withMoves(read.entries, moves), [read.entries, moves]);
  const known = useMemo(() => new Map(entries.map((entry) => [entry.key, entry])), [entries]);
  const entryAt = (element: Element | null) =>
    known.get(element?.closest<HTMLElement>('[data-entry]')?.dataset.entry ?? '');
  const moveTo = (entry: PeriodEntry, begin: string) => {
    const { source, record } = entry;
    change(entry, movedValues(record, source.times, source.place.fields, begin));
  };

  const creators = sources.filter(
    ({ place: of }) =>
      of.definition.calendar?.creates === true && recordRights(of, undefined, engine).create,
  );
  const createIn = (source: Sources[number], begin: string, end: string) =>
    work.create(source.place, newValues(source.times, source.place.fields, begin, end));
  const createAt = (begin: string, end: string, anchor: Element) => {
    const [only, ...others] = creators;
    if (only && others.length === 0) createIn(only, begin, end);
    else if (only) setFree({ begin, end, anchor });
  };
  const createOn = (day: string, anchor: Element) =>
    createAt(`${day}T08:00`, `${day}T09:00`, anchor);

  const [active, onKeyDown, activate] = useCalendarKeys({
    ...{ root, control, entryAt, moveTo },
    edit: work.edit,
    create: createOn,
    isMonth: period.kind === 'month' && !isPhone,
  });
  const drag = useCardDrag<PeriodEntry>({
    board: root,
    ghost,
    scrolls: body,
    onDrop: (entry, drop) => moveTo(entry, droppedAt(entry, drop)),
    labelOf: (drop, entry) => (entry.isDay ? '' : droppedAt(entry, drop).slice(11)),
  });
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    const chip = target.closest('[data-entry]');
    const entry = entryAt(chip);
    if (chip && entry) return work.open(entry, chip);
    const head = target.closest<HTMLElement>('[data-head], [data-more]');
    const day = head?.dataset.head ?? head?.dataset.more;
    if (head && day) {
      if (period.kind !== 'day') showDay(day, 'day');
      return focusOn(`[data-head="${day}"]`);
    }
    const zone = target.closest<HTMLElement>('[data-zone]');
    if (!zone?.dataset.zone) return undefined;
    const on = zone.dataset.zone;
    activate(on);
    if (zone.dataset.hours === undefined) return createOn(on, zone);
    const { top, height } = zone.getBoundingClientRect();
    const half = Math.floor(((event.clientY - top) / height) * 48);
    const begin = minutesLater(`${on}T00:00`, half * 30);
    return createAt(begin, minutesLater(begin, 60), zone);
  };

  useNamedKeys(t('keys.group'), [
    ['↑ ↓ ← → Home End', t('keys.arrows')],
    ['PageUp PageDown', t('keys.pages')],
    ['T', t('keys.today')],
    ['N', t('keys.create')],
    ['Enter', t('keys.open')],
    [keys.edit, t('keys.move')],
    ['Alt+← Alt+→ Alt+↑ Alt+↓', t('keys.nudge')],
  ]);
  useEffect(() => left.restore(), [left, entries]);

  const shared: CalendarShared = {
    ...{ period, entries, active, textsOf, mayMove, hint, isPending: read.isPending },
    isMoving: (key) => moves.some(({ entry }) => entry.key === key),
    over: drag.over,
    mayCreate: creators.length > 0,
  };
  const View = period.kind === 'month' ? MonthGrid : TimeGrid;
  return (
    <div className={styles.calendar} role="group" aria-label={label} ref={root}>
      <p id={hint} className="visually-hidden">
        {t('hint')}
      </p>
      <PeriodBar
        control={control}
        creates={creators.map((source) => ({
          label: newOne(source.place.definition),
          run: () => createIn(source, `${active}T08:00`, `${active}T09:00`),
        }))}
      />
      {read.error !== undefined && (
        <div className={styles.failed} role="alert">
          <p>{read.error instanceof TooManyRows ? t('tooMany') : failureText(read.error)}</p>
          <Button onClick={read.retry}>{t('list:retry')}</Button>
        </div>
      )}
      <div
        className={styles.stage}
        aria-busy={read.isPending || undefined}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onFocus={({ target }) => {
          const { head, of } = (target as HTMLElement).dataset;
          if (head ?? of) activate(head ?? of ?? '');
        }}
        onPointerDown={(event) => {
          const chip = (event.target as Element).closest<HTMLElement>('[data-movable]');
          const entry = entryAt(chip);
          if (chip && entry) drag.begin(event, entry, chip);
        }}
      >
        {isPhone && period.kind !== 'day' ? (
          <Agenda {...shared} body={body} />
        ) : (
          <View {...shared} body={body} />
        )}
      </div>
      <div ref={ghost} className={styles.ghost} aria-hidden />
      {free && (
        <Menu
          anchor={free.anchor}
          label={t('create')}
          onClose={() => setFree(undefined)}
          groups={[
            creators.map((source) => ({
              label: newOne(source.place.definition),
              run: () => createIn(source, free.begin, free.end),
            })),
          ]}
        />
      )}
      {work.parts}
    </div>
  );
}
