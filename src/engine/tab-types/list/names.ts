import { cardFields, cardLabels } from '../../define/cards';
import { columnFields, openedFields, silentFields, termFields } from '../../define/named-fields';
import type { TabNames } from '../../screens/names-of-types';
import type { ListTab } from './definition';

export const list: TabNames<ListTab> = {
  fields: (tab, { tables, fieldsOf }) => {
    const { schema, by, cards, columns, order, totals, figure, warnings, opens } = tab;
    const asks = tables.queries[`GET ${tab.list}`];
    return [
      ...columnFields(schema, columns),
      silentFields('order', schema, order),
      silentFields('totals', schema, totals),
      silentFields('figure', schema, figure === undefined ? [] : [figure]),
      ...openedFields(schema, opens),
      ...(cards ? [cardFields(cards)] : []),
      silentFields('warnings', schema, termFields(Object.values(warnings ?? {}).flat())),
      // Lists what a form above it asks for: the call's parameters besides the record.
      { as: 'query', schema: asks, names: fieldsOf(asks).filter((name) => name !== by) },
    ];
  },
  labels: ({ warnings = {}, cards }) => [
    ...Object.keys(warnings).map((name) => ({ part: `warnings.${name}` })),
    ...(cards ? cardLabels(cards) : []),
  ],
};
