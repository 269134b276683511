/** The code of each kind of page, fetched with the first route that needs it. */
export const loadPage = {
  list: () => import('../list/page/list-start'),
  record: () => import('../record/record-page'),
  page: () => import('../page/screen-page'),
};
