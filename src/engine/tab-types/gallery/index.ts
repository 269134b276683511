import type { TabType } from '../../screens/tab-type';
import type { GalleryTab } from './definition';

export const gallery: TabType<GalleryTab> = {
  calls: ({ path }) => [`GET ${path}`],
  counts: ({ path }) => ({ list: path, areAttachments: true }),
  hasRowRoutes: () => true,
  view: async () => (await import('../common-views')).gallery,
};
