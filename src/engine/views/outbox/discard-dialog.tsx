import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogBoundary } from '../../../ui/dialog-boundary';
import { TextArea } from '../../../ui/text-field';
import { useEngine } from '../../application/context';
import type { Entry } from '../../outbox/entry';
import type { ActionFormHandle } from '../actions/action-form';
import styles from '../actions/action-dialog.module.css';
import { ConfirmDialog } from '../actions/confirm-dialog';
import { changeWaiting } from './change-waiting';

const LONGEST = 500;

interface DiscardDialogProps {
  entry: Entry;
  onClose: () => void;
}

/** Dialog that gives up what was refused, never without a reason, or what waits. */
export function DiscardDialog({ entry, onClose }: DiscardDialogProps) {
  const { t } = useTranslation('outbox');
  const engine = useEngine();
  const reason = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setMissing] = useState(false);
  // Asks for no reason where the server has seen nothing: that is its user's own.
  const isRefused = entry.state === 'refused';
  const form = useRef<ActionFormHandle>({
    body: () => {
      const text = reason.current?.value.trim() ?? '';
      const isLacking = isRefused && text === '';
      setMissing(isLacking);
      if (isLacking) reason.current?.focus();
      return Promise.resolve(isLacking ? undefined : { text });
    },
    refuse: () => false,
  });
  return (
    <DialogBoundary onClose={onClose}>
      <ConfirmDialog
        title={t('discardTitle', entry.label)}
        confirmLabel={t('discard')}
        size={440}
        danger
        form={form}
        onSubmit={async (body) => {
          await changeWaiting(entry, { reason: String(body?.text) }, engine);
          onClose();
        }}
        onClose={onClose}
      >
        <p className={styles.question}>{t('discardQuestion')}</p>
        <TextArea
          ref={reason}
          label={t('reason')}
          required={isRefused}
          maxLength={LONGEST}
          data-autofocus
          error={isMissing ? t('reasonMissing') : undefined}
          onChange={() => setMissing(false)}
        />
      </ConfirmDialog>
    </DialogBoundary>
  );
}
