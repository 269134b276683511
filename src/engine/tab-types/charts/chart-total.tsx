import { useTranslation } from 'react-i18next';
import { changeText } from './change-text';
import type { ChartFigures } from './chart-figures';
import { total } from './period-sums';
import styles from '../../views/blocks/chart/charts.module.css';

interface ChartTotalProps {
  /** Figures of the chart; undefined while they are on their way: their line is kept free. */
  figures: ChartFigures | undefined;
  /** Name of what is summed up. */
  name: string;
  textOf: (value: unknown) => string;
  onOpen?: ((series: number) => void) | undefined;
}

/** Sum of a chart, against the year before. */
export function ChartTotal({ figures, name, textOf, onOpen }: ChartTotalProps) {
  const { t, i18n } = useTranslation('charts');
  const hasBefore = figures?.before.some((value) => value !== undefined) === true;
  const now = total(figures?.now ?? []);
  const before = total(figures?.before ?? []);
  return (
    <p className={styles.total}>
      {figures && (
        <>
          <span className="visually-hidden">
            {t('charts:total')} {name}:{' '}
          </span>
          <strong>
            {onOpen && now !== 0 ? (
              <button
                type="button"
                className={styles.figure}
                aria-haspopup="dialog"
                onClick={() => onOpen(0)}
              >
                {textOf(now)}
              </button>
            ) : (
              textOf(now)
            )}
          </strong>
          {hasBefore && (
            <span className={styles.against}>
              {changeText(now, before, i18n.language)}{' '}
              {t('charts:against', { sum: textOf(before) })}
            </span>
          )}
        </>
      )}
    </p>
  );
}
