import { and } from 'drizzle-orm';
import type { components } from '../../schemas/generated/api';
import type { Answer, Call } from '../http/operations/call';
import { fieldProblem } from '../http/errors/problem';
import { totalOf } from '../resources/lists/count-rows';
import { orderColumns } from '../resources/lists/order';
import { pageOfRows, type RowsOfPage } from '../resources/lists/page-of-rows';
import { visibleRows } from '../resources/records/row-rights';
import { searchCondition } from '../resources/lists/search';
import { textRoom } from '../resources/lists/text-room';
import type { ListScope } from '../resources/lists/visible-property';
import { definitionOf } from './definition';
import { groupsAndTotals } from './groups-and-totals';
import { orderTerms } from './order-terms';
import { readPredicate } from './predicate';
import { predicateSql } from './predicate-sql';
import { presetContent } from './preset-store';
import type { QueryableList } from './queryable-list';
import { resultColumns } from './result-columns';
import { substitution } from './variables';

export type ComputedQuery = components['schemas']['ComputedQuery'];
export type ComputedQueryAnswer = components['schemas']['ComputedQueryAnswer'];

const DEFAULT_LIMIT = 50;
/** Maximum number of rows that `limit` 0 answers. */
const MOST_ROWS = 50_000;

/** Answers a computed query (3-decisions 3.3) over a list. */
export async function runQuery(
  list: QueryableList,
  call: Call<unknown, unknown, ComputedQuery>,
): Promise<Answer<ComputedQueryAnswer>> {
  const { body, db } = call;
  const { resource } = list;
  const { caller } = call;
  const scope: ListScope = { resource, caller, language: call.language };
  const { adhocPreset: adhoc, pageable = {} } = body;

  const preset = await presetContent(list.name, body.presetId, caller, db);
  const given = body.variableSubstitutionList?.variableSubstitutions ?? [];
  const room = textRoom();
  const context = { ...scope, room, substitute: substitution(given, caller, new Date()) };
  const where = and(
    visibleRows(resource, list.operation.right, call),
    adhoc?.predicate === undefined
      ? predicateSql(readPredicate(preset?.predicate), { ...context, stored: true })
      : predicateSql(readPredicate(adhoc.predicate), context),
    predicateSql(readPredicate(body.additionalPredicate), context),
    searchCondition(searchText(body.suche, list), resource, room),
  );
  const terms = orderTerms({ adhoc: pageable.sortOrders ?? adhoc?.sortOrders, preset }, scope);
  const order = orderColumns(terms, scope);
  const attributes = resultColumns(
    {
      preset: preset?.columns ?? undefined,
      adhoc: adhoc?.columns,
      override: body.overrideResults ?? false,
    },
    scope,
  );

  const start = pageable.start ?? 0;
  const limit = (pageable.limit ?? DEFAULT_LIMIT) || MOST_ROWS;
  const page = { columns: rowColumns(attributes, scope), where, order, limit, offset: start };
  const { rows, hasMore, written }: RowsOfPage =
    body.returnData === false
      ? { rows: [], hasMore: false }
      : await pageOfRows(resource, page, 'data', call);
  const headers: Record<string, string> = { 'x-query-more-elements': String(hasMore) };
  if (hasMore) headers['x-query-next-offset'] = String(start + limit);
  const { total, totalCapped } = await totalOf(
    body.returnTotal,
    { rows: resource.table, where },
    db,
  );
  if (total !== undefined) headers['x-query-total'] = String(total);
  if (totalCapped) headers['x-query-total-capped'] = 'true';
  return {
    status: 200,
    headers,
    body: {
      definition: definitionOf(attributes, scope),
      data: rows,
      ...(await groupsAndTotals({ body, preset, terms, where }, scope, db)),
    },
    ...(written && { written }),
  };
}

/** Returns the text to search for; a list without search fields cannot be searched here either. */
function searchText(suche: string | null | undefined, { operation }: QueryableList) {
  if (!suche) return undefined;
  if (operation.search.length > 0) return suche;
  throw fieldProblem({ suche: [{ code: 'msg_parameter_unknown' }] });
}

/** Columns of a row; whatever is shown, it has its key and its version. */
function rowColumns(attributes: readonly string[], { resource, language }: ListScope) {
  const always = [resource.key, 'version'].filter((name) => name in resource.properties);
  const names = new Set([...always, ...attributes]);
  return Object.fromEntries([...names].map((name) => [name, resource.columnOf(name, language)]));
}
