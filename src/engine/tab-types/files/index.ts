import type { TabType } from '../../screens/tab-type';
import type { FilesTab } from './definition';

export const files: TabType<FilesTab> = {
  calls: ({ path }) => [`GET ${path}`],
  counts: ({ path, filter }) => ({ list: path, filter, areAttachments: true }),
  hasRowRoutes: () => true,
  view: async () => (await import('../common-views')).files,
};
