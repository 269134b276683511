import { Button, type ModalProps } from '@mantine/core';
import { useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogButtons } from '../../../ui/dialog-buttons';
import { Modal } from '../../../ui/modal';
import { failureText } from '../../../failure/failure-text';
import { noteFailure } from '../../../failure/notify-failure';
import { useReturnFocus } from '../../../ui/use-return-focus';
import { useScans } from '../../../ui/use-scans';
import type { AnyRecord } from '../../define/definition';
import type { ActionFormHandle } from './action-form';
import styles from './action-dialog.module.css';

interface ConfirmDialogProps {
  title: string;
  /** «OK» unless given. */
  confirmLabel?: string | undefined;
  size: ModalProps['size'];
  danger?: boolean;
  focusesConfirm?: boolean;
  /** Has to be valid before the call. */
  form?: RefObject<ActionFormHandle | null>;
  /** Rejects with what went wrong. */
  onSubmit: (body?: AnyRecord) => Promise<void>;
  /** Shows a refusal where it belongs; answers whether it has. */
  onRefused?: (error: unknown) => boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Enter confirms what is harmless, Ctrl+Enter everything, a scanner's Enter nothing. After a refusal input stays. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, size, danger, form, onClose } = props;
  const { t } = useTranslation('ui');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useReturnFocus();
  useScans();

  const submit = async () => {
    const body = form?.current ? await form.current.body() : undefined;
    if (busy || (form?.current && !body)) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await props.onSubmit(body);
    } catch (error) {
      setBusy(false);
      noteFailure(error);
      if (!props.onRefused?.(error)) setFailure(failureText(error));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    const inText = (event.target as Element).matches('input');
    if (!event.ctrlKey && !(inText && !danger)) return;
    event.preventDefault();
    void submit();
  };
  return (
    <Modal onClose={busy ? () => {} : onClose} title={title} size={size} onKeyDown={onKeyDown}>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      {props.children}
      <DialogButtons>
        <Button variant="default" disabled={busy} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          color={danger ? 'red' : undefined}
          loading={busy}
          data-autofocus={props.focusesConfirm || undefined}
          onClick={() => void submit()}
        >
          {props.confirmLabel ?? t('ok')}
        </Button>
      </DialogButtons>
    </Modal>
  );
}
