import { useState } from 'react';
import { Button, Group, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface UnsavedDialogProps {
  onSave: () => Promise<void>;
  onDiscard: () => void;
  onStay: () => void;
}

/** Asks what to do with unsaved input when the user is about to leave. */
export function UnsavedDialog({ onSave, onDiscard, onStay }: UnsavedDialogProps) {
  const { t } = useTranslation('record');
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await onSave();
    setSaving(false);
  };
  return (
    <Modal
      opened
      onClose={onStay}
      title={t('unsaved.title')}
      closeButtonProps={{ 'aria-label': t('unsaved.stay') }}
      centered
    >
      <p>{t('unsaved.text')}</p>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onDiscard} disabled={saving}>
          {t('unsaved.discard')}
        </Button>
        <Button onClick={() => void save()} loading={saving} data-autofocus>
          {t('save')}
        </Button>
      </Group>
    </Modal>
  );
}
