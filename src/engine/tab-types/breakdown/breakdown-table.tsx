import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { addMoney } from '../../../../schemas/rules/decimal';
import { useFormatters } from '../../data/use-formatters';
import type { Field } from '../../fields/field';
import { useFieldLabel } from '../../fields/use-field-texts';
import charts from '../../views/blocks/chart/charts.module.css';
import type { Bar } from './bars';
import styles from './breakdown.module.css';

interface BreakdownTableProps {
  title: string;
  /** Field that the rows are grouped by, and their columns; undefined where the contract has no such field. */
  by: Field | undefined;
  count: Field | undefined;
  sums: readonly Field[];
  bars: readonly Bar[];
  /** Opens the records of a bar. */
  onOpen: ((bar: Bar) => void) | undefined;
}

/** Table with the same figures as the chart, for everybody. */
export function BreakdownTable({ title, by, count, sums, bars, onOpen }: BreakdownTableProps) {
  const { t } = useTranslation('charts');
  const labelOf = useFieldLabel();
  const columns = useMemo(() => (count ? [count, ...sums] : sums), [count, sums]);
  const formatters = useFormatters(columns);
  const textOf = (field: Field, value: number) => formatters.get(field.name)?.(value) ?? value;
  const countOf = (bar: Bar) => {
    const text = count ? textOf(count, bar.count) : bar.count;
    if (!onOpen || bar.count === 0) return text;
    return (
      <button
        type="button"
        className={charts.figure}
        aria-haspopup="dialog"
        aria-label={`${bar.label}: ${text}`}
        onClick={() => onOpen(bar)}
      >
        {text}
      </button>
    );
  };
  const total = bars.reduce((all, bar) => all + bar.count, 0);
  return (
    <div className={charts.scroll} role="group" aria-label={title} tabIndex={0}>
      <table className={`${charts.table} ${styles.table}`}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{by && labelOf(by)}</th>
            <th scope="col">{count && labelOf(count)}</th>
            {sums.map((field) => (
              <th key={field.name} scope="col">
                {labelOf(field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.label}>
              <th scope="row">{bar.label}</th>
              <td>{countOf(bar)}</td>
              {sums.map((field, index) => (
                <td key={field.name}>{textOf(field, bar.sums[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td>{count ? textOf(count, total) : total}</td>
            {sums.map((field, index) => (
              <td key={field.name}>
                {textOf(field, addMoney(...bars.map((bar) => bar.sums[index] ?? 0)))}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
