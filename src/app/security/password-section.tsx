import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PasswordForm } from '../password/password-form';
import { userNow } from '../session/forget-former-user';
import { devicesKey } from './devices-section';
import { SettingsSection } from '../form/settings-section';

export function PasswordSection() {
  const { t } = useTranslation('security');
  const client = useQueryClient();
  return (
    <SettingsSection title={t('password.title')} hint={t('password.hint')}>
      <PasswordForm
        user={userNow() ?? ''}
        onDone={() => void client.invalidateQueries({ queryKey: devicesKey })}
      />
    </SettingsSection>
  );
}
