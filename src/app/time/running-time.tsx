import { IconClock } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDuration } from '../../../schemas/rules/format-duration';
import { call } from '../../api/call';
import { rowsKey } from '../../engine/data/lists/row-page';
import { useWaitingCalls } from '../../engine/outbox/use-waiting-calls';
import { sinceOf, waitingTurns } from '../../engine/tab-types/day/turn-after';
import styles from './running-time.module.css';

/** Operation that reads whether the user is signed in. */
export const runningTimeOperation = 'GET /zeiterfassung/Zeitbuchung';

/** Request that signs the user in and out. */
const turn = { call: 'POST /zeiterfassung/Zeitbuchung', begins: 'istAnmeldung' };

/** Interval of reads, in ms: signing in and out elsewhere, on a phone, shows after that. */
const AGAIN_MS = 300_000;
const TICK_MS = 30_000;

const runningQuery = queryOptions({
  queryKey: [...rowsKey('TimeBooking'), 'running'],
  queryFn: async ({ signal }) =>
    (await call<{ seit: string | null }>(runningTimeOperation, { signal, isBackground: true })).data
      .seit,
  staleTime: AGAIN_MS,
  refetchInterval: AGAIN_MS,
  retry: false,
  meta: { failure: 'shown' },
});

/** Time for which the user has been signed in; nothing while he is not. */
export function RunningTime() {
  const { t } = useTranslation('day');
  const { data: known, dataUpdatedAt } = useQuery(runningQuery);
  const waiting = useWaitingCalls(turn.call, dataUpdatedAt);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [known, waiting]);
  const since = sinceOf(known, waitingTurns(waiting, turn, 'zeitStempel'), now);
  if (since === undefined) return null;
  const minutes = Math.max(0, Math.floor((now - since) / 60_000));
  const duration = formatDuration(minutes);
  const label = t('running', { duration });
  return (
    <Link
      to="/time-tracking"
      className={styles.running}
      data-chip
      aria-label={label}
      data-tip={label}
    >
      <IconClock size={18} stroke={1.5} aria-hidden />
      {duration}
    </Link>
  );
}
