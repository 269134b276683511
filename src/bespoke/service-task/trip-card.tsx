import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCorrect } from '../../../schemas/rules/service-tasks';
import { useEngine } from '../../engine/application/context';
import { FlowCard } from '../../engine/flow/cards/flow-card';
import { LargeButton } from '../../engine/flow/large-button';
import parts from '../../engine/flow/parts.module.css';
import { useDayText } from '../../engine/flow/time/use-day-text';
import { StepCorrectionDialog } from './correction-dialog';
import { useTask } from './use-task';

const asked = ['reisebeginnDatum', 'vorOrtDatum', 'strecke'] as const;

/** Card of the travel as it was told, which can be set right. */
export function TripCard() {
  const { t } = useTranslation('serviceTask');
  const { me, can } = useEngine();
  const { task } = useTask();
  const day = useDayText();
  const [isCorrecting, setCorrecting] = useState(false);
  const { reisebeginnDatum: began, vorOrtDatum: arrived, strecke } = task;
  const timeOf = (local: string) => `${day(local.slice(0, 10))}, ${local.slice(11)}`;
  return (
    <FlowCard
      name="trip"
      title={t('trip.title')}
      note={strecke == null ? undefined : t('trip.distance', { count: strecke })}
    >
      <div className={parts.lines}>
        {began != null && <p>{t('trip.travel', { time: timeOf(began) })}</p>}
        {arrived != null && <p>{t('trip.arrival', { time: timeOf(arrived) })}</p>}
      </div>
      {mayCorrect(task, me, can) && (
        <LargeButton Icon={IconPencil} onClick={() => setCorrecting(true)}>
          {t('trip.correct')}
        </LargeButton>
      )}
      {isCorrecting && <StepCorrectionDialog asked={asked} onClose={() => setCorrecting(false)} />}
    </FlowCard>
  );
}
