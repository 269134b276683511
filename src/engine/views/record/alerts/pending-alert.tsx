import { Button } from '../../../../ui/button';
import { IconCloudUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../../ui/alert';
import { useStore } from '../../../../state/store';
import { isOpen } from '../../../outbox/machine';
import { openOutbox } from '../../../outbox/outbox-dialog-store';
import { outboxState } from '../../../outbox/outbox-state';
import { useRecord } from '../record-context';
import styles from './session-alert.module.css';

/** Alert that something done with the record is not on the server yet: what is shown is what follows from it. */
export function PendingAlert() {
  const { place, id } = useRecord();
  const { schema } = place.definition;
  const { t } = useTranslation('outbox');
  const about = useStore(outboxState, ({ entries }) => entries ?? none).filter(
    ({ of, ...entry }) => isOpen(entry) && of?.schema === schema && String(of.id) === String(id),
  );
  if (about.length === 0) return null;
  const isRefused = about.some(({ state }) => state === 'refused');
  return (
    <Alert
      role="status"
      tone={isRefused ? 'red' : 'blue'}
      icon={<IconCloudUp />}
      className={styles.alert}
    >
      {t(isRefused ? 'recordRefused' : 'recordWaits', {
        count: about.length,
        actions: about.map(({ label }) => label.action).join(', '),
      })}{' '}
      <Button size="compact" variant="default" onClick={openOutbox}>
        {t('open')}
      </Button>
    </Alert>
  );
}

const none: readonly never[] = [];
