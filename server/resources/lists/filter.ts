import { and, type SQL } from 'drizzle-orm';
import { parseFilter } from '../../../schemas/rules/filter-grammar';
import { problem } from '../../http/errors/problem';
import { conditionSql } from './condition-sql';
import type { TextRoom } from './text-room';
import type { ListScope } from './visible-property';

const MOST_CONDITIONS = 100;

/**
 * Builds the condition of a `filter` parameter (3-decisions 3.1); undefined for an empty one. Throws 422 where the
 * grammar, the property or its type does not allow it and for a text too many, 403 for a property that needs a right.
 */
export function filterCondition(
  filter: string | undefined,
  scope: ListScope,
  room: TextRoom,
): SQL | undefined {
  const { conditions, invalid } = parseFilter(filter ?? '');
  if (invalid[0] !== undefined) throw problem(422, 'msg_filter_syntax', invalid[0]);
  if (conditions.length > MOST_CONDITIONS) {
    throw problem(422, 'msg_filter_too_long', String(MOST_CONDITIONS));
  }
  return and(...conditions.map((condition) => conditionSql(condition, scope, room)));
}
