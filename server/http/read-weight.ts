import type { ReturnTotal } from '../resources/count-rows';
import type { CheckedRequest } from './request-check';

/** Rows of the largest page of a list: what is read page by page is never heavy. */
const LIGHT_ROWS = 2_000;
/** What a computed query with limit 0 answers at most. */
const ALL_ROWS = 50_000;
/** So many rows, or conditions, weigh one. */
const ROWS = 25_000;
const CONDITIONS = 25;

/** How calls of the contract say what they want (3-decisions 3.1 and 3.3). */
interface Asked {
  limit?: number;
  filter?: string;
  suche?: string | null;
  returnTotal?: ReturnTotal;
  pageable?: { limit?: number };
  returnData?: boolean;
  presetId?: number | null;
  adhocPreset?: { predicate?: Node | null } | null;
  additionalPredicate?: Node | null;
  grouping?: readonly unknown[];
  aggregates?: readonly unknown[];
}

interface Node {
  items?: readonly (Node | null)[];
}

/**
 * How heavy a read is by what it asks for: 0 for a page of rows, 1 for something that has to look at
 * every row (a count, groups, sums) or at a stored predicate of unknown size, more for tens of thousands
 * of rows or dozens of conditions.
 */
export function readWeight({ query, body }: Pick<CheckedRequest, 'query' | 'body'>): number {
  const inQuery = query as Asked;
  const inBody = (body ?? {}) as Asked;
  const rows =
    inBody.returnData === false ? 0 : (inBody.pageable?.limit ?? inQuery.limit ?? 1) || ALL_ROWS;
  const conditions =
    parts(inQuery.filter, /,/) +
    parts(inQuery.suche, /\s+/) +
    parts(inBody.suche, /\s+/) +
    nodes(inBody.adhocPreset?.predicate) +
    nodes(inBody.additionalPredicate);
  const looksAtAll = [
    Boolean(inQuery.returnTotal) || Boolean(inBody.returnTotal),
    (inBody.grouping ?? []).length > 0,
    (inBody.aggregates ?? []).length > 0,
    typeof inBody.presetId === 'number',
  ].filter(Boolean).length;
  return (
    (rows > LIGHT_ROWS ? Math.ceil(rows / ROWS) : 0) +
    Math.floor(conditions / CONDITIONS) +
    looksAtAll
  );
}

/** Conditions of a filter, words of a search; escaped commas count too, which is no harm. */
function parts(text: string | null | undefined, separator: RegExp): number {
  return (text ?? '').split(separator).filter(Boolean).length;
}

/** The conditions of a predicate, however deep it is. */
function nodes(predicate: Node | null | undefined): number {
  const open = predicate ? [predicate] : [];
  let count = 0;
  for (let node = open.pop(); node; node = open.pop()) {
    if (!node.items) count += 1;
    for (const item of node.items ?? []) if (item) open.push(item);
  }
  return count;
}
