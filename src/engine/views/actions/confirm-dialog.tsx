import { useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { DialogButtons } from '../../../ui/dialog-buttons';
import { Modal, type ModalProps } from '../../../ui/modal';
import { failureText } from '../../../failure/failure-text';
import { noteFailure } from '../../../failure/notify-failure';
import { useReturnFocus } from '../../../ui/use-return-focus';
import { useScans } from '../../../ui/use-scans';
import type { AnyRecord } from '../../define/definition';
import type { ActionFormHandle } from './action-form';
import styles from './action-dialog.module.css';

interface ConfirmDialogProps {
  title: string;
  /** Label of the button; «OK» unless given. */
  confirmLabel?: string | undefined;
  size: ModalProps['size'];
  danger?: boolean;
  focusesConfirm?: boolean;
  /** Form that has to be valid before the call. */
  form?: RefObject<ActionFormHandle | null>;
  /** Error of an attempt before the dialog was opened. */
  refused?: unknown;
  /** Rejects with what went wrong. */
  onSubmit: (body?: AnyRecord) => Promise<void>;
  /** True if nothing can be done. */
  disabled?: boolean;
  /** Shows a refusal at the field it is about as well; returns whether that has taken the focus. */
  onRefused?: (error: unknown) => boolean;
  /** Draws a refusal above what was typed; unless given its text, where `onRefused` shows none. */
  failure?: (error: unknown, leavesFocus: boolean) => ReactNode;
  onClose: () => void;
  children: ReactNode;
}

interface Refusal {
  error: unknown;
  leavesFocus: boolean;
}

/**
 * Dialog that confirms an action: Enter confirms what is harmless, Ctrl+Enter everything, a scanner's Enter nothing.
 * After a refusal input stays.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, size, danger, form, onClose } = props;
  const { t } = useTranslation('ui');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal | undefined>(
    props.refused === undefined ? undefined : { error: props.refused, leavesFocus: false },
  );
  useReturnFocus();
  useScans();

  const submit = async () => {
    const body = form?.current ? await form.current.body() : undefined;
    if (busy || props.disabled || (form?.current && !body)) return;
    setBusy(true);
    try {
      await props.onSubmit(body);
    } catch (error) {
      setBusy(false);
      noteFailure(error);
      setRefused({ error, leavesFocus: props.onRefused?.(error) ?? false });
    }
  };
  const failureOf = ({ error, leavesFocus }: Refusal) => {
    if (props.failure) return props.failure(error, leavesFocus);
    if (leavesFocus) return undefined;
    return (
      <p className={styles.failure} role="alert">
        {failureText(error)}
      </p>
    );
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
      {refused && failureOf(refused)}
      {props.children}
      <DialogButtons>
        <Button variant="default" disabled={busy} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          color={danger ? 'red' : undefined}
          loading={busy}
          disabled={props.disabled}
          data-autofocus={props.focusesConfirm || undefined}
          onClick={() => void submit()}
        >
          {props.confirmLabel ?? t('ok')}
        </Button>
      </DialogButtons>
    </Modal>
  );
}
