import { and, sql, type SQL } from 'drizzle-orm';
import { foldPattern } from './fold-pattern';
import type { Resource } from './resource';

/** Every word of a `suche` parameter must occur in the record's search text. */
export function searchCondition(suche: string | undefined, resource: Resource): SQL | undefined {
  const words = (suche ?? '').split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const column = resource.columns.suche;
  if (!column) throw new Error(`Resource ${resource.schema}: ${resource.tableName} has no «suche»`);
  return and(...words.map((word) => sql`${column} like ${foldPattern(word, 'contains')}`));
}
