import { useTranslation } from 'react-i18next';
import { useAppearance } from '../../api/preferences/use-appearance';
import { densities } from '../../engine/views/list/columns/densities';
import { useDensity } from '../../engine/views/list/columns/use-density';
import { RadioRow } from './radio-row';
import { SettingsSection } from '../form/settings-section';

/** Section that sets how close rows stand in lists with no setting of their own. */
export function DensitySection() {
  const { t } = useTranslation('settings');
  const density = useDensity();
  const { value, change } = useAppearance();
  const title = t('list:columns.density');
  return (
    <SettingsSection
      title={title}
      hint={t('densityHint')}
      reset={value.density === '' ? undefined : () => change({ density: '' })}
    >
      <RadioRow
        name={title}
        chosen={density}
        onChoose={(chosen) => change({ density: chosen })}
        choices={densities.map((value) => ({ value, label: t(`list:columns.${value}`) }))}
      />
    </SettingsSection>
  );
}
