import type { Registry } from '../registry';
import { preloadCommonViews } from '../tab-views';

/** The code of each kind of page but lists, fetched with the first route that needs it. */
export const loadPage = {
  record: async (registry: Pick<Registry, 'tabTypes'>) => {
    const [page] = await Promise.all([
      import('../record/record-page'),
      preloadCommonViews(registry),
    ]);
    return page;
  },
  page: () => import('../page/screen-page'),
};
