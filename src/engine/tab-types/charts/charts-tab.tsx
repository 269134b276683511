import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePreference } from '../../../api/preferences/use-preference';
import { systemParameterQuery } from '../../../api/system-parameter';
import { useEngine } from '../../application/context';
import { schemaKeys } from '../../labels/label-keys';
import { PartBoundary } from '../../../ui/part-boundary';
import type { StoredRecord } from '../../views/record/open-record';
import type { TabViewProps } from '../../screens/tab-type';
import { ChartPanel } from './chart-panel';
import type { ChartsTab } from './definition';
import { firstMonth, type PeriodUnit } from './period-sums';
import { Switch } from './switch';
import styles from './charts.module.css';

const defaults = { unit: 'month', view: 'chart' };

/** As charts or as tables, by month or quarter: kept for the user. */
export function Content({ screen, tab, record }: TabViewProps<ChartsTab, StoredRecord>) {
  const { t } = useTranslation('charts');
  const { can } = useEngine();
  const { value, change } = usePreference(
    tab.preference ?? `charts.${screen.name}.${tab.name}`,
    defaults,
  );
  const start = useQuery({
    ...systemParameterQuery(tab.yearStart ?? ''),
    enabled: tab.yearStart !== undefined,
  });
  const unit: PeriodUnit = value.unit === 'quarter' ? 'quarter' : 'month';
  const asTable = value.view === 'table';
  return (
    <div className={styles.charts}>
      <div className={styles.choices}>
        <Switch
          label={t('charts:unit')}
          value={unit}
          options={[
            ['month', t('charts:months')],
            ['quarter', t('charts:quarters')],
          ]}
          onChange={(chosen) => change({ unit: chosen })}
        />
        <Switch
          label={t('charts:view')}
          value={asTable ? 'table' : 'chart'}
          options={[
            ['chart', t('charts:chart')],
            ['table', t('charts:table')],
          ]}
          onChange={(chosen) => change({ view: chosen })}
        />
      </div>
      {tab.charts
        .filter(({ list }) => can(`GET ${list}`))
        .map((chart) => (
          <PartBoundary key={chart.name}>
            <ChartPanel
              chart={chart}
              title={t(schemaKeys(chart.schema, `charts.${chart.name}`))}
              id={record?.id}
              unit={unit}
              asTable={asTable}
              start={firstMonth(start.data)}
            />
          </PartBoundary>
        ))}
    </div>
  );
}
