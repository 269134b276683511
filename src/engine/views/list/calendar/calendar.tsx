import { useImperativeHandle, useMemo } from 'react';
import { useIsPhone } from '../../../../ui/phone';
import type { CalendarDefinition } from '../../../define/period-views';
import type { DisplayProps } from '../displays/display-props';
import type { PeriodKind } from '../period/days';
import { takesDays } from '../period/entry-times';
import type { PeriodSource } from '../period/period-source';
import { usePeriod } from '../period/use-period';
import { useSources } from '../period/use-sources';
import { CalendarOf } from './calendar-of';

const kinds: readonly PeriodKind[] = ['day', 'week', 'month'];
const none: readonly string[] = [];

/**
 * List as a calendar: what is on a day, in a week or in a month; an entry that is moved gets the time of its new place.
 */
export function Calendar(props: DisplayProps) {
  const { calendar } = props.place.definition;
  return calendar ? <CalendarWith {...props} calendar={calendar} /> : null;
}

function CalendarWith({ calendar, ...props }: DisplayProps & { calendar: CalendarDefinition }) {
  const { place, control } = props;
  const isPhone = useIsPhone();
  const first = isPhone ? 'day' : takesDays(calendar, place.fields) ? 'month' : 'week';
  const period = usePeriod(props, kinds, first);
  const sources = useSources(props, calendar, calendar.beside ?? none);
  const shown = useMemo(() => sources?.map(({ name }) => name).join(' '), [sources]);
  useImperativeHandle(control, () => ({
    active: { row: 0, column: 0 },
    cellOf: () => undefined,
    goTo: () => document.querySelector<HTMLElement>('[data-head][tabindex="0"]')?.focus(),
  }));
  // Begins anew with other sources: each has texts of its own, read by hooks.
  return sources ? (
    <CalendarOf key={shown} {...props} control={period} sources={sources as Sources} />
  ) : null;
}

/** Sources of a calendar, the first being the list itself. */
export type Sources = readonly [PeriodSource, ...PeriodSource[]];
