import { and, type SQL } from 'drizzle-orm';
import type { StartFigure } from '../../schemas/contract/resource-declaration';
import { parseFilter } from '../../schemas/rules/filter-grammar';
import type { Call } from '../http/operations/call';
import { Problem } from '../http/errors/problem';
import { aggregateOf } from '../queries/aggregate';
import { groupTree } from '../queries/group-tree';
import { groupedRows, hasCurrency } from '../queries/grouped-rows';
import { substitution } from '../queries/variables';
import { conditionSql } from '../resources/lists/condition-sql';
import { totalOf, type Total } from '../resources/lists/count-rows';
import { orderColumns, orderTerms } from '../resources/lists/order';
import { pageOfRows } from '../resources/lists/page-of-rows';
import type { AnyRecord } from '../resources/records/read';
import { recordColumns } from '../resources/records/record-columns';
import { visibleRows } from '../resources/records/row-rights';
import { textRoom } from '../resources/lists/text-room';
import type { ListScope } from '../resources/lists/visible-property';
import type { Block } from './blocks';

/** Rows of the most urgent figure. */
const ROWS = 5;

interface Counted extends Total {
  total: number;
  summen?: { wert: number; waehrung?: string }[];
}

export interface BlockAnswer {
  zahlen: Record<string, Counted>;
  zeigt?: string;
  result: AnyRecord[];
}

/** Counts all figures of a block side by side, and reads the first rows of the first one that counts any. */
export async function readBlock(block: Block, call: Call): Promise<BlockAnswer> {
  const { resource } = block;
  const scope: ListScope = { resource, caller: call.caller, language: call.language };
  const figures = block.figures.flatMap(([name, figure]) => {
    const where = rowsCounted(block, figure, call, scope);
    return where ? [{ name, figure, where }] : [];
  });
  const counted = await Promise.all(
    figures.map(async ({ name, figure, where }) => {
      return [name, await countedRows(figure, where, call, scope)] as const;
    }),
  );
  const zahlen = Object.fromEntries(counted);
  const first = figures.find(({ name }) => (zahlen[name]?.total ?? 0) > 0);
  if (!first) return { zahlen, result: [] };
  const page = {
    columns: recordColumns(resource, call.language),
    where: first.where,
    order: orderColumns(orderTerms(first.figure.order), scope),
    limit: ROWS,
    offset: 0,
  };
  const { rows } = await pageOfRows(resource, page, 'result', call);
  return { zahlen, zeigt: first.name, result: rows };
}

/** Condition of the counted rows; undefined where the caller may not filter by its fields. */
function rowsCounted(
  { resource, operation }: Block,
  { filter }: StartFigure,
  call: Call,
  scope: ListScope,
): SQL | undefined {
  const { caller } = call;
  const substitute = substitution([], caller, new Date());
  const conditions = parseFilter(filter).conditions.map((condition) => ({
    ...condition,
    values: condition.values.flatMap(substitute).map(String),
  }));
  const room = textRoom();
  try {
    return and(
      resource.scope,
      visibleRows(resource, operation.right, call),
      ...conditions.map((condition) => conditionSql(condition, scope, room)),
    );
  } catch (error) {
    if (error instanceof Problem && error.status === 403) return undefined;
    throw error;
  }
}

/** Counts and sums in one statement. */
async function countedRows(
  { sum }: StartFigure,
  where: SQL,
  { db }: Call,
  scope: ListScope,
): Promise<Counted> {
  if (sum === undefined) {
    const { total = 0, totalCapped } = await totalOf(
      'capped',
      { rows: scope.resource.table, where },
      db,
    );
    return { total, ...(totalCapped && { totalCapped }) };
  }
  const aggregates = [aggregateOf({ attribute: sum, function: 'SUM' }, scope)];
  const rows = await groupedRows({ levels: [], aggregates, where }, scope, db);
  const { totals } = groupTree(rows, aggregates, hasCurrency(scope));
  const summen = totals.values.map(({ value, waehrung }) => ({
    wert: Number(value),
    ...(waehrung !== undefined && { waehrung }),
  }));
  return { total: totals.count, summen };
}
