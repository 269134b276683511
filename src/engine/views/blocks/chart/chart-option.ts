export interface ChartSeries {
  name: string;
  values: readonly (number | undefined)[];
}

export interface ChartData {
  labels: readonly string[];
  /** Series of bars: what matters first, then what it is compared with. */
  series: readonly ChartSeries[];
  /** True for horizontal bars, which leave room for names of any length. */
  horizontal: boolean;
  /** True if a bar can be clicked. */
  opens?: boolean;
}

export interface ChartLook {
  colors: readonly string[];
  text: string;
  quiet: string;
  hairline: string;
  surface: string;
  font: string;
  animate: boolean;
  narrow: boolean;
}

export interface ChartTexts {
  compact: (value: number) => string;
  exact: (value: number) => string;
}

const MOTION_MS = 140;
/** Most names that stand side by side on a phone. */
const MOST_NARROW = 6;
const NAME_WIDTH = { wide: 180, narrow: 112 };
/** Room beside the longest bar, in px. */
const AMOUNT_WIDTH = 64;

/** Builds the look of a chart, as ECharts takes it: axes and their labels, bars, colours, legend and tooltip. */
export function chartOption(
  { labels, series, horizontal, opens = false }: ChartData,
  look: ChartLook,
  texts: ChartTexts,
) {
  const label = { color: look.quiet, fontSize: 12, fontFamily: look.font };
  const categories = {
    type: 'category' as const,
    data: [...labels],
    inverse: horizontal,
    axisTick: { show: false },
    axisLine: { lineStyle: { color: look.hairline } },
    axisLabel: horizontal
      ? {
          ...label,
          interval: 0,
          width: look.narrow ? NAME_WIDTH.narrow : NAME_WIDTH.wide,
          // Breaks names into two lines on a phone rather than cutting them.
          overflow: look.narrow ? ('break' as const) : ('truncate' as const),
          lineHeight: 15,
        }
      : // Every second one rather than those that happen to fit.
        { ...label, interval: look.narrow && labels.length > MOST_NARROW ? 1 : 0 },
  };
  // Writes its figure at each bar on a phone: an axis beside the names has no room for figures.
  const said = horizontal && look.narrow;
  const amounts = {
    type: 'value' as const,
    splitNumber: 5,
    splitLine: { show: !said, lineStyle: { color: look.hairline } },
    axisLabel: { ...label, show: !said, formatter: texts.compact, hideOverlap: true },
  };
  return {
    animation: look.animate,
    animationDuration: MOTION_MS,
    animationDurationUpdate: MOTION_MS,
    color: [...look.colors],
    textStyle: { fontFamily: look.font },
    // Leaves room for the last amount, which stands on the edge, and for letters with a tail.
    grid: {
      left: 4,
      right: said ? AMOUNT_WIDTH : horizontal ? 32 : 16,
      top: 36,
      bottom: 8,
      containLabel: true,
    },
    legend: {
      left: 0,
      top: 0,
      // Cannot be switched: that would work by mouse only.
      selectedMode: false,
      itemWidth: 12,
      itemHeight: 12,
      itemGap: 16,
      textStyle: { color: look.text, fontSize: 12, fontFamily: look.font },
    },
    tooltip: {
      trigger: 'axis' as const,
      confine: true,
      axisPointer: { type: 'shadow' as const },
      backgroundColor: look.surface,
      borderColor: look.hairline,
      textStyle: { color: look.text, fontSize: 12, fontFamily: look.font },
      valueFormatter: (value: unknown) => (typeof value === 'number' ? texts.exact(value) : '–'),
    },
    xAxis: horizontal ? amounts : categories,
    yAxis: horizontal ? categories : amounts,
    series: series.map(({ name, values }) => ({
      name,
      type: 'bar' as const,
      data: values.map((value) => value ?? null),
      cursor: opens ? 'pointer' : 'default',
      label: {
        ...label,
        show: said,
        position: 'right' as const,
        formatter: ({ value }: { value?: unknown }) =>
          typeof value === 'number' ? texts.compact(value) : '',
      },
      barMaxWidth: 28,
      barGap: '10%',
    })),
  };
}
