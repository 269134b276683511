import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePreference } from '../../../api/preferences/use-preference';
import { PartBoundary } from '../../../ui/part-boundary';
import { Switch } from '../../../ui/switch';
import { useEngine } from '../../application/context';
import { callFieldsQuery, fieldsQuery } from '../../data/fields-query';
import { wholeRowsQuery } from '../../data/lists/rows-source';
import type { Fields } from '../../fields/field';
import type { TabViewProps } from '../../screens/tab-type';
import charts from '../../views/blocks/chart/charts.module.css';
import { askedFor, withAskedFor } from '../../views/form/asked-for';
import { AskedForm } from '../../views/form/asked-form';
import type { StoredRecord } from '../../views/record/open-record';
import { BreakdownPanel } from './breakdown-panel';
import { BreakdownTotal } from './breakdown-total';
import styles from './breakdown.module.css';
import type { BreakdownTab } from './definition';

type Props = TabViewProps<BreakdownTab, StoredRecord>;

const defaults = { view: 'chart' };

export function Content(props: Props) {
  const { tab } = props;
  const { registry } = useEngine();
  const asks = registry.asking.includes(tab.list);
  const { data: fields } = useQuery(fieldsQuery(registry, tab.schema));
  const asked = useQuery({
    ...callFieldsQuery(registry, `GET ${tab.list}`, 'query'),
    enabled: asks,
  });
  if (!fields || (asks && !asked.data)) return null;
  return <Breakdown {...props} fields={fields} queryFields={asked.data ?? {}} />;
}

interface BreakdownProps extends Props {
  fields: Fields;
  queryFields: Fields;
}

/** Charts or tables, as the user last chose; the query stands in the URL. */
function Breakdown({ screen, tab, record, fields, queryFields }: BreakdownProps) {
  const { t, i18n } = useTranslation('charts');
  const [search, setSearch] = useSearchParams();
  const { value, change } = usePreference(
    tab.preference ?? `breakdown.${screen.name}.${tab.name}`,
    defaults,
  );
  const { schema, list, by } = tab;
  const id = record?.id;
  // Leaves out the parameter that the record fills.
  const open = useMemo(
    () => Object.fromEntries(Object.entries(queryFields).filter(([name]) => name !== by)),
    [queryFields, by],
  );
  const asked = useMemo(() => askedFor(search, open), [search, open]);
  const query = by !== undefined && id !== undefined ? { [by]: id } : {};
  const rows = useQuery({
    ...wholeRowsQuery({ list, params: {}, query }, asked, schema, i18n.language),
    staleTime: 0,
    placeholderData: (before) => before,
  });
  const asTable = value.view === 'table';
  return (
    <div className={charts.charts}>
      <div className={styles.choices}>
        <Switch
          label={t('charts:view')}
          value={asTable ? 'table' : 'chart'}
          options={[
            ['chart', t('charts:chart')],
            ['table', t('charts:table')],
          ]}
          onChange={(chosen) => change({ view: chosen })}
        />
        {Object.keys(open).length > 0 && (
          <section className={styles.asked} aria-label={t('list:filter')}>
            <AskedForm
              fields={open}
              names={Object.keys(open)}
              values={asked}
              onChange={(values) =>
                setSearch(withAskedFor(search, open, values), { replace: true })
              }
            />
          </section>
        )}
      </div>
      <BreakdownTotal tab={tab} fields={fields} rows={rows.data} />
      {tab.charts.map((chart) => (
        <PartBoundary key={chart.name}>
          <BreakdownPanel
            tab={tab}
            chart={chart}
            fields={fields}
            rows={rows}
            asked={{ ...asked, ...query }}
            asTable={asTable}
          />
        </PartBoundary>
      ))}
    </div>
  );
}
