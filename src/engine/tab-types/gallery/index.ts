import type { TabType } from '../../tab-type';
import type { GalleryTab } from './definition';

export const gallery: TabType<GalleryTab> = {
  calls: ({ path }) => [`GET ${path}`],
  view: () => import('./gallery-tab'),
};
