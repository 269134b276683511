import { and, or, sql, type SQL } from 'drizzle-orm';
import { codeForms } from '../../schemas/rules/code-forms';
import type { operations } from '../../schemas/generated/api';
import { callerOf, type Answer, type Call } from '../http/call';
import { mayCall } from '../http/required-right';
import { totalOf } from '../resources/count-rows';
import { filterCondition } from '../resources/filter';
import { orderColumns, orderTerms } from '../resources/order';
import { pageOfRows } from '../resources/page-of-rows';
import type { AnyRecord } from '../resources/read';
import { recordColumns } from '../resources/record-columns';
import { visibleRows } from '../resources/row-rights';
import { searchCondition } from '../resources/search';
import { typedValue } from '../resources/typed-value';
import type { Section } from './sections';

type Search = operations['searchEverything'];
type Found = Search['responses'][200]['content']['application/json'];

/** Rows of one section. */
const ROWS = 5;
/** Nobody looks through more to find one: then the search is too short. */
const MOST_COUNTED = 1_000;

/**
 * Looks into all sections that are asked for and that the caller may see, side by side. Of each: the first rows, those
 * before all others whose number or code is the term, and how many there are.
 */
export async function searchEverything(
  sections: readonly Section[],
  call: Call<unknown, Search['parameters']['query']>,
): Promise<Answer<Found>> {
  const caller = callerOf(call);
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
  const { db, language, query } = call;
  const caller = callerOf(call);
  const scope = { resource, caller, language };
  const of = and(
    resource.scope,
    visibleRows(resource, operation.right, caller, db),
    filterCondition(section.filter, scope),
  );
  const page = {
    columns: recordColumns(resource, language),
    order: orderColumns(orderTerms(section.order), scope),
    offset: 0,
  };
  const rowsOf = async (where: SQL | undefined, limit: number, total?: number) =>
    (await pageOfRows(resource, { ...page, where, limit, total }, 'result', call)).rows;

  const matches = and(of, searchCondition(query.suche, resource));
  const isTheCode = codeCondition(section, query.suche);
  const first = isTheCode ? await rowsOf(and(of, isTheCode), ROWS) : [];
  const rows = { rows: resource.table, where: matches };
  const counted = await totalOf({ most: MOST_COUNTED }, rows, db);
  // A code may be stored as another form of it than was typed, which the search does not find.
  const total = Math.max(counted.total ?? 0, first.length);
  if (total === first.length || first.length === ROWS) return { ...counted, result: first, total };
  const others = first.length > 0 ? and(matches, sql`(${isTheCode}) is not true`) : matches;
  const further = await rowsOf(others, ROWS - first.length, total);
  return { ...counted, result: [...first, ...further], total };
}

/** The term is a number or a code of the record, as it is written or as a scanner reads it. */
function codeCondition({ codes, resource }: Section, term: string): SQL | undefined {
  return or(
    ...codes.flatMap((field) => {
      const values = codeForms(term)
        .map((form) => typedValue(form, resource.properties[field] ?? {}))
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
