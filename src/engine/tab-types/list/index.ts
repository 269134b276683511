import { completeColumns } from '../../define/complete-screen';
import type { TabType } from '../../screens/tab-type';
import type { ListTab } from './definition';

export const list: TabType<ListTab> = {
  complete: (tab) => ({
    ...tab,
    // Leaves the order to the call unless the tab names one.
    order: tab.order ?? [],
    totals: tab.totals ?? (tab.figure === undefined ? [] : [tab.figure]),
    columns: completeColumns(tab.columns),
  }),
  calls: (tab) => [`GET ${tab.list}`],
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
  previews: ({ schema, list: path, by, columns, opens, preview }) =>
    preview && by !== undefined
      ? {
          of: { schema: opens?.schema ?? schema },
          list: path,
          by,
          columns: columns.map(({ field }) => field),
        }
      : undefined,
  counts: ({ list: path, by, filter, schema }) => ({ list: path, by, filter, schema }),
  needs: 'id',
  layout: 'fill',
  view: async () => (await import('../common-views')).list,
};
