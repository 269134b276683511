import { useTranslation } from 'react-i18next';
import type { ActionDialogProps } from '../../screens/action-type';
import { ConfirmDialog } from '../../views/actions/confirm-dialog';
import styles from '../../views/actions/action-dialog.module.css';
import type { CallAction } from './definition';

export function Dialog({
  action,
  title,
  confirmLabel,
  onCall,
  onClose,
}: ActionDialogProps<CallAction>) {
  const { t } = useTranslation('record');
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      size={440}
      danger={action.danger}
      focusesConfirm={!action.danger}
      onSubmit={() => onCall(action)}
      onClose={onClose}
    >
      <p className={styles.question}>{t('actionQuestion')}</p>
    </ConfirmDialog>
  );
}
