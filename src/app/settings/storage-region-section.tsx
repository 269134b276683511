import { useTranslation } from 'react-i18next';
import { Select } from '../../ui/select';
import { SettingsSection } from '../form/settings-section';
import styles from './settings-page.module.css';
import { useStorageRegion } from './use-storage-region';

/** Section for the stock that the user works with; users who may not change it read it. */
export function StorageRegionSection() {
  const { t } = useTranslation('settings');
  const { regions, region, isChosen, isPending, isError, mayChoose, choose } = useStorageRegion();
  if (!isPending && !isError && regions.length === 0) return null;
  const title = t('region.title');
  return (
    <SettingsSection
      title={title}
      hint={t(mayChoose ? 'region.hint' : 'region.readOnly')}
      reset={mayChoose && isChosen ? () => choose(0) : undefined}
    >
      {isError && <p className={styles.fact}>{t('region.failed')}</p>}
      {!isError && mayChoose && (
        <Select
          aria-label={title}
          className={styles.select}
          disabled={isPending}
          value={region?.id ?? ''}
          onChange={(event) => choose(Number(event.currentTarget.value))}
        >
          {region === undefined && <option value="">{t('region.none')}</option>}
          {regions.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {!isError && !mayChoose && (
        <p className={styles.fact}>{isPending ? '…' : (region?.name ?? t('region.none'))}</p>
      )}
    </SettingsSection>
  );
}
