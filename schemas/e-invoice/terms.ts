/**
 * Content of an invoice by the business terms of EN 16931: `BT-…` are values as text (days `YYYY-MM-DD`, amounts with a
 * point and without currency), `BG-…` the groups that may repeat. Terms of groups that occur once stand beside the
 * others; `BT-34-1` is the scheme of BT-34, as the standard numbers them.
 */
export interface Terms {
  [term: `BT-${string}`]: string | undefined;
  [group: `BG-${string}`]: readonly Terms[] | undefined;
}

export type TermName = `BT-${string}`;
export type GroupName = `BG-${string}`;
