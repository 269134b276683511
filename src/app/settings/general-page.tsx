import { useTranslation } from 'react-i18next';
import { useEngine } from '../../engine/application/context';
import { DevicesSection } from '../security/devices-section';
import { PasswordSection } from '../security/password-section';
import { SecondFactorSection } from '../security/second-factor/second-factor-section';
import { SettingsPageFrame } from './settings-page-frame';

/** Page `/settings/general`: ways to log in, and places where the user is logged in. */
export function GeneralPage() {
  const { t } = useTranslation('settings');
  const { can } = useEngine();
  return (
    <SettingsPageFrame title={t('cards.general.title')}>
      {can('POST /system/passwort') && <PasswordSection />}
      {can('GET /system/zweiterfaktor') && <SecondFactorSection />}
      {can('GET /system/geraete') && <DevicesSection />}
    </SettingsPageFrame>
  );
}
