import { useEffect, useRef, useState, type FormEvent, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { DialogButtons } from '../../ui/dialog-buttons';
import { Modal } from '../../ui/modal';
import { failureText } from '../../failure/failure-text';
import { useReturnFocus } from '../../ui/use-return-focus';
import { refusalText } from './refusal-text';
import styles from '../security/security.module.css';

interface DialogField {
  ref: Ref<HTMLInputElement>;
  error: string | undefined;
  /** Has the error read out as soon as it is there. */
  isErrorSaid: true;
}

interface FormDialogProps {
  title: string;
  text: string;
  submitLabel: string;
  size?: number;
  /** Lets a click beside the dialog close it too. */
  isEasilyClosed?: boolean;
  /** Returns what is missing in the field; then nothing is sent. */
  missing: () => string | undefined;
  /** Sends the input; the dialog's owner closes it afterwards. Shows what this rejects with. */
  onSubmit: () => Promise<void>;
  /** Turns an error into a text; undefined: the usual text. */
  problemOf?: (error: unknown) => string | undefined;
  onClose: () => void;
  /** Draws the field. `clear`: call on every change; `submit`: for a field that knows when it is whole. */
  children: (field: DialogField, clear: () => void, submit: () => void) => ReactNode;
}

/** Dialog with one field. An error stands at the field and is read out; the focus returns to the field. */
export function FormDialog({
  title,
  text,
  submitLabel,
  size = 480,
  isEasilyClosed = true,
  missing,
  onSubmit,
  problemOf,
  onClose,
  children,
}: FormDialogProps) {
  const { t } = useTranslation('ui');
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useReturnFocus();
  // A busy button cannot hold the focus.
  useEffect(() => {
    if (problem === undefined || isBusy) return;
    field.current?.focus();
    field.current?.select();
  }, [problem, isBusy]);
  const submit = async () => {
    if (isBusy) return;
    const lacking = missing();
    setProblem(lacking);
    if (lacking !== undefined) return;
    setBusy(true);
    try {
      await onSubmit();
    } catch (error) {
      setProblem(problemOf?.(error) ?? (refusalText(error) || failureText(error)));
      setBusy(false);
    }
  };
  return (
    <Modal onClose={onClose} title={title} size={size} closeOnClickOutside={isEasilyClosed}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p className={styles.text}>{text}</p>
        {children(
          { ref: field, error: problem, isErrorSaid: true },
          () => setProblem(undefined),
          () => void submit(),
        )}
        <DialogButtons>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {submitLabel}
          </Button>
        </DialogButtons>
      </form>
    </Modal>
  );
}
