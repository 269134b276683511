import { IconHome, IconLayoutSidebar, IconUserShield } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../../engine/application/context';
import { useScreenLabels } from '../../engine/labels/use-screen-labels';
import { Page } from '../../ui/page';
import {
  settingsGroup,
  useOwnScreens,
  type NavigationScreen,
} from '../navigation/use-permitted-screens';
import { CardLinks } from './card-links';
import { ColorSchemeSection } from './color-scheme-section';
import { DensitySection } from './density-section';
import { generalCalls } from './general-calls';
import { KeyboardSection } from './keyboard-section';
import { LanguageSection } from './language-section';
import styles from './settings-page.module.css';
import { StorageRegionSection } from './storage-region-section';

const cards = [
  { name: 'general', Icon: IconUserShield },
  { name: 'navbar', Icon: IconLayoutSidebar },
  { name: 'dashboard', Icon: IconHome },
] as const;

/** Page `/settings` (number 500): ways to what has a page of its own, and what is changed here and now. */
export function SettingsPage() {
  const { t } = useTranslation('settings');
  const { can } = useEngine();
  const { title } = useScreenLabels();
  const isGeneral = generalCalls.some((operation) => can(operation));
  const shown = cards.filter(({ name }) => name !== 'general' || isGeneral);
  const setUp = byArea(useOwnScreens().filter(({ group }) => group === settingsGroup));
  return (
    <Page title={t('title')} number={500}>
      <div className={styles.page}>
        <CardLinks
          cards={shown.map(({ name, Icon }) => ({
            to: `/settings/${name}`,
            Icon,
            title: t(`cards.${name}.title`),
            text: t(`cards.${name}.text`),
          }))}
        />
        <div className={styles.sections}>
          <ColorSchemeSection />
          <LanguageSection />
          <DensitySection />
          <StorageRegionSection />
          <KeyboardSection />
        </div>
        {setUp.map(([area, screens]) => (
          <CardLinks
            key={area ?? ''}
            heading={
              area === undefined
                ? t('common:groups.settings')
                : t('setUp', { area: t(`common:areas.${area}`) })
            }
            cards={screens.map((screen) => ({
              to: `/${screen.name}`,
              Icon: screen.Icon,
              title: title(screen),
              text: t(`administration.${screen.name}`, { defaultValue: '' }),
            }))}
          />
        ))}
      </div>
    </Page>
  );
}

/** Gathers screens by the heading that they stand under, those without any first. */
function byArea(
  screens: readonly NavigationScreen[],
): (readonly [area: string | undefined, screens: NavigationScreen[]])[] {
  const areas = [...new Set([undefined, ...screens.map(({ area }) => area)])];
  return areas
    .map((area) => [area, screens.filter((screen) => screen.area === area)] as const)
    .filter(([, some]) => some.length > 0);
}
