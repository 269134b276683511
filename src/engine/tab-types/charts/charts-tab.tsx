import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { today } from '../../../../schemas/rules/today';
import { usePreference } from '../../../api/preferences/use-preference';
import { systemParameterQuery } from '../../../api/system-parameter';
import { useEngine } from '../../application/context';
import { schemaKeys } from '../../labels/label-keys';
import { PartBoundary } from '../../../ui/part-boundary';
import { Select } from '../../../ui/select';
import type { StoredRecord } from '../../views/record/open-record';
import type { TabViewProps } from '../../screens/tab-type';
import { figuresQuery } from '../../views/blocks/figures-query';
import { ChartPanel } from './chart-panel';
import type { ChartsTab } from './definition';
import { firstMonth, type PeriodUnit, yearLabel, yearsIn } from './period-sums';
import { Switch } from '../../../ui/switch';
import { dayOfYear } from './year-under-way';
import styles from '../../views/blocks/chart/charts.module.css';

export { yearToDate } from './year-to-date';

/** Name of the URL's parameter for the year: a link shows the same year. */
const yearParameter = 'year';

const defaults = { unit: 'month', view: 'chart' };

/** Charts or tables by month or quarter, as the user last chose, all of the same year. */
export function Content({ screen, tab, record }: TabViewProps<ChartsTab, StoredRecord>) {
  const { t, i18n } = useTranslation('charts');
  const [search, setSearch] = useSearchParams();
  const { can } = useEngine();
  const { value, change } = usePreference(
    tab.preference ?? `charts.${screen.name}.${tab.name}`,
    defaults,
  );
  const start = useQuery({
    ...systemParameterQuery(tab.yearStart ?? ''),
    enabled: tab.yearStart !== undefined,
  });
  const first = firstMonth(start.data);
  const permitted = tab.charts.filter(({ list }) => can(`GET ${list}`));
  const answers = useQueries({
    queries: permitted.map((chart) => figuresQuery(chart, record?.id, i18n.language)),
  });
  const years = [
    ...new Set(permitted.flatMap((chart, index) => yearsIn(answers[index]?.data ?? [], chart))),
  ].sort((a, b) => b - a);
  const now = dayOfYear(today(), first);
  const wanted = Number(search.get(yearParameter));
  const year = [wanted, now.year].find((one) => years.includes(one)) ?? years[0];
  const chooseYear = (chosen: number) => {
    const next = new URLSearchParams(search);
    next.set(yearParameter, String(chosen));
    setSearch(next, { replace: true });
  };
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
        {/* Stands there while the years are on their way, too, so that nothing moves when they come. */}
        <Select
          aria-label={t('charts:year')}
          value={year ?? now.year}
          disabled={years.length < 2}
          onChange={({ target }) => chooseYear(Number(target.value))}
        >
          {(years.length > 0 ? years : [now.year]).map((one) => (
            <option key={one} value={one}>
              {yearLabel(one, first)}
            </option>
          ))}
        </Select>
      </div>
      {permitted.map((chart) => (
        <PartBoundary key={chart.name}>
          <ChartPanel
            chart={chart}
            title={t(schemaKeys(chart.schema, `charts.${chart.name}`))}
            id={record?.id}
            year={year}
            unit={unit}
            asTable={asTable}
            start={first}
            now={now}
          />
        </PartBoundary>
      ))}
    </div>
  );
}
