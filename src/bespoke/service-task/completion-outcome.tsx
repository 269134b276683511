import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FlowCard } from '../../engine/flow/cards/flow-card';
import parts from '../../engine/flow/parts.module.css';
import { orderQuery } from './task-queries';
import { useTask } from './use-task';

/** Result of a task that is over. */
export function CompletionOutcome() {
  const { t } = useTranslation('serviceTask');
  const { task } = useTask();
  const { data: order } = useQuery(orderQuery(task));
  const said = [
    ['result', order?.ergebnis ?? task.bemerkung],
    ['rest', order?.restarbeiten],
    ['unsigned', order?.unterschriftVerzicht],
  ] as const;
  return (
    <FlowCard title={t('completion.over')}>
      {said.map(
        ([name, text]) =>
          text && (
            <div key={name} className={parts.lines}>
              <p className={parts.quiet}>{t(`completion.${name}`)}</p>
              <p className={parts.text}>{text}</p>
            </div>
          ),
      )}
    </FlowCard>
  );
}
