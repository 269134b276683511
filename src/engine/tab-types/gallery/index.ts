import type { TabType } from '../../screens/tab-type';
import { views } from '../late-views';
import type { GalleryTab } from './definition';

export const gallery: TabType<GalleryTab> = {
  calls: ({ path }) => [`GET ${path}`],
  counts: ({ path }) => ({ list: path, areAttachments: true }),
  view: async () => (await views()).gallery(),
};
