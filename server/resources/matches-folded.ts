import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Letters that an umlaut's «e» may follow, also what folds to one of them. */
const withUmlaut = /[aouæœø]/;

/**
 * Whether a folded text (`kontor_fold`) holds what somebody typed, or begins with it. The database folds
 * the typed text itself, so that both sides follow one rule; «ü», «ue» and «u» are the same on either of
 * them: after a, o and u an «e» may be there or not. Collapsing «ue» in what is stored would lose
 * «Elemente» in «Bauelemente».
 */
export function matchesFolded(
  folded: SQL | PgColumn,
  typed: string,
  where: 'contains' | 'starts',
): SQL {
  const text = typed.normalize('NFC');
  const isStart = where === 'starts';
  if (!withUmlaut.test(text.normalize('NFD').toLowerCase())) {
    const literal = text.replace(/[\\%_]/g, '\\$&');
    return sql`${folded} like kontor_fold(${isStart ? `${literal}%` : `%${literal}%`})`;
  }
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = sql`regexp_replace(kontor_fold(${isStart ? `^${literal}` : literal}), '([aou])e?', '\\1e?', 'g')`;
  return sql`${folded} ~ ${pattern}`;
}
