/**
 * Read that is made for a record. `{id:serviceAuftragId}` in the path is its parameter `id` with the record's
 * `serviceAuftragId`, `{id}` both at once; without that value nothing is read. With `limit` it is a list, whose
 * `filter` may name values, too; `pages` marks one that is read page by page, `isLatest` one of which no more than that
 * is shown: any other with more rows than its limit is not ready. `then` is read with the values of the record that was
 * found, or of each row.
 */
export interface OfflineRead {
  path: string;
  filter?: string;
  order?: string;
  limit?: number;
  pages?: true;
  isLatest?: true;
  then?: readonly OfflineRead[];
}

/** List that is there whatever its records are needed for, in pieces of at most 500 rows. */
export interface OfflineList {
  path: string;
  filter?: string;
  order?: string;
  /** Most rows; with more the device is not ready. */
  limit: number;
  /** Time in hours for which it is not read again: a long one that hardly changes. */
  hours?: number;
}
