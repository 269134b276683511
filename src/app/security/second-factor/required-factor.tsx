import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { DialogButtons } from '../../../ui/dialog-buttons';
import { Modal } from '../../../ui/modal';
import { logOut } from '../../session/log-out';
import shared from '../security.module.css';
import { SecondFactorSection } from './second-factor-section';

/**
 * Dialog for a user whose role asks for a second factor: over everything until it is set up. What was typed beneath
 * stays.
 */
export function RequiredFactor({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['security', 'app']);
  return (
    <Modal
      onClose={() => undefined}
      title={t('security:duty.title')}
      size={640}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <div className={shared.form}>
        <p className={shared.text}>{t('security:duty.text')}</p>
        <SecondFactorSection isInDialog onAdded={onDone} />
        <DialogButtons>
          <Button variant="default" onClick={() => void logOut()}>
            {t('app:account.logout')}
          </Button>
        </DialogButtons>
      </div>
    </Modal>
  );
}
