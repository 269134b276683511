import { IconAlertTriangle, IconCheck, IconLoader2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AnswerState } from './use-answer';
import styles from './stored-mark.module.css';

/** Mark beside a question: whether its answer is stored. */
export function StoredMark({ state, isAnswered }: { state: AnswerState; isAnswered: boolean }) {
  const { t } = useTranslation('flow');
  if (state === 'failed') {
    return (
      <span className={styles.state} data-failed>
        <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
        {t('answers.failed')}
      </span>
    );
  }
  if (state !== 'stored') {
    return (
      <span className={styles.state}>
        <IconLoader2 size={18} stroke={1.5} aria-hidden />
        {t('answers.sending')}
      </span>
    );
  }
  if (!isAnswered) return null;
  return (
    <span className={styles.state} data-stored>
      <IconCheck size={18} stroke={2} aria-hidden />
      {t('answers.stored')}
    </span>
  );
}
