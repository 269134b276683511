import { useMedia } from '../../../../ui/use-media';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { addMoney } from '../../../../../schemas/rules/decimal';
import { lazyPart } from '../../../../ui/lazy-part';
import { useTokens } from '../../../../ui/use-tokens';
import { chartOption, type ChartData, type ChartLook } from './chart-option';
import styles from './charts.module.css';

const ChartCanvas = lazyPart(async () => (await import('./chart-canvas')).ChartCanvas, {
  isNeeded: true,
});

interface ChartDrawingProps {
  title: string;
  data: ChartData;
  textOf: (value: unknown) => string;
  /** Called when a bar is clicked; by keyboard the table does the same. */
  onOpen?: ((series: number, index: number) => void) | undefined;
}

const COLUMNS_HEIGHT = 300;
const BAR_HEIGHT = 44;
/** Height of legend and axis, in px. */
const AROUND_BARS = 72;

/**
 * Chart as a picture, with short figures at its axis (12K), exact ones in its tooltip and in its name; the table has
 * the same for everybody.
 */
export function ChartDrawing({ title, data, textOf, onOpen }: ChartDrawingProps) {
  const { t, i18n } = useTranslation('charts');
  const look = useChartLook();
  const language = i18n.language;
  const option = useMemo(() => {
    const compact = new Intl.NumberFormat(language, { notation: 'compact', useGrouping: true });
    return chartOption(data, look, {
      compact: (value) => compact.format(value),
      exact: textOf,
    });
  }, [data, look, language, textOf]);
  const height = data.horizontal ? AROUND_BARS + BAR_HEIGHT * data.labels.length : COLUMNS_HEIGHT;
  const sums = data.series
    .map(
      ({ name, values }) =>
        `${name}: ${textOf(addMoney(...values.filter((value) => value !== undefined)))}`,
    )
    .join(', ');
  return (
    <div
      role="img"
      aria-label={t('charts:picture', { title, sums })}
      className={styles.drawing}
      style={{ minHeight: height }}
    >
      <ChartCanvas option={option} height={height} onBar={onOpen} />
    </div>
  );
}

const tokenNames = [
  '--k-chart-1',
  '--k-chart-quiet',
  '--k-text',
  '--k-quiet',
  '--k-hairline',
  '--k-surface',
] as const;

/** Reads colours and font: a canvas takes plain colours, no `var(…)`. */
function useChartLook(): ChartLook {
  const tokens = useTokens(tokenNames);
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const narrow = useMedia('(max-width: 767px)');
  return useMemo(() => {
    return {
      // Quieter colour for what is compared with.
      colors: [tokens['--k-chart-1'], tokens['--k-chart-quiet']],
      text: tokens['--k-text'],
      quiet: tokens['--k-quiet'],
      hairline: tokens['--k-hairline'],
      surface: tokens['--k-surface'],
      // Names the font: widths are measured on a canvas, which inherits nothing.
      font: getComputedStyle(document.body).fontFamily,
      animate: !still,
      narrow,
    };
  }, [tokens, still, narrow]);
}
