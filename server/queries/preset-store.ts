import { type SQL, and, asc, eq, getTableColumns, or, sql } from 'drizzle-orm';
import { users } from '../db/generated/base';
import type { components } from '../../schemas/generated/api';
import type { Executor } from '../db/database';
import {
  queryPresetDefaults,
  queryPresetPins,
  queryPresets,
  type PresetContent,
} from '../db/tables/query-presets';
import { userRoles } from '../db/tables/users';
import { holds, type Caller } from '../http/access/caller';
import { problem } from '../http/errors/problem';

export type Preset = components['schemas']['QueryPreset'];

type Row = typeof queryPresets.$inferSelect;

/** Stored preset with the name of its owner and its state for the caller. */
export interface StoredPreset {
  row: Row;
  besitzer: string | null;
  istStandard: boolean;
  istAngeheftet: boolean;
}

/** Preset in a list: beyond `MOST_CONTENT` the content is left unread. */
export interface ListedPreset extends Omit<StoredPreset, 'row'> {
  row: Omit<Row, 'inhalt'> & { inhalt: PresetContent | null };
}

export const SHARE_RIGHT = 'ANS_TEILEN';

const MOST_ANSWERED = 1000;
/** Maximum bytes of content that one list reads. */
const MOST_CONTENT = 256 * 1024;

interface Asked {
  query: string;
  caller: Caller;
  db: Executor;
  /** Id of a single preset to find. */
  only?: number;
}

/** Operators of all conditions of a preset, however deep: enough to weigh it. */
const operators = sql<
  string[]
>`jsonb_path_query_array(${queryPresets.inhalt}, '$.predicate.**.operator')`;

const isDefault = sql<boolean>`${queryPresetDefaults.presetId} is not null`;
const isPinned = sql<boolean>`${queryPresetPins.presetId} is not null`;

/** Reads the presets of a query that the caller sees, by name. */
export function listPresets(query: string, caller: Caller, db: Executor): Promise<ListedPreset[]> {
  const { id, besitzerId, inhalt, inhaltBytes } = queryPresets;
  // In the order in which they are likely to be wanted. Their size is known without reading them.
  const order = sql`(${isDefault}) desc, (${besitzerId} is not distinct from ${caller.id}) desc, ${id}`;
  const within = sql`sum(${inhaltBytes}) over (order by ${order}) <= ${MOST_CONTENT}`;
  const content = sql<PresetContent | null>`case when ${within} then ${inhalt} end`;
  return select(content, { query, caller, db });
}

async function select<Content>(inhalt: SQL<Content>, { query, caller, db, only }: Asked) {
  const { inhalt: _, ...head } = getTableColumns(queryPresets);
  return db
    .select({
      row: { ...head, inhalt },
      besitzer: users.name,
      istStandard: isDefault,
      istAngeheftet: isPinned,
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
    .leftJoin(queryPresetPins, isPinOf(caller))
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

function isPinOf(caller: Caller): SQL | undefined {
  return and(eq(queryPresetPins.presetId, queryPresets.id), eq(queryPresetPins.userId, caller.id));
}

/** Parts of a pinned preset that are needed to count its rows. */
export interface PinnedPreset extends Pick<Row, 'id' | 'name' | 'query'> {
  predicate: PresetContent['predicate'];
}

/** Maximum number of pinned presets; more would be a list of lists. */
const MOST_PINNED = 30;

/** Presets that the caller has pinned and still sees, by name. */
export function pinnedPresets(caller: Caller, db: Executor): Promise<PinnedPreset[]> {
  const { id, name, query, inhalt } = queryPresets;
  const predicate = sql<PresetContent['predicate']>`${inhalt} -> 'predicate'`;
  return db
    .select({ id, name, query, predicate })
    .from(queryPresets)
    .innerJoin(queryPresetPins, isPinOf(caller))
    .where(isVisible(caller))
    .orderBy(asc(name), asc(id))
    .limit(MOST_PINNED);
}

/** Operators of the conditions that a preset sets; none where the caller does not see it. */
export async function presetOperators(
  id: number | null | undefined,
  caller: Caller,
  db: Executor,
): Promise<string[]> {
  if (id === null || id === undefined) return [];
  const found = await db
    .select({ operators })
    .from(queryPresets)
    .where(and(eq(queryPresets.id, id), isVisible(caller)));
  return found.flatMap((preset) => preset.operators);
}

/** Operators of the conditions that the caller's pinned presets set, all together. */
export async function pinnedOperators(caller: Caller, db: Executor): Promise<string[]> {
  const found = await db
    .select({ operators })
    .from(queryPresets)
    .innerJoin(queryPresetPins, isPinOf(caller))
    .where(isVisible(caller))
    .orderBy(asc(queryPresets.name), asc(queryPresets.id))
    .limit(MOST_PINNED);
  return found.flatMap((preset) => preset.operators);
}

/**
 * Condition for visible presets: own ones, those for all and those for one of the caller's roles; administrators see
 * every role's.
 */
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

async function visiblePreset(asked: Required<Asked>): Promise<StoredPreset | undefined> {
  const [found] = await select(sql<PresetContent>`${queryPresets.inhalt}`, asked);
  return found;
}

/** Finds one preset. Throws 404 when the caller does not see it. */
export async function findPreset(
  query: string,
  id: number,
  caller: Caller,
  db: Executor,
): Promise<StoredPreset> {
  const found = await visiblePreset({ query, caller, db, only: id });
  if (!found) throw problem(404, 'msg_record_not_found');
  return found;
}

/** Content of the preset that a query runs with. Throws 422 for a preset that the caller does not see. */
export async function presetContent(
  query: string,
  id: number | null | undefined,
  caller: Caller,
  db: Executor,
): Promise<PresetContent | undefined> {
  if (id === null || id === undefined) return undefined;
  const found = await visiblePreset({ query, caller, db, only: id });
  if (!found) throw problem(422, 'msg_cunit_preset_invalid');
  return found.row.inhalt;
}

/** Audience of a preset; one whose role is gone is its owner's alone. */
export function visibilityOf({
  sichtbarkeit,
  rolleId,
}: Pick<Row, 'sichtbarkeit' | 'rolleId'>): Preset['sichtbarkeit'] {
  return sichtbarkeit === 'ROLLE' && rolleId === null ? 'PRIVAT' : sichtbarkeit;
}

/**
 * Tells whether the caller may change and remove it: its owner, with the right to share when it is shared, or an
 * administrator.
 */
export function mayChange({ row }: ListedPreset, caller: Caller): boolean {
  if (caller.istAdmin) return true;
  if (row.besitzerId !== caller.id) return false;
  return visibilityOf(row) === 'PRIVAT' || holds(caller, SHARE_RIGHT);
}

/** Preset as the contract shows it. */
export function presetAnswer(stored: ListedPreset, caller: Caller): Preset {
  const { id, version, name, rolleId } = stored.row;
  const inhalt = stored.row.inhalt ?? {};
  return {
    id,
    version,
    name,
    sichtbarkeit: visibilityOf(stored.row),
    rolleId,
    istStandard: stored.istStandard,
    istAngeheftet: stored.istAngeheftet,
    besitzer: stored.besitzer,
    istAenderbar: mayChange(stored, caller),
    istVollstaendig: stored.row.inhalt !== null,
    columns: inhalt.columns ?? [],
    sortOrders: inhalt.sortOrders ?? [],
    predicate: inhalt.predicate ?? null,
    grouping: inhalt.grouping ?? [],
    aggregates: inhalt.aggregates ?? [],
    density: inhalt.density ?? null,
    display: inhalt.display ?? null,
    period: inhalt.period ?? null,
  };
}
