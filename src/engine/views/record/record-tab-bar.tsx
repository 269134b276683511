import { useTranslation } from 'react-i18next';
import { useRecordPage } from './record-context';
import { Tabs } from './tabs';

/** Tabs of the record around, each with its number of rows. */
export function RecordTabBar({ panel }: { panel: string }) {
  const { t } = useTranslation('record');
  const { tabs, later, counts, tabLabel, title, named, path, wayBack } = useRecordPage();
  return (
    <Tabs
      label={title}
      current={named}
      panel={panel}
      tabs={tabs.map((of) => ({
        name: of.name,
        label: tabLabel(of),
        to: `${path}/${of.name}${wayBack}`,
        count: counts.get(of.name),
        disabled: later.includes(of) ? t('record:tabLater') : undefined,
      }))}
    />
  );
}
