import { and, or, sql, type SQL } from 'drizzle-orm';
import { codeForms } from '../../schemas/rules/code-forms';
import type { operations } from '../../schemas/generated/api';
import type { Answer, Call } from '../http/operations/call';
import { mayCall } from '../http/access/required-right';
import { filterCondition } from '../resources/lists/filter';
import { orderColumns, orderTerms } from '../resources/lists/order';
import { pageOfRows, rowsAndTotal } from '../resources/lists/page-of-rows';
import type { AnyRecord } from '../resources/records/read';
import { recordColumns } from '../resources/records/record-columns';
import { visibleRows } from '../resources/records/row-rights';
import { searchCondition } from '../resources/lists/search';
import { textRoom } from '../resources/lists/text-room';
import { typedValue } from '../resources/lists/typed-value';
import type { Section } from './sections';

type Search = operations['searchEverything'];
type Found = Search['responses'][200]['content']['application/json'];

/** Rows of one section. */
const ROWS = 5;
/** Maximum number of matches that are counted: nobody looks through more, and the search is too short then. */
const MOST_COUNTED = 1_000;

/**
 * Searches all requested sections that the caller may see, side by side. For each: the first rows, those whose number
 * or code is the term before all others, and their count.
 */
export async function searchEverything(
  sections: readonly Section[],
  call: Call<unknown, Search['parameters']['query']>,
): Promise<Answer<Found>> {
  const { caller } = call;
  const asked = call.query.abschnitte?.split(',');
  const permitted = sections.filter(
    ({ name, operation }) => (asked?.includes(name) ?? true) && mayCall(operation.right, caller),
  );
  const found = await Promise.all(
    permitted.map(async (section) => [section.name, await searchSection(section, call)] as const),
  );
  return { status: 200, body: { result: Object.fromEntries(found) as Found['result'] } };
}

async function searchSection(
  section: Section,
  call: Call<unknown, Search['parameters']['query']>,
): Promise<{ result: AnyRecord[]; total: number; totalCapped?: true }> {
  const { resource, operation } = section;
  const { caller, language, query } = call;
  const scope = { resource, caller, language };
  const of = and(
    resource.scope,
    visibleRows(resource, operation.right, call),
    filterCondition(section.filter, scope, textRoom()),
  );
  const page = {
    columns: recordColumns(resource, language),
    order: orderColumns(orderTerms(section.order), scope),
    offset: 0,
  };
  const rowsOf = async (where: SQL | undefined, total?: number) =>
    (await pageOfRows(resource, { ...page, where, limit: ROWS, total }, 'result', call)).rows;

  const matches = and(of, searchCondition(query.suche, resource, textRoom()));
  const isTheCode = codeCondition(section, query.suche);
  const [first, matched] = await Promise.all([
    // By its index at once: PostgreSQL's plan for a handful of rows is not asked for.
    isTheCode ? rowsOf(and(of, isTheCode), 0) : [],
    rowsAndTotal(resource, { ...page, where: matches, limit: ROWS, most: MOST_COUNTED }, call),
  ]);
  const isCapped = matched.total > MOST_COUNTED;
  // Where counting stopped there may be any number: then they are read in their order, not sorted all.
  const rows = isCapped ? await rowsOf(matches, Infinity) : matched.rows;
  const isFirst = new Set(first.map((row) => row[resource.key]));
  const others = rows.filter((row) => !isFirst.has(row[resource.key]));
  const result = [...first, ...others].slice(0, ROWS);
  // A code may be stored in another form than was typed, which the search does not find.
  const total = Math.max(Math.min(matched.total, MOST_COUNTED), result.length);
  return isCapped ? { result, total, totalCapped: true } : { result, total };
}

/**
 * Builds the condition that the term is a number or a code of the record, as it is written or as a scanner reads it.
 */
function codeCondition({ codes, resource }: Section, term: string): SQL | undefined {
  return or(
    ...codes.flatMap((field) => {
      const property = resource.properties[field] ?? {};
      const values = codeForms(term, property['x-scanned'])
        .map((form) => typedValue(form, property))
        .filter((value) => value !== undefined);
      if (values.length === 0) return [];
      const column = resource.columnOf(field, 'de');
      return [
        sql`${column} in (${sql.join(
          values.map((value) => sql`${value}`),
          sql`, `,
        )})`,
      ];
    }),
  );
}
