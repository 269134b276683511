/** One line of figures: a year. */
export interface ChartSeries {
  name: string;
  values: readonly (number | undefined)[];
}

/** Everything a chart draws, as far as it is data. */
export interface ChartData {
  labels: readonly string[];
  /** What counts first, what it is compared with after it. */
  series: readonly ChartSeries[];
  /** Bars from the left, one below the other, for names of any length. */
  horizontal: boolean;
}

export interface ChartLook {
  /** One for each series. */
  colors: readonly string[];
  text: string;
  quiet: string;
  hairline: string;
  surface: string;
  font: string;
  animate: boolean;
  /** On a phone names get less room. */
  narrow: boolean;
}

export interface ChartTexts {
  /** Of the axis: short. */
  compact: (value: number) => string;
  /** Of the tooltip: exact. */
  exact: (value: number) => string;
}

const MOTION_MS = 140;
const NAME_WIDTH = { wide: 180, narrow: 96 };

/** What the chart library is asked to draw. */
export function chartOption(
  { labels, series, horizontal }: ChartData,
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
          overflow: 'truncate' as const,
        }
      : label,
  };
  const amounts = {
    type: 'value' as const,
    splitNumber: look.narrow && horizontal ? 2 : 5,
    splitLine: { lineStyle: { color: look.hairline } },
    axisLabel: { ...label, formatter: texts.compact },
  };
  return {
    animation: look.animate,
    animationDuration: MOTION_MS,
    animationDurationUpdate: MOTION_MS,
    color: [...look.colors],
    textStyle: { fontFamily: look.font },
    grid: { left: 4, right: 16, top: 36, bottom: 4, containLabel: true },
    legend: {
      left: 0,
      top: 0,
      // Every figure is always there: what can be switched off by the mouse only is not offered.
      selectedMode: false,
      itemWidth: 12,
      itemHeight: 12,
      itemGap: 16,
      textStyle: { color: look.text, fontSize: 12, fontFamily: look.font },
    },
    tooltip: {
      trigger: 'axis' as const,
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
      barMaxWidth: 28,
      barGap: '10%',
    })),
  };
}
