import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isDate } from '../../../../schemas/rules/date-format';
import { today } from '../../../../schemas/rules/today';
import { failureText } from '../../../failure/failure-text';
import { Button } from '../../../ui/button';
import { DialogBoundary } from '../../../ui/dialog-boundary';
import { lazyPart } from '../../../ui/lazy-part';
import { useEngine } from '../../application/context';
import { useScreenLabels } from '../../labels/use-screen-labels';
import type { TabViewProps } from '../../screens/tab-type';
import { dayQuery, rowsOf } from './day-query';
import { DayHead } from './day-head';
import { DayRows } from './day-rows';
import type { DayTab } from './definition';
import { TurnPart } from './turn-part';
import { useDayNow } from './use-day-now';
import styles from './day.module.css';

const LaterDialog = lazyPart(async () => (await import('./later-dialog')).LaterDialog);

/** Tab with the day of the URL, today's unless it names one. */
export function Content({ tab, screen }: TabViewProps<DayTab>) {
  const { t, i18n } = useTranslation('day');
  const { can } = useEngine();
  const { part } = useScreenLabels();
  const [search, setSearch] = useSearchParams();
  const [isAsking, setAsking] = useState(false);
  const named = search.get(tab.by) ?? '';
  const now = today();
  const day = isDate(named) ? named : now;
  const { data, error, dataUpdatedAt } = useQuery(dayQuery(tab, day, i18n.language));
  const shown = useDayNow(tab, day, data, dataUpdatedAt);
  const { turn, later, notices } = tab;
  const show = (next: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === today()) after.delete(tab.by);
        else after.set(tab.by, next);
        return after;
      },
      { replace: true },
    );
  return (
    <div className={styles.tab}>
      <DayHead tab={tab} day={day} onDay={show} />
      {error && (
        <p className={styles.failure} role="alert">
          {failureText(error)}
        </p>
      )}
      {data && notices !== undefined && rowsOf(data, notices).length > 0 && (
        <ul className={styles.notices} aria-label={t('notices')}>
          {rowsOf(data, notices).map(({ code, text }) => (
            <li key={String(code)}>{String(text)}</li>
          ))}
        </ul>
      )}
      {shown && turn && can(turn.call) && (
        <TurnPart
          tab={tab}
          turn={turn}
          screen={screen}
          since={shown.since}
          onDone={() => show(today())}
        />
      )}
      <DayRows tab={tab} day={day} rows={shown?.rows} />
      {later && can(`POST ${later.list}`) && (
        <div>
          <Button variant="default" onClick={() => setAsking(true)}>
            {part(screen, 'later')}
          </Button>
        </div>
      )}
      {later && isAsking && (
        <DialogBoundary onClose={() => setAsking(false)}>
          <LaterDialog
            later={later}
            screen={screen}
            day={day}
            of={tab.schema}
            onClose={() => setAsking(false)}
          />
        </DialogBoundary>
      )}
    </div>
  );
}
