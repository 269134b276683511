/** The code of each kind of page but lists, fetched with the first route that needs it. */
export const loadPage = {
  record: () => import('../record/record-page'),
  page: () => import('../page/screen-page'),
};
