import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { foldText } from '../../../schemas/rules/fold-text';
import { takeRoom, type TextRoom } from './text-room';

/** Letters that an umlaut's «e» may follow. */
const withUmlaut = /[aou]/;

/** Ending in one of these, alone or with its «e»: whatever follows the letter matches. */
const openEnd = /([aou])e?$/;

/**
 * Builds the condition that a folded text (`kontor_fold`) contains what somebody typed, or begins with it. The typed
 * text is folded before its signs are escaped (a «％» becomes one), and once more by the database, so that both sides
 * follow one rule; «ü», «ue» and «u» are the same on either of them: after a, o and u an «e» may be there or not.
 * Collapsing «ue» in the stored text would lose «Elemente» in «Bauelemente». Only a letter inside the text leaves a
 * choice that needs a regular expression; LIKE costs a fraction. Throws 422 when the statement has no room for another
 * text.
 */
export function matchesFolded(
  folded: SQL | PgColumn,
  typed: string,
  { where, room }: { where: 'contains' | 'starts'; room: TextRoom },
): SQL {
  const text = foldText(typed);
  const ending = text.replace(openEnd, '$1');
  const folds = withUmlaut.test(ending.replace(/[aou]$/, ''));
  takeRoom(room, { letters: text.length, folds });
  const isStart = where === 'starts';
  if (!folds) {
    const literal = ending.replace(/[\\%_]/g, '\\$&');
    return sql`${folded} like kontor_fold(${isStart ? `${literal}%` : `%${literal}%`})`;
  }
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = sql`regexp_replace(kontor_fold(${isStart ? `^${literal}` : literal}), '([aou])e?', '\\1e?', 'g')`;
  return sql`${folded} ~ ${pattern}`;
}
