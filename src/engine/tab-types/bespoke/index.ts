import type { TabType } from '../../screens/tab-type';
import { views } from '../late-views';
import type { BespokeTab } from './definition';

export const bespoke: TabType<BespokeTab> = {
  calls: ({ calls }) => calls,
  layout: 'own',
  view: async () => (await views()).bespoke(),
};
