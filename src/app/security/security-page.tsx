import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/page';
import { withMantine } from '../../ui/with-mantine';
import { SecondFactorSection } from './second-factor/second-factor-section';

/** `/settings/security`: how one proves to be oneself. */
export const SecurityPage = withMantine(function SecurityPage() {
  const { t } = useTranslation('security');
  return (
    <Page title={t('title')}>
      <SecondFactorSection />
    </Page>
  );
});
