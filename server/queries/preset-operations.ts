import { and, eq, sql } from 'drizzle-orm';
import type { components } from '../../schemas/generated/api';
import type { Executor } from '../db/database';
import { queryPresetDefaults, queryPresetPins, queryPresets } from '../db/tables/query-presets';
import { handler, type Handlers } from '../http/operations/call';
import { requireRight, type Caller } from '../http/access/caller';
import type { Contract } from '../http/contract/contract';
import { oneAtATime } from '../http/limits/one-at-a-time';
import { problem } from '../http/errors/problem';
import type { Tables } from '../resources/model/tables';
import { entityTag, requiredVersion, requireVersion } from '../resources/records/version';
import { checkName, checkSharing, contentIn, sized, type Sharing } from './preset-check';
import {
  findPreset,
  listPresets,
  mayChange,
  presetAnswer,
  SHARE_RIGHT,
  type StoredPreset,
} from './preset-store';
import { queryableList } from './queryable-list';

/** Maximum number of presets of one user for one query; each has at most 64 KB of content. */
const MOST_OWN = 100;

/** Operations on the stored views of a query: own ones, and shared ones of others. */
export function presetOperations(contract: Contract, tables: Tables): Handlers {
  const queryOf = (params: { groupKey: string; id: string }) =>
    queryableList(params, contract, tables).name;
  return {
    listQueryPresets: handler('listQueryPresets', async (call) => {
      const { caller } = call;
      const found = await listPresets(queryOf(call.params), caller, call.db);
      return { status: 200, body: { result: found.map((preset) => presetAnswer(preset, caller)) } };
    }),

    readQueryPreset: handler('readQueryPreset', async (call) => {
      const { caller } = call;
      const { presetId } = call.params;
      const found = await findPreset(queryOf(call.params), presetId, caller, call.db);
      return {
        status: 200,
        headers: { etag: entityTag(found.row.version) },
        body: { result: presetAnswer(found, caller) },
      };
    }),

    createQueryPreset: handler('createQueryPreset', async (call) => {
      const { caller, db, body } = call;
      const query = queryOf(call.params);
      const { sichtbarkeit = 'PRIVAT', rolleId = null } = body;
      const sharing = await checkSharing({ sichtbarkeit, rolleId }, caller, db);
      const inhalt = sized(contentIn(body));
      const own = and(eq(queryPresets.query, query), eq(queryPresets.besitzerId, caller.id));
      await oneAtATime(caller, db);
      if ((await db.$count(queryPresets, own)) >= MOST_OWN) {
        throw problem(422, 'msg_cunit_preset_limit', String(MOST_OWN));
      }
      const preset = { query, name: body.name, besitzerId: caller.id };
      await checkName(preset, db);
      const [created] = await db
        .insert(queryPresets)
        .values({ ...preset, ...sharing, inhalt, createdBy: caller.id, changedBy: caller.id })
        .returning({ id: queryPresets.id, version: queryPresets.version });
      if (!created) throw new Error(`Preset «${body.name}» of ${query}: nothing was inserted`);
      if (body.istStandard) await setDefault(query, created.id, true, caller, db);
      if (body.istAngeheftet) await setPinned(created.id, true, caller, db);
      const location = `${contract.base}/cmn/computed-queries/${query}/presets/${created.id}`;
      return { status: 201, headers: { location, etag: entityTag(created.version) } };
    }),

    changeQueryPreset: handler('changeQueryPreset', async (call) => {
      const { caller, db } = call;
      const query = queryOf(call.params);
      const header = requiredVersion(call.headers['If-Match']);
      const { presetId } = call.params;
      await lockPreset(presetId, db);
      const before = await findPreset(query, presetId, caller, db);
      await requireVersion(header, before.row, db);
      const { istStandard, istAngeheftet, ...changes } = call.body;
      if (istStandard !== undefined) await setDefault(query, presetId, istStandard, caller, db);
      if (istAngeheftet !== undefined) await setPinned(presetId, istAngeheftet, caller, db);
      if (Object.keys(changes).length > 0) await change(before, changes, caller, db);
      const after = await findPreset(query, presetId, caller, db);
      return {
        status: 200,
        headers: { etag: entityTag(after.row.version) },
        body: { result: presetAnswer(after, caller) },
      };
    }),

    removeQueryPreset: handler('removeQueryPreset', async (call) => {
      const { caller, db } = call;
      const header = requiredVersion(call.headers['If-Match']);
      const { presetId } = call.params;
      await lockPreset(presetId, db);
      const preset = await findPreset(queryOf(call.params), presetId, caller, db);
      await requireVersion(header, preset.row, db);
      requireChangeable(preset, caller);
      await db.delete(queryPresets).where(eq(queryPresets.id, presetId));
      return { status: 204 };
    }),
  };
}

async function change(
  before: StoredPreset,
  changes: components['schemas']['QueryPresetPatch'],
  caller: Caller,
  db: Executor,
): Promise<void> {
  requireChangeable(before, caller);
  const { row } = before;
  const { name = row.name, sichtbarkeit = row.sichtbarkeit, rolleId = row.rolleId } = changes;
  const isShared = changes.sichtbarkeit !== undefined || changes.rolleId !== undefined;
  const sharing: Partial<Sharing> = isShared
    ? await checkSharing({ sichtbarkeit: sichtbarkeit ?? 'PRIVAT', rolleId }, caller, db)
    : {};
  // It would be gone for the user who did that.
  if (sharing.sichtbarkeit === 'PRIVAT' && row.besitzerId !== caller.id) throw foreign(before);
  await checkName({ ...row, name }, db);
  const content = contentIn(changes);
  await db
    .update(queryPresets)
    .set({
      name,
      ...sharing,
      // A preset from a time when it could be larger may still be renamed.
      inhalt: Object.keys(content).length === 0 ? row.inhalt : sized({ ...row.inhalt, ...content }),
      version: row.version + 1,
      changedAt: sql`now()`,
      changedBy: caller.id,
    })
    .where(eq(queryPresets.id, row.id));
}

function requireChangeable(preset: StoredPreset, caller: Caller): void {
  if (mayChange(preset, caller)) return;
  if (preset.row.besitzerId === caller.id) requireRight(caller, SHARE_RIGHT);
  throw foreign(preset);
}

function foreign({ besitzer }: StoredPreset) {
  return problem(403, 'msg_cunit_preset_foreign', besitzer ?? '–');
}

/** Locks a preset: two changes come one after the other; the second finds the first one's version. */
async function lockPreset(id: number, db: Executor): Promise<void> {
  await db
    .select({ id: queryPresets.id })
    .from(queryPresets)
    .where(eq(queryPresets.id, id))
    .for('update');
}

/** Makes a preset the caller's default of its query, or revokes that. */
async function setDefault(
  query: string,
  presetId: number,
  isDefault: boolean,
  { id: userId }: Caller,
  db: Executor,
): Promise<void> {
  const { userId: user, query: ofQuery, presetId: preset } = queryPresetDefaults;
  if (isDefault) {
    await db
      .insert(queryPresetDefaults)
      .values({ userId, query, presetId })
      .onConflictDoUpdate({ target: [user, ofQuery], set: { presetId } });
  } else {
    await db
      .delete(queryPresetDefaults)
      .where(and(eq(user, userId), eq(ofQuery, query), eq(preset, presetId)));
  }
}

/** Pins a preset to the caller's start page, or unpins it. */
async function setPinned(
  presetId: number,
  isPinned: boolean,
  { id: userId }: Caller,
  db: Executor,
): Promise<void> {
  if (isPinned) {
    await db.insert(queryPresetPins).values({ userId, presetId }).onConflictDoNothing();
  } else {
    const { userId: user, presetId: preset } = queryPresetPins;
    await db.delete(queryPresetPins).where(and(eq(user, userId), eq(preset, presetId)));
  }
}
