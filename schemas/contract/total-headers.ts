/** Header names that backends use for the number of all rows. */
export const totalHeaders = [
  'x-total-count',
  'x-total',
  'total-count',
  'x-pagination-total',
  'x-count',
];
