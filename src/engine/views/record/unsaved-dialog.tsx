import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { DialogButtons } from '../../../ui/dialog-buttons';
import { Modal } from '../../../ui/modal';
import styles from '../../../ui/confirm-modal.module.css';
import { useReturnFocus } from '../../../ui/use-return-focus';

interface UnsavedDialogProps {
  /** Stores what is unsaved; undefined where a tab has something that only the tab can send. */
  onSave: (() => Promise<void>) | undefined;
  onDiscard: () => void;
  onStay: () => void;
}

export function UnsavedDialog({ onSave, onDiscard, onStay }: UnsavedDialogProps) {
  const { t } = useTranslation('record');
  useReturnFocus();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await onSave?.();
    setSaving(false);
  };
  return (
    <Modal onClose={onStay} asksToLeave title={t('unsaved.title')}>
      <p className={styles.message}>{t(onSave ? 'unsaved.text' : 'unsaved.unsent')}</p>
      <DialogButtons>
        <Button
          variant="default"
          onClick={onStay}
          disabled={saving}
          data-autofocus={onSave ? undefined : true}
        >
          {t('unsaved.stay')}
        </Button>
        <Button variant="subtle" color="red" onClick={onDiscard} disabled={saving}>
          {t('unsaved.discard')}
        </Button>
        {onSave && (
          <Button onClick={() => void save()} loading={saving} data-autofocus>
            {t('save')}
          </Button>
        )}
      </DialogButtons>
    </Modal>
  );
}
