import { silentFields } from '../../define/named-fields';
import type { TabType } from '../../screens/tab-type';
import type { ChartsTab } from './definition';

export const charts: TabType<ChartsTab> = {
  calls: (tab) => tab.charts.map(({ list }) => `GET ${list}`),
  fields: (tab) =>
    tab.charts.map(({ schema, year, month, value, group }) =>
      silentFields('charts', schema, [year, month, value, ...(group === undefined ? [] : [group])]),
    ),
  labels: (tab) =>
    tab.charts.flatMap(({ name, schema, group }) => [
      { schema, path: `charts.${name}` },
      ...(group === undefined ? [] : [{ schema, path: `fields.${group}` }]),
    ]),
  needs: 'id',
  view: () => import('./charts-tab'),
};
