import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../failure/failure-text';
import { DialogBoundary } from '../../../ui/dialog-boundary';
import { useEngine } from '../../application/context';
import { callFieldsQuery, rowFieldsQuery } from '../../data/fields-query';
import type { AnyRecord } from '../../define/definition';
import type { Entry } from '../../outbox/entry';
import { outboxOf } from '../../outbox/outbox';
import { ActionForm, type ActionFormHandle } from '../actions/action-form';
import styles from '../actions/action-dialog.module.css';
import { ConfirmDialog } from '../actions/confirm-dialog';

interface CorrectDialogProps {
  entry: Entry;
  onClose: () => void;
}

/** What was refused, in the form of its call: sent again as another call, at its old place. */
export function CorrectDialog({ entry, onClose }: CorrectDialogProps) {
  const { t } = useTranslation('outbox');
  const { registry, me } = useEngine();
  const { operation, label, refusal } = entry;
  const body = (entry.body ?? {}) as AnyRecord;
  const path = operation.slice(operation.indexOf(' ') + 1);
  const { data: asked, error } = useQuery({
    queryKey: ['fields to correct', operation],
    queryFn: async ({ client }) => {
      const [of, queued] = await Promise.all([
        client.ensureQueryData(callFieldsQuery(registry, operation, 'body')),
        registry.loadQueued(operation),
      ]);
      const isEntity = Object.keys(of).length === 0;
      const fields = isEntity ? await client.ensureQueryData(rowFieldsQuery(registry, path)) : of;
      return { fields, isEntity, at: queued?.at };
    },
    meta: { failure: 'silent' },
    staleTime: Infinity,
  });
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
        confirmLabel={t('sendAgain')}
        size="lg"
        disabled={!asked}
        focusesConfirm={names.length === 0}
        {...(names.length > 0 && { form })}
        onSubmit={async (values) => {
          const outbox = await outboxOf(me.id);
          // What the form does not ask for stays as it was said: when it happened, for one.
          const kept = Object.fromEntries(
            Object.entries(body).filter(([name]) => !names.includes(name)),
          );
          await outbox.correct(entry.seq, values ? { ...kept, ...values } : entry.body);
          onClose();
        }}
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
