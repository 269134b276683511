import type { CheckedRequest } from '../validation/request-check';

/** Rows of the largest page of a list: what is read page by page is never heavy. */
const LIGHT_ROWS = 2_000;
/** So many rows of a page are as one light read among those of its user. */
const SMALL_PAGE = 500;
/** What a computed query with limit 0 answers at most. */
const ALL_ROWS = 50_000;
/** So many rows, or conditions, or texts that rows are searched for, weigh one. */
const ROWS = 25_000;
const CONDITIONS = 25;
const TEXTS = 5;

/** How a list is asked for its total: not at all, exactly, or no further than some number. */
export type ReturnTotal = boolean | 'capped';

/** How calls of the contract say what they want (3-decisions 3.1 and 3.3). */
interface Asked {
  limit?: number;
  filter?: string;
  suche?: string | null;
  returnTotal?: ReturnTotal;
  pageable?: { limit?: number };
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

/** How heavy a read is, and whether it looks for what no index may know: then it is not to last however light it is. */
export interface ReadWeight {
  weight: number;
  searches: boolean;
  /** A page's share of what its user reads lightly at once: four times that of a small one for the largest. */
  share: number;
}

/**
 * How heavy a read is by what it asks for: 0 for a page of rows, 1 for something that has to look at
 * every row (a count, groups, sums), more for tens of thousands of rows, dozens of conditions or many texts.
 * `ofOperation` comes on top; `stored` has the operators of conditions that it sets without saying them, `searched` the names
 * of its own parameters whose texts rows are searched for.
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
  return {
    weight,
    searches: weight > 0 || conditions > 0,
    share: Math.ceil(Math.min(Math.max(rows, 1), LIGHT_ROWS) / SMALL_PAGE),
  };
}

/** Escaped commas count too, which is no harm. */
function ofFilter(filter: string | undefined): Counted {
  const terms = (filter ?? '').split(',').filter(Boolean);
  const texts = terms.filter((term) => /^\s*\w+\s*[~^]/.test(term));
  return { conditions: terms.length, texts: texts.length };
}

function ofSearch(text: string | null | undefined): Counted {
  const words = (text ?? '').split(/\s+/).filter(Boolean).length;
  return { conditions: words, texts: words };
}

/** However deep it is. */
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
