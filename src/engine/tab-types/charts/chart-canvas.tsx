import { BarChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import ReactECharts from 'echarts-for-react/esm/core';
import type { chartOption } from './chart-option';

echarts.use([BarChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

interface ChartCanvasProps {
  option: ReturnType<typeof chartOption>;
  /** px */
  height: number;
}

/** Only this file loads the chart library. */
export function ChartCanvas({ option, height }: ChartCanvasProps) {
  return (
    <ReactECharts
      echarts={echarts}
      option={option}
      notMerge
      style={{ height }}
      opts={{ renderer: 'svg' }}
    />
  );
}
