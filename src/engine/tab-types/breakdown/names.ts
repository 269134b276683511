import { completeColumns } from '../../define/complete-screen';
import { columnFields, openedFields, silentFields } from '../../define/named-fields';
import type { TabNames } from '../../screens/names-of-types';
import type { BreakdownTab } from './definition';

export const breakdown: TabNames<BreakdownTab> = {
  fields: ({ schema, list, by: record, count, sums, charts }, { tables, fieldsOf }) => {
    const asks = tables.queries[`GET ${list}`];
    return [
      { as: 'charts', schema, names: [count, ...sums, ...charts.map(({ by }) => by)] },
      ...charts.flatMap(({ drillDown }) =>
        drillDown
          ? [
              silentFields('drillDown', drillDown.schema, [drillDown.by]),
              ...columnFields(drillDown.schema, completeColumns(drillDown.columns)),
              ...openedFields(drillDown.schema, drillDown.opens),
            ]
          : [],
      ),
      // Lists what a form above it asks for: the call's parameters besides the record.
      { as: 'query', schema: asks, names: fieldsOf(asks).filter((name) => name !== record) },
    ];
  },
  labels: ({ schema, charts }) => charts.map(({ name }) => ({ schema, path: `charts.${name}` })),
};
