/** The contract's own words (docs/contract.md) by where they stand. */
export const words = {
  document: ['x-areas', 'x-complete-answers', 'x-formats'],
  operation: ['x-right', 'x-search', 'x-section', 'x-rows', 'x-body-limit', 'x-despite', 'x-token'],
  schema: ['x-resource', 'x-table', 'x-title', 'x-parent', 'x-lock'],
  property: [
    'x-ref',
    'x-key',
    'x-unique',
    'x-index',
    'x-code',
    'x-localized',
    'x-number-range',
    'x-confirm-repeat',
    'x-default',
    'x-right',
    'x-create-only',
    'x-copy',
    'x-lookup',
    'x-image',
    'x-max-bytes',
    'x-asked-when',
    'x-part',
  ],
} as const;

/** What is said of a resource. */
export const resourceWords = [
  'one',
  'many',
  'list',
  'record',
  'see',
  'create',
  'change',
  'remove',
  'search',
  'section',
  'files',
  'images',
  'table',
  'view',
] as const;
