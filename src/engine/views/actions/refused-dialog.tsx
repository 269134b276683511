import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { DialogButtons } from '../../../ui/dialog-buttons';
import { Modal } from '../../../ui/modal';
import { useReturnFocus } from '../../../ui/use-return-focus';
import { ActionFailure } from './action-failure';

interface RefusedDialogProps extends ComponentProps<typeof ActionFailure> {
  title: string;
  onClose: () => void;
}

/** Dialog with the refusal of an action that asked nothing before. */
export function RefusedDialog({ title, onClose, ...failure }: RefusedDialogProps) {
  const { t } = useTranslation('ui');
  useReturnFocus();
  return (
    <Modal onClose={onClose} title={title} size="lg">
      <ActionFailure {...failure} />
      <DialogButtons>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogButtons>
    </Modal>
  );
}
