import { Button, Modal } from '@mantine/core';
import { useId, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './confirm-modal.module.css';
import { useReturnFocus } from './use-return-focus';
import { useScans } from './use-scans';
import type { PendingConfirm } from './confirm-store';
import { withMantine } from './with-mantine';

/**
 * One question with two buttons, or a notice with one: Enter confirms what is harmless, Ctrl+Enter everything, Escape
 * cancels.
 */
export const ConfirmModal = withMantine(function ConfirmModal({
  question,
}: {
  question: PendingConfirm;
}) {
  const { t } = useTranslation('ui');
  const messageId = useId();
  useReturnFocus();
  useScans();
  const { title, message, confirmLabel, cancelLabel, danger, isNotice, answer } = question;
  const forceConfirm = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.ctrlKey) return;
    event.preventDefault();
    answer(true);
  };
  return (
    <Modal
      opened
      onClose={() => answer(false)}
      title={title}
      size={440}
      withCloseButton={false}
      aria-describedby={messageId}
      onKeyDown={forceConfirm}
    >
      <p id={messageId} className={styles.message}>
        {message}
      </p>
      <div className={styles.buttons}>
        {!isNotice && (
          <Button
            variant="default"
            data-autofocus={danger || undefined}
            onClick={() => answer(false)}
          >
            {cancelLabel ?? t('cancel')}
          </Button>
        )}
        <Button
          color={danger ? 'red' : undefined}
          data-autofocus={!danger || undefined}
          onClick={() => answer(true)}
        >
          {confirmLabel ?? t('ok')}
        </Button>
      </div>
    </Modal>
  );
});
