import { useTranslation } from 'react-i18next';
import type { ActionDialogProps } from '../../screens/action-type';
import { ActionFailure } from '../../views/actions/action-failure';
import { ConfirmDialog } from '../../views/actions/confirm-dialog';
import styles from '../../views/actions/action-dialog.module.css';
import type { CallAction } from './definition';

export function Dialog(props: ActionDialogProps<CallAction>) {
  const { action, title, confirmLabel, onCall, onClose } = props;
  const { t } = useTranslation('record');
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      size={440}
      danger={action.danger}
      focusesConfirm={!action.danger}
      onSubmit={() => onCall(action)}
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
      <p className={styles.question}>{t('actionQuestion')}</p>
    </ConfirmDialog>
  );
}
