import type { TabType } from '../../screens/tab-type';
import type { ChartsTab } from './definition';

export const charts: TabType<ChartsTab> = {
  calls: (tab) => tab.charts.map(({ list }) => `GET ${list}`),
  figure: ({ charts: drawn, figure, yearStart }) => {
    const chart = drawn.find(({ name }) => name === figure);
    if (!chart) return undefined;
    const { schema, list, by, value } = chart;
    return {
      schema,
      list,
      by,
      field: value,
      reckon: async (rows, client) =>
        (await import('./charts-tab')).yearToDate(rows, chart, yearStart, client),
    };
  },
  inLittleRoom: (tab) => ({ ...tab, charts: tab.charts.slice(0, 1) }),
  needs: 'id',
  view: () => import('./charts-tab'),
};
