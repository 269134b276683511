import { completeColumns } from '../../define/complete-screen';
import { columnFields, silentFields } from '../../define/named-fields';
import type { TabType } from '../../screens/tab-type';
import type { ChartsTab } from './definition';

export const charts: TabType<ChartsTab> = {
  calls: (tab) => tab.charts.map(({ list }) => `GET ${list}`),
  fields: (tab) =>
    tab.charts.flatMap(({ schema, year, month, value, toDay, group, drillDown }) => {
      const named = [year, month, value, toDay, group, ...Object.values(drillDown?.by ?? {})];
      const own = silentFields(
        'charts',
        schema,
        named.filter((name) => name !== undefined),
      );
      if (!drillDown) return [own];
      return [
        own,
        ...columnFields(drillDown.schema, completeColumns(drillDown.columns)),
        silentFields('drillDown', drillDown.schema, [
          drillDown.day,
          ...Object.keys(drillDown.by ?? {}),
          ...(drillDown.order ?? []),
        ]),
      ];
    }),
  labels: (tab) =>
    tab.charts.flatMap(({ name, schema, group }) => [
      { schema, path: `charts.${name}` },
      ...(group === undefined ? [] : [{ schema, path: `fields.${group}` }]),
    ]),
  needs: 'id',
  view: () => import('./charts-tab'),
};
