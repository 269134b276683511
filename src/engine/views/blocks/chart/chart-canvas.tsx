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
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // Instead of the library's own sensor, which takes its first call for a beginning: a window made narrower just then
    // leaves the chart as wide as it was.
    const observer = new ResizeObserver(() => fit(element.firstElementChild));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame}>
      <ReactECharts
        echarts={echarts}
        option={option}
        notMerge
        autoResize={false}
        onEvents={events}
        style={{ height }}
        opts={{ renderer: 'svg' }}
      />
    </div>
  );
}

/** Makes a chart as wide as its element, where it is drawn already and is not. */
function fit(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  const chart = echarts.getInstanceByDom(element);
  const { clientWidth, clientHeight } = element;
  if (!chart || (chart.getWidth() === clientWidth && chart.getHeight() === clientHeight)) return;
  chart.resize({ width: 'auto', height: 'auto' });
}
