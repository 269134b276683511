import { sql, type SQL } from 'drizzle-orm';

/**
 * A LIKE pattern for folded text (`kontor_fold`): `contains` or `starts`. The database folds the
 * searched text itself, so that both sides follow one rule.
 */
export function foldPattern(text: string, where: 'contains' | 'starts'): SQL {
  const literal = text.normalize('NFC').replace(/[\\%_]/g, '\\$&');
  return sql`kontor_fold(${where === 'contains' ? `%${literal}%` : `${literal}%`})`;
}
