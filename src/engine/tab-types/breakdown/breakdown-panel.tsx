import type { UseQueryResult } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { parseFilter } from '../../../../schemas/rules/filter-grammar';
import { failureText } from '../../../failure/failure-text';
import { useMedia } from '../../../ui/use-media';
import { useEngine } from '../../application/context';
import { useFormatters } from '../../data/use-formatters';
import type { AskedFor, RowsCall } from '../../data/lists/rows-source';
import { completeColumns } from '../../define/complete-screen';
import type { AnyRecord } from '../../define/definition';
import type { Fields } from '../../fields/field';
import { useFieldLabel } from '../../fields/use-field-texts';
import { schemaKeys } from '../../labels/label-keys';
import { ChartDrawing } from '../../views/blocks/chart/chart-drawing';
import styles from '../../views/blocks/chart/charts.module.css';
import { DrillDownDialog } from '../../views/blocks/rows/rows-with-drill-down';
import type { Bar } from './bars';
import { BreakdownTable } from './breakdown-table';
import type { BreakdownChart, BreakdownDrillDown, BreakdownTab } from './definition';
import { useBars } from './use-bars';

interface BreakdownPanelProps {
  tab: BreakdownTab;
  chart: BreakdownChart;
  fields: Fields;
  rows: UseQueryResult<readonly AnyRecord[]>;
  /** Query that the rows were asked for with. */
  asked: AskedFor;
  asTable: boolean;
}

/** Chart or table that adds up the rows in one way; every bar opens its records. */
export function BreakdownPanel({ tab, chart, fields, rows, asked, asTable }: BreakdownPanelProps) {
  const { t } = useTranslation(['charts', 'record']);
  const { can } = useEngine();
  const heading = useId();
  const labelOf = useFieldLabel();
  const isNarrow = useMedia('(max-width: 767px)');
  const [opened, open] = useState<Bar>();
  const { drillDown } = chart;
  const columns = useMemo(() => completeColumns(drillDown?.columns ?? []), [drillDown]);
  const summed = useMemo(() => tab.sums.flatMap((name) => fields[name] ?? []), [tab, fields]);
  const formatters = useFormatters(summed);
  const textOf = formatters.get(tab.sums[0]) ?? String;
  const bars = useBars(rows.data, tab, chart, fields);
  const title = t(schemaKeys(tab.schema, `charts.${chart.name}`));
  const opens = drillDown !== undefined && can(`GET ${drillDown.list}`);
  // Puts months side by side where there is room for them.
  const horizontal = chart.months === undefined || isNarrow;
  const drawn = useMemo(
    () =>
      bars && {
        labels: bars.map(({ label, count }) => (horizontal ? `${label} (${count})` : label)),
        horizontal,
        series: summed.map((field, index) => ({
          name: labelOf(field),
          values: bars.map(({ sums }) => sums[index]),
        })),
        opens,
      },
    [bars, horizontal, summed, labelOf, opens],
  );
  const isEmpty = bars?.every(({ count }) => count === 0) === true;
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {title}
      </h2>
      {rows.isPending && <div className={styles.skeleton} aria-hidden />}
      {rows.isError && (
        <div role="alert" className={styles.failure}>
          <p>{failureText(rows.error)}</p>
          <Button variant="default" onClick={() => void rows.refetch()}>
            {t('record:retry')}
          </Button>
        </div>
      )}
      {isEmpty && <p className={styles.empty}>{t('charts:empty')}</p>}
      {bars && !isEmpty && asTable && (
        <BreakdownTable
          title={title}
          by={fields[chart.by]}
          count={fields[tab.count]}
          sums={summed}
          bars={bars}
          onOpen={opens ? open : undefined}
        />
      )}
      {drawn && !isEmpty && !asTable && (
        <ChartDrawing
          title={title}
          data={drawn}
          textOf={textOf}
          onOpen={opens ? (_, index) => open(bars?.[index]) : undefined}
        />
      )}
      {opened && drillDown && (
        <DrillDownDialog
          title={`${title} · ${opened.label}`}
          of={recordsOf(opened, drillDown, asked)}
          schema={drillDown.schema}
          columns={columns}
          order={drillDown.order}
          opens={drillDown.opens}
          onClose={() => open(undefined)}
        />
      )}
    </section>
  );
}

/** Returns the call for the records of a bar. */
function recordsOf(bar: Bar, { list, by, filter = '' }: BreakdownDrillDown, asked: AskedFor) {
  const call: RowsCall = {
    list,
    params: {},
    query: {},
    fixed: [
      ...parseFilter(filter).conditions,
      ...bar.among(by),
      ...Object.entries(asked).map(([field, value]) => ({
        field,
        operator: '=' as const,
        values: [String(value)],
      })),
    ],
    isWhole: false,
  };
  return call;
}
