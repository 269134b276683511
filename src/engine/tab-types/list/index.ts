import { cardFields, cardLabels } from '../../define/cards';
import { completeColumns } from '../../define/complete-screen';
import { columnFields, openedFields, silentFields, termFields } from '../../define/named-fields';
import type { TabType } from '../../screens/tab-type';
import type { ListTab } from './definition';

export const list: TabType<ListTab> = {
  complete: (tab) => ({
    ...tab,
    // In the order of its call unless it names one.
    order: tab.order ?? [],
    totals: tab.totals ?? (tab.figure === undefined ? [] : [tab.figure]),
    columns: completeColumns(tab.columns),
  }),
  calls: (tab) => [`GET ${tab.list}`],
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
      // What its call asks for besides the record stands in a form above it.
      { as: 'query', schema: asks, names: fieldsOf(asks).filter((name) => name !== by) },
    ];
  },
  figure: ({ schema, list: path, by, figure }) =>
    figure === undefined ? undefined : { schema, list: path, by, field: figure },
  explains: ({ columns }) => columns.map(({ field }) => field),
  warnings: ({ schema, list: path, by, warnings = {} }) =>
    Object.entries(warnings).map(([name, terms]) => ({
      name,
      schema,
      list: path,
      by,
      terms: typeof terms === 'string' ? [terms] : terms,
    })),
  labels: ({ warnings = {}, cards }) => [
    ...Object.keys(warnings).map((name) => ({ part: `warnings.${name}` })),
    ...(cards ? cardLabels(cards) : []),
  ],
  counts: ({ list: path, by, filter, schema }) => ({ list: path, by, filter, schema }),
  needs: 'id',
  layout: 'fill',
  view: () => import('./list-tab'),
};
