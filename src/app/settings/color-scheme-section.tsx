import { useTranslation } from 'react-i18next';
import { useColorScheme, type ColorScheme } from '../../ui/color-scheme';
import { useColorSchemeChoice } from '../shell/use-color-scheme-choice';
import { RadioRow } from './radio-row';
import { SettingsSection } from '../form/settings-section';

const schemes = ['light', 'dark', 'contrast', 'auto'] as const;

/** Light, dark or with high contrast. */
export function ColorSchemeSection() {
  const { t } = useTranslation('account');
  const chosen = useColorScheme();
  const choose = useColorSchemeChoice();
  const title = t('appearance');
  return (
    <SettingsSection title={title} reset={chosen === 'auto' ? undefined : () => choose('auto')}>
      <RadioRow
        name={title}
        chosen={chosen}
        onChoose={(scheme) => choose(scheme as ColorScheme)}
        choices={schemes.map((value) => ({ value, label: t(`schemes.${value}`) }))}
      />
    </SettingsSection>
  );
}
