import { useState } from 'react';
import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
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
    <Modal opened onClose={onStay} title={t('unsaved.title')} withCloseButton={false} centered>
      <p className={styles.message}>{t('unsaved.text')}</p>
      <div className={styles.buttons}>
        <Button variant="default" onClick={onStay} disabled={saving}>
          {t('unsaved.stay')}
        </Button>
        <Button variant="subtle" color="red" onClick={onDiscard} disabled={saving}>
          {t('unsaved.discard')}
        </Button>
        <Button onClick={() => void save()} loading={saving} data-autofocus>
          {t('save')}
        </Button>
      </div>
    </Modal>
  );
}
