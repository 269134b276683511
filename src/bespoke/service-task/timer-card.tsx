import { IconPencil, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../../schemas/rules/format-duration';
import { mayCorrectTimer } from '../../../schemas/rules/service-tasks';
import { minutesOfSpan, wholeMinute, type TimeSpan } from '../../../schemas/rules/spans-by-day';
import { runningSince } from '../../../schemas/rules/work-time-problem';
import { useEngine } from '../../engine/application/context';
import { FlowCard } from '../../engine/flow/cards/flow-card';
import { LargeButton } from '../../engine/flow/large-button';
import parts from '../../engine/flow/parts.module.css';
import { useNow } from '../../engine/flow/time/use-now';
import { StepCorrectionDialog } from './correction-dialog';
import { useTimes } from './task-rows';
import { useTask } from './use-task';
import styles from './timer-card.module.css';

const asked = ['zeitmessungSeit'] as const;

const measured = ({ from, to }: TimeSpan) =>
  Math.max(0, minutesOfSpan({ from, to: wholeMinute(to) }));

/** Card of how long the timer has been running, or of what was booked so far. */
export function TimerCard() {
  const { t } = useTranslation('serviceTask');
  const { task, next, take, running } = useTask();
  const { rows: times } = useTimes(task);
  const { me, can } = useEngine();
  const [isCorrecting, setCorrecting] = useState(false);
  const now = useNow();
  const since = task.zeitmessungSeit;
  const from = runningSince(task);
  const booked = (times ?? []).reduce((sum, { dauer }) => sum + dauer, 0);
  return (
    <FlowCard title={t('timer.title')}>
      <div className={styles.timer} data-running={since != null || undefined}>
        <span className={styles.clock} role="timer" aria-live="off">
          {formatDuration(from === undefined ? booked : measured({ from, to: now }))}
        </span>
        <span className={parts.quiet}>
          {since == null
            ? times && t(booked > 0 ? 'timer.booked' : 'timer.nothing')
            : t('timer.since', { time: since.slice(11) })}
          {since != null && booked > 0 && (
            <>
              <br />
              {t('timer.before', { duration: formatDuration(booked) })}
            </>
          )}
        </span>
      </div>
      {since == null && next !== 'startTimer' && (
        <LargeButton
          Icon={IconPlayerPlay}
          disabled={running !== undefined}
          onClick={() => take('startTimer')}
        >
          {t('timer.again')}
        </LargeButton>
      )}
      {mayCorrectTimer(task, me, can) && (
        <LargeButton Icon={IconPencil} onClick={() => setCorrecting(true)}>
          {t('timer.correct')}
        </LargeButton>
      )}
      {isCorrecting && <StepCorrectionDialog asked={asked} onClose={() => setCorrecting(false)} />}
    </FlowCard>
  );
}
