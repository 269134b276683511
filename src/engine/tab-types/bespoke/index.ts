import type { TabType } from '../../screens/tab-type';
import type { BespokeTab } from './definition';

export const bespoke: TabType<BespokeTab> = {
  calls: ({ calls }) => calls,
  layout: 'own',
  view: async () => (await import('../common-views')).bespoke,
};
