import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error';
import { failureText } from '../../../api/failure/failure-text';
import { noteFailure } from '../../../api/failure/notify-failure';
import { useReturnFocus } from '../../../ui/use-return-focus';
import { useScans } from '../../../ui/use-scans';
import { useEngine } from '../../context';
import type { AnyRecord } from '../../define/definition';
import { fieldsQuery } from '../../field/fields-query';
import type { AskingAction } from './use-actions';
import { ActionForm, type ActionFormHandle } from './action-form';
import styles from './action-dialog.module.css';

interface ActionDialogProps {
  action: AskingAction;
  record: AnyRecord;
  title: string;
  /** Makes the call; rejects with what went wrong. */
  onAnswer: (body?: AnyRecord) => Promise<void>;
  onClose: () => void;
}

/**
 * Asks before an action calls: a question, or a form of what the call's body takes. Enter confirms
 * what is harmless, Ctrl+Enter everything, Escape closes; a scanner's Enter does nothing. What the
 * server refuses stands here in large letters, and what was typed stays.
 */
export function ActionDialog({ action, record, title, onAnswer, onClose }: ActionDialogProps) {
  const { t } = useTranslation(['record', 'ui']);
  const { registry, me } = useEngine();
  const schema = action.type === 'dialog' ? (registry.bodies[action.call] ?? '') : '';
  const fields = useQuery({ ...fieldsQuery(registry, schema), enabled: action.type === 'dialog' });
  const form = useRef<ActionFormHandle>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useReturnFocus();
  useScans();

  const submit = async () => {
    const body = form.current ? await form.current.body() : undefined;
    if (busy || (form.current && !body)) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onAnswer(body);
    } catch (error) {
      setBusy(false);
      noteFailure(error);
      const atFields =
        error instanceof ApiError && form.current?.refuse(error.fieldErrors) === true;
      if (!atFields) setFailure(failureText(error));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    const inText = (event.target as Element).matches('input');
    if (!event.ctrlKey && !(inText && !action.danger)) return;
    event.preventDefault();
    void submit();
  };
  return (
    <Modal
      opened
      onClose={busy ? () => {} : onClose}
      title={title}
      size={action.type === 'dialog' ? 'lg' : 440}
      withCloseButton={false}
      onKeyDown={onKeyDown}
    >
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      {action.type === 'dialog' ? (
        fields.data ? (
          <ActionForm
            action={action}
            fields={fields.data}
            start={action.defaults?.(record, me)}
            handle={form}
          />
        ) : (
          fields.isError && (
            <p className={styles.failure} role="alert">
              {failureText(fields.error)}
            </p>
          )
        )
      ) : (
        <p className={styles.question}>{t('record:actionQuestion')}</p>
      )}
      <div className={styles.buttons}>
        <Button variant="default" disabled={busy} onClick={onClose}>
          {t('ui:cancel')}
        </Button>
        <Button
          color={action.danger ? 'red' : undefined}
          loading={busy}
          data-autofocus={(action.type === 'call' && !action.danger) || undefined}
          onClick={() => void submit()}
        >
          {t('ui:ok')}
        </Button>
      </div>
    </Modal>
  );
}
