import { useTranslation } from 'react-i18next';
import { FlowCard, failedOf } from '../../engine/flow/cards/flow-card';
import { Questions } from '../../engine/flow/answers/questions';
import { ChecklistQuestion } from './checklist-question';
import { useChecklist } from './task-rows';
import { useTask } from './use-task';

/** Card of the questions to the technician; answers are stored as they are given. */
export function ChecklistCard() {
  const { t } = useTranslation('serviceTask');
  const { task } = useTask();
  const { query, rows: questions = [] } = useChecklist(task);
  const answered = questions.filter(({ wert }) => wert !== null).length;
  return (
    <FlowCard
      name="checklist"
      title={t('checklist.title')}
      note={t('checklist.answered', { count: answered, all: questions.length })}
      failed={failedOf(query)}
      isWaiting={query.isPending}
    >
      <Questions of={questions}>
        {(question) => <ChecklistQuestion question={question} />}
      </Questions>
    </FlowCard>
  );
}
