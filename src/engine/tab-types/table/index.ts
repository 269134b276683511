import { completeColumns } from '../../define/complete-screen';
import type { TabType } from '../../screens/tab-type';
import type { TableTab } from './definition';

export const table: TabType<TableTab> = {
  complete: (written) => {
    const { totals = [] } = written;
    const tab = { ...written, totals, columns: completeColumns(written.columns) };
    const { api } = tab;
    return api ? { ...tab, api: { ...api, create: api.create ?? api.list } } : tab;
  },
  calls: ({ api }) => (api === undefined ? [] : [`GET ${api.list}`]),
  rows: (tab) => tab,
  hasRowRoutes: ({ property }) => property === undefined,
  // Rows of their own need the record's id.
  isForNew: ({ property }) => property !== undefined,
  layout: 'rows',
  focusesItself: true,
  view: async () => (await import('../table-views')).table,
};
