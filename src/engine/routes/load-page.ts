import type { Registry } from '../application/registry';
import { preloadCommonViews } from '../views/record/tab-views';

/** Loaders of all kinds of pages but lists, fetched with the first route that needs them. */
export const loadPage = {
  record: async (registry: Pick<Registry, 'tabTypes'>) => {
    const [page] = await Promise.all([
      import('../views/record/record-parts'),
      preloadCommonViews(registry),
    ]);
    return page;
  },
  scanner: () => import('../views/page/scan-page'),
  page: () => import('../views/page/screen-page'),
};
