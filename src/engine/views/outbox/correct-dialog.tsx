import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error';
import { failureText } from '../../../failure/failure-text';
import { DialogBoundary } from '../../../ui/dialog-boundary';
import { useEngine } from '../../application/context';
import type { AnyRecord } from '../../define/definition';
import type { Entry } from '../../outbox/entry';
import { requireCorrectable } from '../../outbox/judge';
import { ActionForm, type ActionFormHandle } from '../actions/action-form';
import styles from '../actions/action-dialog.module.css';
import { askedFieldsQuery } from './asked-fields';
import { changeWaiting } from './change-waiting';
import { ConfirmDialog } from '../actions/confirm-dialog';

interface CorrectDialogProps {
  entry: Entry;
  onClose: () => void;
}

/** Form of a call that was refused or waits: it is sent as another call, at its old place. */
export function CorrectDialog({ entry, onClose }: CorrectDialogProps) {
  const { t } = useTranslation('outbox');
  const engine = useEngine();
  const { registry } = engine;
  const { operation, label, refusal } = entry;
  const body = (entry.body ?? {}) as AnyRecord;
  const { data: asked, error } = useQuery(askedFieldsQuery(registry, operation));
  const form = useRef<ActionFormHandle>(null);
  const names = asked
    ? Object.keys(asked.fields).filter(
        (name) =>
          name !== asked.at &&
          (!asked.isEntity || name in body) &&
          (entry.asks?.includes(name) ?? true),
      )
    : [];
  const said = Object.values(refusal?.fieldErrors ?? {}).flat();
  return (
    <DialogBoundary onClose={onClose}>
      <ConfirmDialog
        title={t('correctTitle', label)}
        confirmLabel={t(refusal ? 'sendAgain' : 'correct')}
        size="lg"
        disabled={!asked}
        focusesConfirm={names.length === 0}
        {...(names.length > 0 && { form })}
        onSubmit={async (values) => {
          // Keeps what the form does not ask for as it was, e.g. when it happened.
          const kept = Object.fromEntries(
            Object.entries(body).filter(([name]) => !names.includes(name)),
          );
          const corrected = values ? { ...kept, ...values } : entry.body;
          await requireCorrectable(entry, corrected, engine);
          await changeWaiting(entry, { body: corrected }, engine);
          onClose();
        }}
        onRefused={(error) =>
          error instanceof ApiError && form.current?.refuse(error.fieldErrors) === true
        }
        onClose={onClose}
      >
        {refusal && (
          <p className={styles.question} role="status">
            {[...refusal.messages, ...said].join(' ')}
          </p>
        )}
        {asked && names.length > 0 && (
          <ActionForm
            name="correct"
            names={names}
            fields={asked.fields}
            start={body}
            handle={form}
          />
        )}
        {error && (
          <p className={styles.failure} role="alert">
            {failureText(error)}
          </p>
        )}
      </ConfirmDialog>
    </DialogBoundary>
  );
}
