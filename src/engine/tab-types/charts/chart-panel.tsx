import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../failure/failure-text';
import { useEngine } from '../../application/context';
import { fieldsQuery } from '../../data/fields-query';
import { useFormatters } from '../../data/use-formatters';
import { schemaKeys } from '../../labels/label-keys';
import { figuresQuery } from '../../views/blocks/figures-query';
import type { Chart } from './definition';
import { ChartDrawing } from './chart-drawing';
import { ChartTable } from './chart-table';
import {
  groupSums,
  periodLabels,
  periodSums,
  type PeriodUnit,
  yearLabel,
  yearsIn,
} from './period-sums';
import styles from './charts.module.css';

interface ChartPanelProps {
  chart: Chart;
  title: string;
  id: number | undefined;
  unit: PeriodUnit;
  asTable: boolean;
  /** Calendar month with which a year begins, 1 to 12. */
  start: number;
}

const noFields = {};

/** A year against the year before; the user chooses the year. */
export function ChartPanel({ chart, title, id, unit, asTable, start }: ChartPanelProps) {
  const { t, i18n } = useTranslation(['charts', 'record']);
  const { registry } = useEngine();
  const heading = useId();
  const [chosen, choose] = useState<number>();
  const rows = useQuery(figuresQuery(chart, id, i18n.language));
  const { data: fields = noFields } = useQuery(fieldsQuery(registry, chart.schema));
  const valueField = fields[chart.value as keyof typeof fields];
  const formatters = useFormatters(useMemo(() => (valueField ? [valueField] : []), [valueField]));
  const textOf = formatters.get(chart.value) ?? String;

  const years = useMemo(() => yearsIn(rows.data ?? [], chart), [rows.data, chart]);
  const year = chosen !== undefined && years.includes(chosen) ? chosen : years[0];
  const figures = useMemo(() => {
    if (year === undefined || !rows.data) return undefined;
    if (chart.group !== undefined) {
      const groups = groupSums(rows.data, { ...chart, group: chart.group }, year);
      return {
        labels: groups.map(({ group }) => group),
        now: groups.map(({ sum }) => sum),
        before: groups.map(({ before }) => before),
      };
    }
    const quarter = (number: number) => t('charts:quarter', { number });
    return {
      labels: periodLabels(unit, start, i18n.language, quarter),
      now: periodSums(rows.data, chart, year, unit),
      before: periodSums(rows.data, chart, year - 1, unit),
    };
  }, [rows.data, chart, year, unit, start, i18n.language, t]);

  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.heading}>
          {title}
        </h2>
        {years.length > 1 && (
          <label className={styles.year}>
            <span>{t('charts:year')}</span>
            <select value={year} onChange={(event) => choose(Number(event.currentTarget.value))}>
              {years.map((of) => (
                <option key={of} value={of}>
                  {yearLabel(of, start)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {rows.isPending && <div className={styles.skeleton} aria-hidden />}
      {rows.isError && (
        <div role="alert" className={styles.failure}>
          <p>{failureText(rows.error)}</p>
          <Button variant="default" onClick={() => void rows.refetch()}>
            {t('record:retry')}
          </Button>
        </div>
      )}
      {rows.data && year === undefined && <p className={styles.empty}>{t('charts:empty')}</p>}
      {figures && year !== undefined && (
        <Figures
          {...figures}
          title={title}
          heading={
            chart.group === undefined
              ? t(unit === 'month' ? 'charts:months' : 'charts:quarters')
              : t(schemaKeys(chart.schema, `fields.${chart.group}`))
          }
          horizontal={chart.group !== undefined}
          asTable={asTable}
          names={[yearLabel(year, start), yearLabel(year - 1, start)]}
          textOf={textOf}
        />
      )}
    </section>
  );
}

interface FiguresProps {
  title: string;
  heading: string;
  horizontal: boolean;
  asTable: boolean;
  names: readonly [string, string];
  labels: readonly string[];
  now: readonly (number | undefined)[];
  before: readonly (number | undefined)[];
  textOf: (value: unknown) => string;
}

function Figures({ title, heading, horizontal, asTable, names, textOf, ...figures }: FiguresProps) {
  const { labels, now, before } = figures;
  if (asTable) {
    return (
      <ChartTable {...figures} title={title} heading={heading} names={names} textOf={textOf} />
    );
  }
  return (
    <ChartDrawing
      title={title}
      data={{
        labels,
        horizontal,
        series: [
          { name: names[0], values: now },
          { name: names[1], values: before },
        ],
      }}
      textOf={textOf}
    />
  );
}
