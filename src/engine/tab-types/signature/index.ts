import type { TabType } from '../../screens/tab-type';
import type { SignatureTab } from './definition';
import { isSignable } from './is-signable';

export const signature: TabType<SignatureTab> = {
  calls: ({ list }) => [`GET ${list}`],
  standsApart: isSignable,
  counts: ({ list, schema }) => ({ list, schema }),
  view: () => import('./signature-tab'),
};
