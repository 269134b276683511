import type { TabType } from '../../screens/tab-type';
import type { SignatureTab } from './definition';

export const signature: TabType<SignatureTab> = {
  calls: ({ list }) => [`GET ${list}`],
  counts: ({ list, schema }) => ({ list, schema }),
  view: () => import('./signature-tab'),
};
