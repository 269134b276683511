import type { TabType } from '../../screens/tab-type';
import type { FilesTab } from './definition';

export const files: TabType<FilesTab> = {
  calls: ({ path }) => [`GET ${path}`],
  view: () => import('./files-tab'),
};
