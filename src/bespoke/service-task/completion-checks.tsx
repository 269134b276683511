import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../../schemas/rules/format-duration';
import { missingFor } from '../../../schemas/rules/service-flow';
import { ChecksCard } from '../../engine/flow/cards/checks-card';
import { useMaterial } from './material/use-material';
import type { CardName } from './task';
import { orderQuery } from './task-queries';
import { useExtras, useTimes } from './task-rows';
import { useTask } from './use-task';

/** List of what has to be there before the end of the task. */
export function CompletionChecks() {
  const { t } = useTranslation('serviceTask');
  const { task, facts, isRead } = useTask();
  const { rows: times = [] } = useTimes(task);
  const { data: order } = useQuery(orderQuery(task));
  const { rows: extras = [] } = useExtras(task);
  const { rows: material = [] } = useMaterial(task);
  const unplaced = material.reduce((sum, { mengeOffen }) => sum + mengeOffen, 0);
  const missing = missingFor(task, facts);
  const minutes = times.reduce((sum, { dauer }) => sum + dauer, 0) || (order?.gebrauchteZeit ?? 0);
  const check = (card: CardName, text: string, isMissing = false) => ({
    ...{ card, text, isMissing },
    title: t(`${card}.title`),
  });
  const lacksTime = missing.includes('time');
  const lacksAnswers = missing.includes('checklist');
  const timeText = lacksTime
    ? t('completion.noTime')
    : task.zeitmessungSeit != null
      ? t('completion.timerRuns')
      : t('completion.time', { duration: formatDuration(minutes) });
  const answersText = lacksAnswers
    ? t('completion.openQuestions', { count: facts.openQuestions })
    : t('completion.answered');
  const checks = [
    check('times', timeText, lacksTime),
    ...(facts.questions > 0 ? [check('checklist', answersText, lacksAnswers)] : []),
    ...(material.length > 0
      ? [check('material', t('completion.material', { count: unplaced }), unplaced > 0)]
      : []),
    check('extras', t('completion.extras', { count: extras.length })),
  ];
  return (
    <ChecksCard title={t('completion.checks')} tab="flow" checks={isRead ? checks : undefined} />
  );
}
