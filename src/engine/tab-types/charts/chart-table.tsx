import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../schemas/rules/format-number';
import { changeInPercent, total } from './period-sums';
import styles from './charts.module.css';

interface ChartTableProps {
  title: string;
  heading: string;
  /** The year, and the year before. */
  names: readonly [string, string];
  labels: readonly string[];
  now: readonly (number | undefined)[];
  before: readonly (number | undefined)[];
  textOf: (value: unknown) => string;
}

export function ChartTable({
  title,
  heading,
  names,
  labels,
  now,
  before,
  textOf,
}: ChartTableProps) {
  const { t, i18n } = useTranslation('charts');
  const cell = (value: number | undefined) => (value === undefined ? '–' : textOf(value));
  const change = (of: number | undefined, from: number | undefined) => {
    const percent = changeInPercent(of, from);
    if (percent === undefined) return '–';
    const text = formatNumber(percent, i18n.language, { digits: 1, fixed: true });
    return `${percent > 0 ? '+' : ''}${text} %`;
  };
  return (
    <div className={styles.scroll} role="group" aria-label={title} tabIndex={0}>
      <table className={styles.table}>
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
              <td>{cell(now[index])}</td>
              <td>{cell(before[index])}</td>
              <td>{change(now[index], before[index])}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('charts:total')}</th>
            <td>{textOf(total(now))}</td>
            <td>{textOf(total(before))}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
