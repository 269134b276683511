import { useTranslation } from 'react-i18next';
import { useScreenLabels } from '../../engine/labels/use-screen-labels';
import { useDashboardSettings } from '../pages/use-dashboard-settings';
import { usePermittedScreens } from '../shell/use-permitted-screens';
import { ItemSwitches } from './item-switches';
import { SettingsPageFrame } from './settings-page-frame';

/** `/settings/dashboard`: what stands on the start page. */
export function DashboardPage() {
  const { t } = useTranslation('settings');
  const { title } = useScreenLabels();
  const { isShown, show } = useDashboardSettings();
  const screens = usePermittedScreens().flatMap((group) => group.screens);
  return (
    <SettingsPageFrame title={t('cards.dashboard.title')}>
      <ItemSwitches
        title={t('navbar.areas')}
        hint={t('dashboard.hint')}
        items={screens.map((screen) => ({
          name: screen.name,
          label: title(screen),
          Icon: screen.Icon,
        }))}
        isOn={isShown}
        onSwitch={show}
      />
    </SettingsPageFrame>
  );
}
