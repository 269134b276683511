import { useState } from 'react';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DialogButtons } from '../../../ui/dialog-buttons';
import { Modal } from '../../../ui/modal';
import styles from '../../../ui/confirm-modal.module.css';
import { useReturnFocus } from '../../../ui/use-return-focus';

interface UnsavedDialogProps {
  onSave: () => Promise<void>;
  onDiscard: () => void;
  onStay: () => void;
}

export function UnsavedDialog({ onSave, onDiscard, onStay }: UnsavedDialogProps) {
  const { t } = useTranslation('record');
  useReturnFocus();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await onSave();
    setSaving(false);
  };
  return (
    <Modal onClose={onStay} asksToLeave title={t('unsaved.title')}>
      <p className={styles.message}>{t('unsaved.text')}</p>
      <DialogButtons>
        <Button variant="default" onClick={onStay} disabled={saving}>
          {t('unsaved.stay')}
        </Button>
        <Button variant="subtle" color="red" onClick={onDiscard} disabled={saving}>
          {t('unsaved.discard')}
        </Button>
        <Button onClick={() => void save()} loading={saving} data-autofocus>
          {t('save')}
        </Button>
      </DialogButtons>
    </Modal>
  );
}
