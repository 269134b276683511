import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isDate } from '../../../../../schemas/rules/date-format';
import { today } from '../../../../../schemas/rules/today';
import type { DisplayProps } from '../displays/display-props';
import { periodAround, stepped, type Period, type PeriodKind } from './days';

/** Name of the address's parameter for the day; today without one. */
const dayKey = 'tag';

export interface PeriodControl {
  kinds: readonly PeriodKind[];
  period: Period;
  /** Today in the company's zone. */
  today: string;
  showKind: (kind: PeriodKind) => void;
  /** Shows a day, with another kind of period if given. */
  showDay: (day: string, kind?: PeriodKind) => void;
  step: (by: 1 | -1) => void;
}

/**
 * Returns the period that is shown: its length is a part of the list's state, its day stands beside that in the
 * address.
 */
export function usePeriod(
  { state, change }: Pick<DisplayProps, 'state' | 'change'>,
  kinds: readonly PeriodKind[],
  first: PeriodKind,
): PeriodControl {
  const [search, setSearch] = useSearchParams();
  const said = search.get(dayKey);
  const day = said !== null && isDate(said) ? said : today();
  const kind = kinds.find((one) => one === state.period) ?? first;
  const period = useMemo(() => periodAround(kind, day), [kind, day]);
  const showDay = useCallback(
    (next: string, other?: PeriodKind) => {
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (next === today()) after.delete(dayKey);
          else after.set(dayKey, next);
          if (other) after.set('zeitraum', other);
          return after;
        },
        { replace: true },
      );
    },
    [setSearch],
  );
  return {
    kinds,
    period,
    today: today(),
    showDay,
    showKind: (next) => change({ period: next }),
    step: (by) => showDay(stepped(kind, day, by)),
  };
}
