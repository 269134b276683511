import { BarChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import ReactECharts from 'echarts-for-react/esm/core';
import { useEffect, useMemo, useRef } from 'react';
import type { chartOption } from './chart-option';

echarts.use([BarChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

interface ChartCanvasProps {
  option: ReturnType<typeof chartOption>;
  /** Height in px. */
  height: number;
  onBar?: ((series: number, index: number) => void) | undefined;
}

interface BarEvent {
  seriesIndex?: number;
  dataIndex?: number;
}

/** Canvas with a chart; only this file loads the chart library. */
export function ChartCanvas({ option, height, onBar }: ChartCanvasProps) {
  const latest = useRef(onBar);
  useEffect(() => {
    latest.current = onBar;
  });
  // Keeps the same handlers: the library takes events only with the first drawing.
  const events = useMemo(
    () => ({
      click: ({ seriesIndex, dataIndex }: BarEvent) => {
        if (seriesIndex !== undefined && dataIndex !== undefined) {
          latest.current?.(seriesIndex, dataIndex);
        }
      },
    }),
    [],
  );
  return (
    <ReactECharts
      echarts={echarts}
      option={option}
      notMerge
      onEvents={events}
      style={{ height }}
      opts={{ renderer: 'svg' }}
    />
  );
}
