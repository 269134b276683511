import { roles } from '../db/generated/base';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { queryPresets, type PresetContent } from '../db/tables/query-presets';
import { userRoles } from '../db/tables/users';
import { requireRight, type Caller } from '../http/access/caller';
import { fieldProblem, problem } from '../http/errors/problem';
import { readPredicate } from './predicate';
import { SHARE_RIGHT, type StoredPreset } from './preset-store';

export type Sharing = Pick<StoredPreset['row'], 'sichtbarkeit' | 'rolleId'>;

/**
 * Checks the audience of a preset and returns it as it may be stored: no role but with ROLLE. Throws 403 without the
 * right to share, 422 at `rolleId` for a missing one and for one the caller does not belong to.
 */
export async function checkSharing(
  { sichtbarkeit, rolleId }: Sharing,
  caller: Caller,
  db: Executor,
): Promise<Sharing> {
  if (sichtbarkeit !== 'PRIVAT') requireRight(caller, SHARE_RIGHT);
  if (sichtbarkeit !== 'ROLLE') return { sichtbarkeit, rolleId: null };
  if (rolleId === null) throw fieldProblem({ rolleId: [{ code: 'msg_value_required' }] });
  const own = and(eq(userRoles.roleId, rolleId), eq(userRoles.userId, caller.id));
  const found = caller.istAdmin
    ? await db.$count(roles, eq(roles.id, rolleId))
    : await db.$count(userRoles, own);
  if (found === 0) throw fieldProblem({ rolleId: [{ code: 'msg_reference_unknown' }] });
  return { sichtbarkeit, rolleId };
}

/** Throws 422 at `name` when the owner has another preset of that name. */
export async function checkName(
  {
    id,
    query,
    name,
    besitzerId,
  }: Pick<StoredPreset['row'], 'query' | 'name' | 'besitzerId'> & { id?: number },
  db: Executor,
): Promise<void> {
  if (besitzerId === null) return;
  const same = await db
    .select({ id: queryPresets.id })
    .from(queryPresets)
    .where(
      and(
        eq(queryPresets.query, query),
        eq(queryPresets.besitzerId, besitzerId),
        eq(queryPresets.name, name),
      ),
    );
  if (same.some((other) => other.id !== id)) {
    throw fieldProblem({ name: [{ code: 'msg_value_taken' }] });
  }
}

/**
 * Members of a preset's content in a body. Attributes are not looked up: missing ones are skipped when the preset runs,
 * so that nothing is lost while a column is away. Throws 422 for an invalid predicate.
 */
export function contentIn(body: PresetContent): PresetContent {
  readPredicate(body.predicate);
  const { columns, sortOrders, predicate, grouping, aggregates, density, display } = body;
  const given = { columns, sortOrders, predicate, grouping, aggregates, density, display };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

const MOST_BYTES = 64 * 1024;

/** Returns the content as it may be stored. Throws 422 for one that is too large, whatever it was made of. */
export function sized(content: PresetContent): PresetContent {
  if (Buffer.byteLength(JSON.stringify(content)) <= MOST_BYTES) return content;
  throw problem(422, 'msg_cunit_preset_size', String(MOST_BYTES / 1024));
}
