import { useTranslation } from 'react-i18next';
import { changeText } from './change-text';
import { total } from './period-sums';
import styles from '../../views/blocks/chart/charts.module.css';

interface ChartTableProps {
  title: string;
  heading: string;
  /** Names of the year and of the year before. */
  names: readonly [string, string];
  labels: readonly string[];
  now: readonly (number | undefined)[];
  before: readonly (number | undefined)[];
  textOf: (value: unknown) => string;
  /** Opens the records of a figure, or of the sum without an index. `series`: 0 the year, 1 the year before. */
  onOpen?: ((series: number, index?: number) => void) | undefined;
}

export function ChartTable({
  title,
  heading,
  names,
  labels,
  now,
  before,
  textOf,
  onOpen,
}: ChartTableProps) {
  const { t, i18n } = useTranslation('charts');
  const cell = (value: number | undefined, series: number, index?: number) => {
    if (value === undefined) return '–';
    if (!onOpen || value === 0) return textOf(value);
    return (
      <button
        type="button"
        className={styles.figure}
        aria-haspopup="dialog"
        onClick={() => onOpen(series, index)}
      >
        {textOf(value)}
      </button>
    );
  };
  const change = (of: number | undefined, from: number | undefined) =>
    changeText(of, from, i18n.language) ?? '–';
  return (
    <div className={styles.scroll} role="group" aria-label={title} tabIndex={0}>
      <table className={`${styles.table} ${styles.withChange}`}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">{names[0]}</th>
            <th scope="col">{names[1]}</th>
            <th scope="col">{t('charts:change')}</th>
          </tr>
        </thead>
        <tbody>
          {labels.map((label, index) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{cell(now[index], 0, index)}</td>
              <td>{cell(before[index], 1, index)}</td>
              <td>{change(now[index], before[index])}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('charts:total')}</th>
            <td>{cell(total(now), 0)}</td>
            <td>{cell(total(before), 1)}</td>
            <td>{change(total(now), total(before))}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
