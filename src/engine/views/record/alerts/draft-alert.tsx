import { Button } from '../../../../ui/button';
import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../../ui/alert';
import { formatDateTime } from '../../../../../schemas/rules/format-date';
import { changedFields } from '../../../editing/model/changes';
import type { Draft } from '../../../editing/draft/draft';
import { useRecord } from '../record-context';
import styles from './session-alert.module.css';

/** Input of an earlier visit that was never saved. */
export function DraftAlert({ draft }: { draft: Draft }) {
  const { labelOf, restoreDraft, discardDraft } = useRecord();
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
        <Button onClick={restoreDraft}>{t('draft.restore')}</Button>
        <Button variant="subtle" color="red" onClick={discardDraft}>
          {t('draft.discard')}
        </Button>
      </div>
    </Alert>
  );
}
