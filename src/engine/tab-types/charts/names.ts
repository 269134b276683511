import { completeColumns } from '../../define/complete-screen';
import { columnFields, silentFields } from '../../define/named-fields';
import type { TabNames } from '../../screens/names-of-types';
import type { ChartsTab } from './definition';

export const charts: TabNames<ChartsTab> = {
  fields: (tab) =>
    tab.charts.flatMap(({ schema, year, month, value, group, drillDown }) => [
      silentFields('charts', schema, [year, month, value, ...(group === undefined ? [] : [group])]),
      ...(drillDown ? columnFields(drillDown.schema, completeColumns(drillDown.columns)) : []),
    ]),
  labels: (tab) =>
    tab.charts.flatMap(({ name, schema, group }) => [
      { schema, path: `charts.${name}` },
      ...(group === undefined ? [] : [{ schema, path: `fields.${group}` }]),
    ]),
};
