import type { TabType } from '../../screens/tab-type';
import type { TiersTab } from './definition';

export const tiers: TabType<TiersTab> = {
  calls: ({ sources }) => sources.map(({ list }) => `GET ${list}`),
  // Which of them is asked depends on the record.
  isPermitted: ({ sources }, { can }) => sources.every(({ list }) => can(`GET ${list}`)),
  explains: ({ base }) => [base.net, base.gross],
  layout: 'fill',
  view: async () => (await import('../table-views')).tiers,
};
