import type { Registry } from '../application/registry';
import { preloadCommonViews } from '../views/record/tab-views';

/** The code of each kind of page but lists, fetched with the first route that needs it. */
export const loadPage = {
  record: async (registry: Pick<Registry, 'tabTypes'>) => {
    const [page] = await Promise.all([
      import('../views/record/record-page'),
      preloadCommonViews(registry),
    ]);
    return page;
  },
  page: () => import('../views/page/screen-page'),
};
