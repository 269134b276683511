import type { TabType } from '../../screens/tab-type';
import { views } from '../late-views';
import type { FilesTab } from './definition';

export const files: TabType<FilesTab> = {
  calls: ({ path }) => [`GET ${path}`],
  counts: ({ path, filter }) => ({ list: path, filter, areAttachments: true }),
  view: async () => (await views()).files(),
};
