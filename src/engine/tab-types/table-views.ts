/** Views of tabs with a record's rows, which take more than all other tabs together. */
export * as table from './table/table-tab';
export * as tiers from './tiers/tiers-tab';
