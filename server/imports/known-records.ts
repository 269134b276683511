import { and, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { foldKey, foldedParts } from '../../schemas/rules/fold-key';
import { fieldProblem, problem } from '../http/errors/problem';
import type { Scope } from '../http/access/scope';
import { placeCondition } from '../resources/records/place';
import { visibleRows } from '../resources/records/row-rights';
import { kindOf, typedValue } from '../resources/lists/typed-value';
import { visibleProperty } from '../resources/lists/visible-property';
import { isMeasured, longest } from '../http/validation/canonical-body';
import type { ImportTarget } from './import-target';

/** Value that a row is recognised by, as it is stored: one value, or those of several properties together. */
export type KeyValue = readonly (string | number)[];

/**
 * Names of the properties of a key, «name1,plz»; a part of a record is another one than a part of another record that
 * is called the same.
 */
export function keyProperties(
  { above }: Pick<ImportTarget, 'above'>,
  key: string | null | undefined,
): readonly string[] {
  if (!key) return above ? [above.property] : [];
  const names = key.split(',');
  return above ? [above.property, ...names.filter((name) => name !== above.property)] : names;
}

const exactly = (value: KeyValue) => value.map(String).join('\n');
const folded = (value: KeyValue) => value.map(foldKey).join('\n');

/** Ids of existing records, by the value of the key; also those that spell it otherwise. */
export class KnownRecords {
  private readonly ids = new Map<string, Map<number, string>>();

  /**
   * Finds the record that has the value exactly, else the only one that spells it otherwise. `any`: of several the
   * first, where it only matters that there is one. Throws 422 when several fit equally well.
   */
  idOf(value: KeyValue | undefined, { any }: { any: boolean }): number | undefined {
    if (value === undefined) return undefined;
    const found = [...(this.ids.get(folded(value)) ?? [])];
    const exact = found.filter(([, spelled]) => spelled === exactly(value));
    const meant = exact.length > 0 ? exact : found;
    if (meant.length > 1 && !any) {
      throw problem(422, 'msg_import_key_repeated', value.join(', '));
    }
    return meant[0]?.[0];
  }

  add(value: KeyValue | undefined, id: number): void {
    if (value === undefined) return;
    const key = folded(value);
    this.ids.set(key, (this.ids.get(key) ?? new Map<number, string>()).set(id, exactly(value)));
  }
}

/**
 * Value of the key in a row, as it is stored; undefined where it, or a part of it, is empty. Among the parts of one
 * record an empty value is one of several like any other: a person without a first name. Throws 422 at its field, also
 * for a text that its property cannot hold: no record has it, and it cannot be normalised.
 */
export function keyValue(
  { resource, above }: ImportTarget,
  key: string,
  daten: Readonly<Record<string, unknown>>,
): KeyValue | undefined {
  const found: (string | number)[] = [];
  for (const name of keyProperties({ above }, key)) {
    const value = daten[name];
    if (value === undefined || value === null || value === '') {
      if (!above || name === above.property) return undefined;
      found.push('');
      continue;
    }
    const schema = resource.properties[name] ?? {};
    const text = typeof value === 'object' ? undefined : String(value);
    if (text !== undefined && !isMeasured(text, schema)) {
      const parameters = [String(longest(schema))];
      throw fieldProblem({ [name]: [{ code: 'msg_value_too_long', parameters }] });
    }
    const typed = text === undefined ? undefined : typedOf(schema, text);
    if (typed === undefined) throw fieldProblem({ [name]: [{ code: 'msg_value_type' }] });
    found.push(typed);
  }
  return above && found.slice(1).every((value) => value === '') ? undefined : found;
}

function typedOf(schema: Parameters<typeof kindOf>[0], text: string) {
  const found = typedValue(text, schema);
  return typeof found === 'boolean' ? undefined : found;
}

type Rows = readonly { daten: Readonly<Record<string, unknown>> }[];

/**
 * Maximum number of records looked at for one value that have it, or hold its letters; more mean that the value says
 * nothing.
 */
const mostAlike = 50;
/** Maximum number of words of a value that records are searched by. */
const mostParts = 12;

/**
 * Finds the records that rows name by the key, as far as the caller sees them: those with the same value by the index
 * of its property, and by that of the search those that spell it otherwise (case, accents, blanks). Throws 422 for a
 * key that is no property.
 */
export async function knownRecords(
  target: ImportTarget,
  key: string | null | undefined,
  rows: Rows,
  scope: Scope,
): Promise<KnownRecords> {
  const { caller, language, db } = scope;
  const known = new KnownRecords();
  if (key === null || key === undefined) return known;
  const { resource, params, above } = target;
  const names = keyProperties(target, key);
  for (const name of names) {
    const property = visibleProperty(name, { resource, caller, language }, 'msg_import_key');
    if (['boolean', 'list'].includes(kindOf(property))) throw problem(422, 'msg_import_key', name);
  }
  const values = new Map<string, KeyValue>();
  for (const { daten } of rows) {
    try {
      const value = keyValue(target, key, daten);
      if (value !== undefined) values.set(exactly(value), value);
    } catch {
      // Reported at the row itself when its turn comes.
    }
  }
  if (values.size === 0) return known;
  const columns = names.map((name) => resource.columnOf(name, language));
  const seen = and(
    resource.scope,
    placeCondition(resource, params, db),
    visibleRows(resource, resource.rights.read, scope),
  );
  const asked = [...values.values()];
  const read = async (from: SQL) => {
    const { rows: found } = await db.execute<{ id: string; values: (string | number | null)[] }>(
      from,
    );
    for (const { id, values: of } of found) {
      const value = of.flatMap((one) => one ?? (above ? '' : []));
      if (value.length === names.length) known.add(value, Number(id));
    }
  };
  const shown = sql`${resource.keyColumn}::text as id, json_build_array(${sql.join(columns, sql`, `)}) as values`;
  const wanted = columns.map((column, index) => {
    const texts = asked.map((value) => (value[index] === '' ? null : String(value[index])));
    return { asked: sql.raw(`v${index}`), texts: sql`${sql.param(texts)}::text[]`, column };
  });
  const isAsked = ({ column, asked: name }: (typeof wanted)[number], index: number) => {
    const same = sql`${column} = asked.${name}::${typeOf(column)}`;
    return above && index > 0 ? or(same, sql`asked.${name} is null and ${column} is null`) : same;
  };
  await read(sql`
    select same.id, same.values
    from unnest(${sql.join(
      wanted.map(({ texts }) => texts),
      sql`, `,
    )}) as asked (${sql.join(
      wanted.map((one) => one.asked),
      sql`, `,
    )})
    cross join lateral (
      select ${shown} from ${resource.table}
      where ${and(seen, ...wanted.map(isAsked))}
      limit ${mostAlike}
    ) as same`);

  const { suche } = resource.columns;
  const searched = names.flatMap((name, index) => (resource.searched.has(name) ? [index] : []));
  if (!suche || searched.length === 0) return known;
  const spelled = asked
    .map((value) => ({ value, parts: foldedParts(searched.map((index) => value[index] ?? '')) }))
    .filter(({ parts: [part = ''] }) => part.length >= 3);
  if (spelled.length === 0) return known;
  // Three serve the index, all of them leave few records; they are letters and digits, so none contains a pattern.
  const patterns = spelled.map(({ parts }) => parts.map((part) => `%${part}%`));
  const list = (index: number) => sql.param(patterns.map((of) => of[index] ?? of[0]));
  const all = sql.param(patterns.map((of) => of.slice(0, mostParts).join(' ')));
  const holders = sql.param(spelled.map(({ value }) => (above ? String(value[0]) : null)));
  const [holder] = columns;
  await read(sql`
    select alike.id, alike.values
    from unnest(${list(0)}::text[], ${list(1)}::text[], ${list(2)}::text[], ${all}::text[], ${holders}::text[])
      as part (one, two, three, every, holder)
    cross join lateral (
      select ${shown} from ${resource.table}
      where ${and(
        seen,
        above && holder && sql`${holder} = part.holder::${typeOf(holder)}`,
        sql`${suche} like part.one and ${suche} like part.two and ${suche} like part.three`,
        sql`${suche} like all (string_to_array(part.every, ' '))`,
      )}
      limit ${mostAlike}
    ) as alike`);
  return known;
}

/** Database type of a column's values, without what would cut or round a value to fit. */
function typeOf(column: PgColumn): SQL {
  return sql.raw(column.getSQLType().replace(/\(.*?\)| collate .*/g, ''));
}
