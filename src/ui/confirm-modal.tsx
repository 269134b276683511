import { IconExternalLink } from '@tabler/icons-react';
import { useId, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import type { PendingConfirm } from './confirm-store';
import styles from './confirm-modal.module.css';
import { DialogButtons } from './dialog-buttons';
import { Modal } from './modal';
import { useReturnFocus } from './use-return-focus';
import { useScans } from './use-scans';

/** Enter confirms what is harmless, Ctrl+Enter everything, Escape cancels. A notice has one button. */
export function ConfirmModal({ question }: { question: PendingConfirm }) {
  const { t } = useTranslation('ui');
  const messageId = useId();
  const { title, message, links = [], confirmLabel, cancelLabel, danger = false } = question;
  const { isNotice, answer } = question;
  useReturnFocus();
  useScans();
  return (
    <Modal
      title={title}
      size={440}
      aria-describedby={messageId}
      onClose={() => answer(false)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || !event.ctrlKey) return;
        event.preventDefault();
        answer(true);
      }}
    >
      <p id={messageId} className={styles.message}>
        {message}
      </p>
      {links.map(({ text, to }) => (
        <a key={to} className={styles.link} href={to} target="_blank" rel="noreferrer">
          {text}
          <IconExternalLink size={16} stroke={1.5} aria-hidden />
        </a>
      ))}
      <DialogButtons danger={danger}>
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
      </DialogButtons>
    </Modal>
  );
}
