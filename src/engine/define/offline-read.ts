/**
 * Read that is made for a record. `{id:serviceAuftragId}` in the path is its parameter `id` with the record's
 * `serviceAuftragId`, `{id}` both at once; without that value nothing is read. With `limit` it is a list, whose
 * `filter` may name values, too; `pages` marks one that is read page by page. `then` is read with the values of the
 * record that was found, or of each row.
 */
export interface OfflineRead {
  path: string;
  filter?: string;
  order?: string;
  limit?: number;
  pages?: true;
  then?: readonly OfflineRead[];
}
