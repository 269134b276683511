import { useTranslation } from 'react-i18next';
import { useAppearance } from '../../api/preferences/use-appearance';
import { densities } from '../../engine/views/list/columns/column-layout';
import { useDensity } from '../../engine/views/list/columns/use-density';
import { useColorScheme, type ColorScheme } from '../../ui/color-scheme';
import { useColorSchemeChoice } from '../shell/use-color-scheme-choice';
import { RadioRow } from './radio-row';
import { SettingsSection } from './settings-section';

const schemes = ['light', 'dark', 'contrast', 'auto'] as const;

/** Light, dark or with high contrast. */
export function ColorSchemeSection() {
  const { t } = useTranslation('app');
  const chosen = useColorScheme();
  const choose = useColorSchemeChoice();
  const title = t('account.appearance');
  return (
    <SettingsSection title={title} reset={chosen === 'auto' ? undefined : () => choose('auto')}>
      <RadioRow
        name={title}
        chosen={chosen}
        onChoose={(scheme) => choose(scheme as ColorScheme)}
        choices={schemes.map((value) => ({ value, label: t(`account.schemes.${value}`) }))}
      />
    </SettingsSection>
  );
}

/** How close rows stand in lists that say nothing of their own. */
export function DensitySection() {
  const { t } = useTranslation('list');
  const density = useDensity();
  const { value, change } = useAppearance();
  const title = t('columns.density');
  return (
    <SettingsSection
      title={title}
      hint={t('settings:densityHint')}
      reset={value.density === '' ? undefined : () => change({ density: '' })}
    >
      <RadioRow
        name={title}
        chosen={density}
        onChoose={(chosen) => change({ density: chosen })}
        choices={densities.map((value) => ({ value, label: t(`columns.${value}`) }))}
      />
    </SettingsSection>
  );
}
