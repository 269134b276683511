import type { TabType } from '../../screens/tab-type';
import { views } from '../late-views';
import type { SignatureTab } from './definition';

export const signature: TabType<SignatureTab> = {
  calls: ({ list }) => [`GET ${list}`],
  counts: ({ list, schema }) => ({ list, schema }),
  view: async () => (await views()).signature(),
};
