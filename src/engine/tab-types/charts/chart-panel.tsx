import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import type { RecordId } from '../../../api/dialect';
import { failureText } from '../../../failure/failure-text';
import { useEngine } from '../../application/context';
import { fieldsQuery } from '../../data/fields-query';
import { useFormatters } from '../../data/use-formatters';
import type { AnyRecord } from '../../define/definition';
import { byCurrency, currencyField } from '../../fields/value-formatter';
import { schemaKeys } from '../../labels/label-keys';
import { completeColumns } from '../../define/complete-screen';
import { figuresQuery } from '../../views/blocks/figures-query';
import { DrillDownDialog } from '../../views/blocks/rows/rows-with-drill-down';
import type { Chart } from './definition';
import { ChartDrawing } from '../../views/blocks/chart/chart-drawing';
import { ChartTable } from './chart-table';
import { ChartTotal } from './chart-total';
import { chartFigures, type Figure } from './chart-figures';
import { figureRows } from './figure-rows';
import { type PeriodUnit, yearLabel } from './period-sums';
import { yearsEarlier, type DayOfYear } from './year-under-way';
import styles from '../../views/blocks/chart/charts.module.css';

interface ChartPanelProps {
  chart: Chart;
  title: string;
  id: RecordId | undefined;
  /** Year that is shown; undefined while there are no figures. */
  year: number | undefined;
  unit: PeriodUnit;
  asTable: boolean;
  /** Calendar month with which a year begins, 1 to 12. */
  start: number;
  now: DayOfYear;
}

const noFields = {};

/** Chart of a year against the year before, the current one up to the same day, each currency on its own. */
export function ChartPanel(props: ChartPanelProps) {
  const { chart, id, title, year } = props;
  const { i18n } = useTranslation();
  const rows = useQuery(figuresQuery(chart, id, i18n.language));
  const shown = byCurrency(
    (rows.data ?? []).filter(
      (row) => row[chart.year] === year || row[chart.year] === (year ?? 0) - 1,
    ),
  );
  if (shown.length < 2 && (shown[0]?.[0] ?? 'EUR') === 'EUR') {
    return <CurrencyPanel {...props} rows={rows} currency={undefined} />;
  }
  return shown.map(([currency, own]) => (
    <CurrencyPanel
      key={currency}
      {...props}
      title={`${title} · ${currency}`}
      rows={{ ...rows, data: own }}
      currency={currency}
    />
  ));
}

interface CurrencyPanelProps extends ChartPanelProps {
  rows: Pick<
    UseQueryResult<readonly AnyRecord[]>,
    'data' | 'error' | 'isError' | 'isPending' | 'refetch'
  >;
  /** Currency of all figures; undefined where all are in euro. */
  currency: string | undefined;
}

/** Chart of one currency; every figure opens its records. */
function CurrencyPanel(props: CurrencyPanelProps) {
  const { chart, title, id, year, unit, asTable, start, now, rows, currency } = props;
  const { t, i18n } = useTranslation(['charts', 'record']);
  const { registry, can } = useEngine();
  const heading = useId();
  const { data: fields = noFields } = useQuery(fieldsQuery(registry, chart.schema));
  const valueField = fields[chart.value as keyof typeof fields];
  const formatters = useFormatters(useMemo(() => (valueField ? [valueField] : []), [valueField]));
  const format = formatters.get(chart.value) ?? String;
  const textOf = (value: unknown) => format(value, { [currencyField]: currency });
  const [opened, open] = useState<Figure>();

  const figures = useMemo(
    () =>
      year === undefined || !rows.data
        ? undefined
        : chartFigures(rows.data, chart, {
            year,
            unit,
            start,
            now,
            language: i18n.language,
            quarterText: (number) => t('charts:quarter', { number }),
          }),
    [rows.data, chart, year, unit, start, now, i18n.language, t],
  );
  const names = useMemo(() => {
    if (year === undefined) return ['', ''] as const;
    const nameOf = (back: number) => {
      const text = yearLabel(year - back, start);
      if (!figures?.isUnderWay) return text;
      const [, month, day] = yearsEarlier(now.day, back).split('-');
      return t('charts:upTo', { year: text, day: `${day}.${month}.` });
    };
    return [nameOf(0), nameOf(1)] as const;
  }, [year, start, now, figures?.isUnderWay, t]);
  const { drillDown } = chart;
  const columns = useMemo(() => completeColumns(drillDown?.columns ?? []), [drillDown]);
  const onOpen =
    drillDown && can(`GET ${drillDown.list}`)
      ? (series: number, index?: number) => open(figures?.figureOf(series, index))
      : undefined;
  const opens = onOpen !== undefined;
  const drawn = useMemo(
    () =>
      figures && {
        labels: figures.labels,
        horizontal: chart.group !== undefined,
        series: [
          { name: names[0], values: figures.now },
          // Leaves out the year before where there is none.
          ...(figures.before.some((value) => value !== undefined)
            ? [{ name: names[1], values: figures.before }]
            : []),
        ],
        opens,
      },
    [figures, names, chart, opens],
  );
  const whenOf = ({ label, series }: Figure) =>
    label === undefined || chart.group !== undefined
      ? [label, names[series]].filter(Boolean).join(' · ')
      : `${label} ${yearLabel((year ?? 0) - series, start)}`;
  const isEmpty = figures?.now.concat(figures.before).every((value) => value === undefined);

  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {title}
      </h2>
      {!isEmpty && !rows.isError && (
        <ChartTotal figures={figures} name={names[0]} textOf={textOf} onOpen={onOpen} />
      )}
      {rows.isPending && <div className={styles.skeleton} aria-hidden />}
      {rows.isError && (
        <div role="alert" className={styles.failure}>
          <p>{failureText(rows.error)}</p>
          <Button variant="default" onClick={() => void rows.refetch()}>
            {t('record:retry')}
          </Button>
        </div>
      )}
      {rows.data && (isEmpty ?? true) && <p className={styles.empty}>{t('charts:empty')}</p>}
      {figures && !isEmpty && asTable && (
        <ChartTable
          {...figures}
          title={title}
          heading={
            chart.group === undefined
              ? t(unit === 'month' ? 'charts:months' : 'charts:quarters')
              : t(schemaKeys(chart.schema, `fields.${chart.group}`))
          }
          names={names}
          textOf={textOf}
          onOpen={onOpen}
        />
      )}
      {drawn && !isEmpty && !asTable && (
        <ChartDrawing title={title} data={drawn} textOf={textOf} onOpen={onOpen} />
      )}
      {opened && drillDown && (
        <DrillDownDialog
          title={[title, whenOf(opened), textOf(opened.value)].filter(Boolean).join(' · ')}
          of={figureRows(chart, drillDown, { ...opened, currency }, id)}
          schema={drillDown.schema}
          columns={columns}
          order={drillDown.order}
          onClose={() => open(undefined)}
        />
      )}
    </section>
  );
}
