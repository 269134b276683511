import { useTranslation } from 'react-i18next';
import { useEngine } from '../../engine/application/context';
import { Page } from '../../ui/page';
import { withMantine } from '../../ui/with-mantine';
import { DevicesSection } from './devices-section';
import { PasswordSection } from './password-section';
import { SecondFactorSection } from './second-factor/second-factor-section';
import styles from './security-page.module.css';

export const SecurityPage = withMantine(function SecurityPage() {
  const { t } = useTranslation('security');
  const { can } = useEngine();
  return (
    <Page title={t('title')}>
      <div className={styles.sections}>
        {can('POST /system/passwort') && <PasswordSection />}
        {can('GET /system/zweiterfaktor') && <SecondFactorSection />}
        {can('GET /system/geraete') && <DevicesSection />}
      </div>
    </Page>
  );
});
