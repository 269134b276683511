import { useImperativeHandle, useMemo } from 'react';
import { useLookup } from '../../../data/lookups/use-lookup';
import { useIsPhone } from '../../../../ui/phone';
import type { ScheduleDefinition } from '../../../define/period-views';
import type { DisplayProps } from '../displays/display-props';
import type { PeriodKind } from '../period/days';
import { usePeriod } from '../period/use-period';
import { useSources } from '../period/use-sources';
import type { Sources } from '../calendar/calendar';
import { ScheduleOf } from './schedule-of';

const kinds: readonly PeriodKind[] = ['day', 'week', 'weeks2', 'weeks3', 'weeks4'];

/**
 * List as people or machines by days, with what waits to be planned beside it; moving an entry says whose it is and
 * when.
 */
export function Schedule(props: DisplayProps) {
  const { schedule } = props.place.definition;
  return schedule ? <ScheduleWith {...props} schedule={schedule} /> : null;
}

function ScheduleWith({ schedule, ...props }: DisplayProps & { schedule: ScheduleDefinition }) {
  const { place, control } = props;
  const isPhone = useIsPhone();
  const period = usePeriod(props, kinds, isPhone ? 'day' : 'week');
  const beside = useMemo(() => (schedule.beside ? [schedule.beside.screen] : []), [schedule]);
  const sources = useSources(props, schedule, beside);
  const { options, isPending } = useLookup(place.fields[schedule.row]?.lookup);
  useImperativeHandle(control, () => ({
    active: { row: 0, column: 0 },
    cellOf: () => undefined,
    goTo: () => document.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus(),
  }));
  const shown = useMemo(() => sources?.map(({ name }) => name).join(' '), [sources]);
  return sources && !isPending ? (
    <ScheduleOf
      key={shown}
      {...props}
      {...{ schedule, options }}
      control={period}
      sources={sources as Sources}
    />
  ) : null;
}
