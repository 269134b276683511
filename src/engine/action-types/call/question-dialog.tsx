import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionDialogProps } from '../../screens/action-type';
import { ActionFailure } from '../../views/actions/action-failure';
import { Ahead, saysAhead } from '../../views/actions/ahead';
import { ConfirmDialog } from '../../views/actions/confirm-dialog';
import styles from '../../views/actions/action-dialog.module.css';
import type { CallAction } from './definition';

export function Dialog(props: ActionDialogProps<CallAction>) {
  const { action, title, confirmLabel, onCall, onClose } = props;
  const { t } = useTranslation('record');
  const [isRefused, setRefused] = useState(false);
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      size={saysAhead(action) ? 560 : 440}
      danger={action.danger}
      focusesConfirm={!action.danger}
      onSubmit={() =>
        onCall(action).catch((error: unknown) => {
          setRefused(true);
          throw error;
        })
      }
      failure={(error) => (
        <ActionFailure
          error={error}
          place={props.place}
          findings={action.findings}
          offered={props.offered(error)}
          wayTo={props.wayTo}
        />
      )}
      onClose={onClose}
    >
      {saysAhead(action) ? (
        <Ahead {...props} isRefused={isRefused} />
      ) : (
        <p className={styles.question}>{t('actionQuestion')}</p>
      )}
    </ConfirmDialog>
  );
}
