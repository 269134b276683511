import { Button } from '../../../../ui/button';
import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../../ui/alert';
import { formatDateTime } from '../../../../../schemas/rules/format-date';
import { changedFields } from '../../../editing/model/changes';
import type { Draft } from '../../../editing/draft/draft';
import styles from './session-alert.module.css';

interface DraftAlertProps {
  draft: Draft;
  /** Undefined for a value that people do not know. */
  labelOf: (name: string) => string | undefined;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Input of an earlier visit that was never saved. */
export function DraftAlert({ draft, labelOf, onRestore, onDiscard }: DraftAlertProps) {
  const { t } = useTranslation('record');
  const labels = changedFields(draft.before, draft.changes).flatMap((name) => labelOf(name) ?? []);
  return (
    <Alert
      role="status"
      tone="blue"
      icon={<IconHistory />}
      title={t('draft.title', { time: formatDateTime(draft.time) })}
      className={styles.alert}
    >
      <p className={styles.text}>{labels.join(', ')}</p>
      <div className={styles.buttons}>
        <Button onClick={onRestore}>{t('draft.restore')}</Button>
        <Button variant="subtle" color="red" onClick={onDiscard}>
          {t('draft.discard')}
        </Button>
      </div>
    </Alert>
  );
}
