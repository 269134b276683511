import type { NamedFields, NamingScope } from '../define/named-fields';

interface Shown {
  /** Fields of the answer. */
  shows: readonly string[];
  rows?: { property: string; columns: readonly string[] } | undefined;
}

/** Lists the fields of a call's answer that its dialog shows. */
export function answerFields(
  tables: NamingScope['tables'],
  call: string,
  { shows, rows }: Shown,
): NamedFields[] {
  const answer = tables.answers[call];
  const all = { as: 'shows', schema: answer, names: [...shows, ...(rows ? [rows.property] : [])] };
  if (!rows) return [all];
  const schema = tables.rows[`${answer ?? ''}.${rows.property}`];
  return [all, { as: 'rows', schema, names: rows.columns }];
}
