import { useMantineColorScheme, useComputedColorScheme } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../ui/lazy-part';
import { chartOption, type ChartData, type ChartLook } from './chart-option';
import { total } from './period-sums';
import styles from './charts.module.css';

const ChartCanvas = lazyPart(async () => (await import('./chart-canvas')).ChartCanvas, {
  isNeeded: true,
});

interface ChartDrawingProps {
  title: string;
  data: ChartData;
  textOf: (value: unknown) => string;
}

const COLUMNS_HEIGHT = 300;
const BAR_HEIGHT = 44;
/** Legend and axis. */
const AROUND_BARS = 72;

/** A chart in the page's colours. It is a picture for those who see it; the table has the same figures for everybody. */
export function ChartDrawing({ title, data, textOf }: ChartDrawingProps) {
  const { t, i18n } = useTranslation('charts');
  const look = useChartLook();
  const language = i18n.language;
  const option = useMemo(() => {
    const compact = new Intl.NumberFormat(language, { notation: 'compact' });
    return chartOption(data, look, {
      compact: (value) => compact.format(value),
      exact: textOf,
    });
  }, [data, look, language, textOf]);
  const height = data.horizontal ? AROUND_BARS + BAR_HEIGHT * data.labels.length : COLUMNS_HEIGHT;
  const sums = data.series
    .map(({ name, values }) => `${name}: ${textOf(total(values))}`)
    .join(', ');
  return (
    <div
      role="img"
      aria-label={t('charts:picture', { title, sums })}
      className={styles.drawing}
      style={{ minHeight: height }}
    >
      <ChartCanvas option={option} height={height} />
    </div>
  );
}

/** The tokens that a chart needs as plain colours, read anew when the colour scheme changes. */
function useChartLook(): ChartLook {
  const { colorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', true, {
    getInitialValueInEffect: false,
  });
  const narrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  return useMemo(() => {
    const style = getComputedStyle(document.documentElement);
    const token = (name: string) => style.getPropertyValue(`--k-${name}`).trim();
    return {
      // What is compared with stands back.
      colors: [token('chart-1'), token('chart-quiet')],
      text: token('text'),
      quiet: token('quiet'),
      hairline: token('hairline'),
      surface: token('surface'),
      // By its own name: widths are measured on a canvas, which inherits nothing.
      font: getComputedStyle(document.body).fontFamily,
      animate: !still,
      narrow,
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the scheme decides what the tokens are
  }, [colorScheme, scheme, still, narrow]);
}
