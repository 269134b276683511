import { useTranslation } from 'react-i18next';
import { useScreenLabels } from '../../engine/labels/use-screen-labels';
import { useNavigationSettings } from '../navigation/use-navigation-settings';
import { settingsGroup, useOwnScreens } from '../navigation/use-permitted-screens';
import { ItemSwitches } from './item-switches';
import { SettingsPageFrame } from './settings-page-frame';

/** Page `/settings/navbar`: the areas shown in the navigation. */
export function NavbarPage() {
  const { t } = useTranslation('settings');
  const { title } = useScreenLabels();
  const { value, change } = useNavigationSettings();
  const screens = useOwnScreens().filter(({ group }) => group !== settingsGroup);
  const { enabledItems } = value;
  const onSwitch = (names: readonly string[], isOn: boolean) => {
    const changed = Object.fromEntries(names.map((name) => [name, isOn]));
    change({ enabledItems: { ...enabledItems, ...changed } });
  };
  return (
    <SettingsPageFrame title={t('cards.navbar.title')}>
      <ItemSwitches
        title={t('navbar.areas')}
        hint={t('navbar.hint')}
        items={screens.map((screen) => ({
          name: screen.name,
          label: title(screen),
          Icon: screen.Icon,
        }))}
        isOn={(name) => enabledItems?.[name] !== false}
        onSwitch={onSwitch}
      />
    </SettingsPageFrame>
  );
}
