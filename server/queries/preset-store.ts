import { users } from '../db/generated/tables';
import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { components } from '../../schemas/generated/api';
import type { Executor } from '../db/database';
import { queryPresetDefaults, queryPresets, type PresetContent } from '../db/tables/query-presets';
import { userRoles } from '../db/tables/users';
import { holds, type Caller } from '../http/caller';
import { problem } from '../http/problem';

export type Preset = components['schemas']['QueryPreset'];

/** A stored preset with the name of its owner and whether it is the caller's default. */
export interface StoredPreset {
  row: typeof queryPresets.$inferSelect;
  besitzer: string | null;
  istStandard: boolean;
}

export const SHARE_RIGHT = 'ANS_TEILEN';

const MOST_ANSWERED = 1000;

/** The presets of a query that the caller sees, all or one. */
export async function visiblePresets(
  query: string,
  caller: Caller,
  db: Executor,
  only?: number,
): Promise<StoredPreset[]> {
  return db
    .select({
      row: queryPresets,
      besitzer: users.name,
      istStandard: sql<boolean>`${queryPresetDefaults.presetId} is not null`,
    })
    .from(queryPresets)
    .leftJoin(users, eq(users.id, queryPresets.besitzerId))
    .leftJoin(
      queryPresetDefaults,
      and(
        eq(queryPresetDefaults.presetId, queryPresets.id),
        eq(queryPresetDefaults.userId, caller.id),
      ),
    )
    .where(
      and(
        eq(queryPresets.query, query),
        isVisible(caller),
        only === undefined ? undefined : eq(queryPresets.id, only),
      ),
    )
    .orderBy(asc(queryPresets.name), asc(queryPresets.id))
    .limit(MOST_ANSWERED);
}

/** Own ones, those for all and those for one of the caller's roles; administrators see every role's. */
function isVisible(caller: Caller): SQL | undefined {
  const ofRole = caller.istAdmin
    ? sql`${queryPresets.rolleId} is not null`
    : sql`${queryPresets.rolleId} in (select ${userRoles.roleId} from ${userRoles} where ${userRoles.userId} = ${caller.id})`;
  return or(
    eq(queryPresets.besitzerId, caller.id),
    eq(queryPresets.sichtbarkeit, 'ALLE'),
    and(eq(queryPresets.sichtbarkeit, 'ROLLE'), ofRole),
  );
}

/** One preset. Throws 404 when the caller does not see it. */
export async function findPreset(
  query: string,
  id: number,
  caller: Caller,
  db: Executor,
): Promise<StoredPreset> {
  const [found] = await visiblePresets(query, caller, db, id);
  if (!found) throw problem(404, 'msg_record_not_found');
  return found;
}

/** What a query runs with. Throws 422 for a preset that the caller does not see. */
export async function presetContent(
  query: string,
  id: number | null | undefined,
  caller: Caller,
  db: Executor,
): Promise<PresetContent | undefined> {
  if (id === null || id === undefined) return undefined;
  const [found] = await visiblePresets(query, caller, db, id);
  if (!found) throw problem(422, 'msg_cunit_preset_invalid');
  return found.row.inhalt;
}

/** A preset whose role is gone is its owner's alone. */
export function visibilityOf({
  sichtbarkeit,
  rolleId,
}: StoredPreset['row']): Preset['sichtbarkeit'] {
  return sichtbarkeit === 'ROLLE' && rolleId === null ? 'PRIVAT' : sichtbarkeit;
}

/** Whether the caller may change and remove it: its owner, with the right to share when it is shared, or an administrator. */
export function mayChange({ row }: StoredPreset, caller: Caller): boolean {
  if (caller.istAdmin) return true;
  if (row.besitzerId !== caller.id) return false;
  return visibilityOf(row) === 'PRIVAT' || holds(caller, SHARE_RIGHT);
}

/** A preset as the contract shows it. */
export function presetAnswer(stored: StoredPreset, caller: Caller): Preset {
  const { id, version, name, rolleId, inhalt } = stored.row;
  return {
    id,
    version,
    name,
    sichtbarkeit: visibilityOf(stored.row),
    rolleId,
    istStandard: stored.istStandard,
    besitzer: stored.besitzer,
    istAenderbar: mayChange(stored, caller),
    columns: inhalt.columns ?? [],
    sortOrders: inhalt.sortOrders ?? [],
    predicate: inhalt.predicate ?? null,
    grouping: inhalt.grouping ?? [],
    aggregates: inhalt.aggregates ?? [],
    density: inhalt.density ?? null,
  };
}
