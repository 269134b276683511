import type { CheckedRequest } from '../validation/request-check';

/** Rows of the largest page of a list: a read page by page is never heavy. */
const LIGHT_ROWS = 2_000;
/**
 * Rows of a page that count as one light read among those of its user: all pages of a user together make what others
 * wait for.
 */
const SMALL_PAGE = 100;
/** Rows that a page may skip as if it skipped none: they are read all the same, however few are answered. */
const LIGHT_OFFSET = 2_000;
/** Maximum number of rows that a computed query with limit 0 answers. */
const ALL_ROWS = 50_000;
/** Numbers of rows, of conditions, and of texts that rows are searched for, that weigh one. */
const ROWS = 25_000;
const CONDITIONS = 25;
const TEXTS = 5;

/** Total that a list is asked for: none, the exact one, or counted no further than some number. */
export type ReturnTotal = boolean | 'capped';

/** Parameters by which calls of the contract say what they want (3-decisions 3.1 and 3.3). */
interface Asked {
  limit?: number;
  offset?: number;
  filter?: string;
  suche?: string | null;
  returnTotal?: ReturnTotal;
  pageable?: { limit?: number; start?: number };
  returnData?: boolean;
  adhocPreset?: { predicate?: Node | null } | null;
  additionalPredicate?: Node | null;
  grouping?: readonly unknown[];
  aggregates?: readonly unknown[];
}

interface Node {
  operator?: string;
  items?: readonly (Node | null)[];
}

interface Counted {
  conditions: number;
  texts: number;
}

/**
 * Weight of a read, and whether it searches for what no index may know, or skips many rows: then its time is limited
 * however light it is, and it has turns of its own (`WorkAtOnce`).
 */
export interface ReadWeight {
  weight: number;
  searches: boolean;
  /** Share of a page among its user's light reads at once: one for every 100 rows. */
  share: number;
}

/**
 * Weighs a read by its request: 0 for a page of rows, 1 where it has to look at every row (a count, groups, sums), more
 * for tens of thousands of rows, dozens of conditions or many texts. `ofOperation` comes on top; `stored` has the
 * operators of conditions that the request only names, `searched` the names of its own parameters whose texts rows are
 * searched for.
 */
export function readWeight(
  { query, body }: Pick<CheckedRequest, 'query' | 'body'>,
  ofOperation = 0,
  stored: readonly string[] = [],
  searched: readonly string[] = [],
): ReadWeight {
  const inQuery = query as Asked;
  const inBody = (body ?? {}) as Asked;
  const rows =
    inBody.returnData === false ? 0 : (inBody.pageable?.limit ?? inQuery.limit ?? 1) || ALL_ROWS;
  const counted = [
    ofFilter(inQuery.filter),
    ofSearch(inQuery.suche),
    ofSearch(inBody.suche),
    ofPredicate(inBody.adhocPreset?.predicate),
    ofPredicate(inBody.additionalPredicate),
    ofOperators(stored),
    ...searched.map((name) => ofSearch((query as Readonly<Record<string, string>>)[name])),
  ];
  const conditions = counted.reduce((sum, one) => sum + one.conditions, 0);
  const texts = counted.reduce((sum, one) => sum + one.texts, 0);
  const looksAtAll = [
    Boolean(inQuery.returnTotal) || Boolean(inBody.returnTotal),
    (inBody.grouping ?? []).length > 0,
    (inBody.aggregates ?? []).length > 0,
  ].filter(Boolean).length;
  const weight =
    ofOperation +
    (rows > LIGHT_ROWS ? Math.ceil(rows / ROWS) : 0) +
    Math.floor(conditions / CONDITIONS) +
    Math.floor(texts / TEXTS) +
    looksAtAll;
  const skipped = Math.max(inQuery.offset ?? 0, inBody.pageable?.start ?? 0);
  return {
    weight,
    searches: weight > 0 || conditions > 0 || skipped > LIGHT_OFFSET,
    share: Math.ceil(Math.min(Math.max(rows, 1), LIGHT_ROWS) / SMALL_PAGE),
  };
}

/** Weighs a filter; escaped commas count too, which does no harm. */
function ofFilter(filter: string | undefined): Counted {
  const terms = (filter ?? '').split(',').filter(Boolean);
  const texts = terms.filter((term) => /^\s*\w+\s*[~^]/.test(term));
  return { conditions: terms.length, texts: texts.length };
}

function ofSearch(text: string | null | undefined): Counted {
  const words = (text ?? '').split(/\s+/).filter(Boolean).length;
  return { conditions: words, texts: words };
}

/** Weighs a predicate, however deep it is. */
function ofPredicate(predicate: Node | null | undefined): Counted {
  const open = predicate ? [predicate] : [];
  const operators: string[] = [];
  for (let node = open.pop(); node; node = open.pop()) {
    if (!node.items) operators.push(node.operator ?? '');
    for (const item of node.items ?? []) if (item) open.push(item);
  }
  return ofOperators(operators);
}

function ofOperators(operators: readonly string[]): Counted {
  const texts = operators.filter((operator) => operator === '~' || operator === '^');
  return { conditions: operators.length, texts: texts.length };
}
