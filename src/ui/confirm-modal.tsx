import { ModalsProvider, useModals } from '@mantine/modals';
import { IconExternalLink } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingConfirm } from './confirm-store';
import styles from './confirm-modal.module.css';
import dialogButtons from './dialog-buttons.module.css';
import { ModalContent } from './modal';
import { useReturnFocus } from './use-return-focus';
import { useScans } from './use-scans';
import { withMantine } from './with-mantine';

interface ConfirmModalProps {
  question: PendingConfirm;
}

/** Enter confirms what is harmless, Ctrl+Enter everything, Escape cancels. A notice has one button. */
export const ConfirmModal = withMantine(function ConfirmModal(props: ConfirmModalProps) {
  useReturnFocus();
  useScans();
  return (
    <ModalsProvider>
      <Question {...props} />
    </ModalsProvider>
  );
});

const takesFocus = { 'data-autofocus': true };
/** The same row of buttons as in every other dialog. */
const footOf = (danger: boolean) => ({ 'data-sheet-foot': danger ? 'danger' : '', gap: 0 });

function Question({ question }: ConfirmModalProps) {
  const { t } = useTranslation('ui');
  const messageId = useId();
  const { openConfirmModal } = useModals();
  const isPut = useRef(false);
  const { title, message, links = [], confirmLabel, cancelLabel, danger = false } = question;
  const { isNotice, answer } = question;
  const put = useEffectEvent(() => {
    if (isPut.current) return;
    isPut.current = true;
    openConfirmModal({
      title,
      children: (
        <ModalContent onClose={() => answer(false)}>
          <p id={messageId} className={styles.message}>
            {message}
          </p>
          {links.map(({ text, to }) => (
            <a key={to} className={styles.link} href={to} target="_blank" rel="noreferrer">
              {text}
              <IconExternalLink size={16} stroke={1.5} aria-hidden />
            </a>
          ))}
        </ModalContent>
      ),
      labels: { confirm: confirmLabel ?? t('ok'), cancel: cancelLabel ?? t('cancel') },
      groupProps: { className: dialogButtons.buttons, ...footOf(danger) },
      cancelProps: { ...(danger && takesFocus), display: isNotice ? 'none' : undefined },
      confirmProps: { ...(!danger && takesFocus), color: danger ? 'red' : undefined },
      size: 440,
      withCloseButton: false,
      'aria-describedby': messageId,
      onConfirm: () => answer(true),
      onClose: () => answer(false),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' || !event.ctrlKey) return;
        event.preventDefault();
        answer(true);
      },
    });
  });
  useEffect(() => put(), []);
  return null;
}
