import { and, eq, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { preferences } from '../../db/tables/base';
import { requireRight } from '../../http/access/caller';
import { fieldProblem, problem } from '../../http/errors/problem';
import { oneAtATime } from '../../http/limits/one-at-a-time';
import { handler, type Handlers } from '../../http/operations/call';

const MOST_BYTES = 65_536;
/** Maximum number of preferences of one user: far more than the page has screens and fields to remember. */
const MOST_NAMES = 500;
const MOST_MEGABYTES = 4;

/** Rights for preferences that not everybody may change (specification 1 §6). */
const rightToChange: Readonly<Record<string, string>> = { userStorageRegion: 'LAG_LGK_WECHSELN' };

/** Operations on what a user's page remembers: JSON texts by name. */
export const preferenceOperations: Handlers = {
  readPreference: handler('readPreference', async (call) => {
    const { name } = call.params;
    const [row] = await call.db
      .select({ wert: preferences.wert })
      .from(preferences)
      .where(and(eq(preferences.userId, call.caller.id), eq(preferences.name, name)));
    return { status: 200, body: { result: { name, wert: row?.wert ?? null } } };
  }),

  storePreference: handler('storePreference', async (call) => {
    const { name } = call.params;
    const { wert } = call.body.data;
    requireRight(call.caller, rightToChange[name] ?? 'session');
    if (Buffer.byteLength(wert ?? '') > MOST_BYTES) {
      throw fieldProblem({ 'data.wert': [{ code: 'msg_preference_too_large' }] });
    }
    const userId = call.caller.id;
    await oneAtATime(call.caller, call.db);
    // Empty values are not kept: reading returns null for them as for what was never stored.
    if (wert === null) await forget(userId, name, call.db);
    else await store({ userId, name, wert }, call.db);
    return { status: 200, body: { result: { name, wert } } };
  }),
};

interface Preference {
  userId: number;
  name: string;
  wert: string;
}

async function forget(userId: number, name: string, db: Executor): Promise<void> {
  await db
    .delete(preferences)
    .where(and(eq(preferences.userId, userId), eq(preferences.name, name)));
}

async function store({ userId, name, wert }: Preference, db: Executor): Promise<void> {
  const [others] = await db
    .select({
      names: sql<number>`count(*)`.mapWith(Number),
      bytes: sql<number>`coalesce(sum(octet_length(${preferences.wert})), 0)`.mapWith(Number),
    })
    .from(preferences)
    .where(and(eq(preferences.userId, userId), ne(preferences.name, name)));
  const { names = 0, bytes = 0 } = others ?? {};
  if (names >= MOST_NAMES || bytes + Buffer.byteLength(wert) > MOST_MEGABYTES * 1024 * 1024) {
    throw problem(422, 'msg_preference_limit', String(MOST_NAMES), String(MOST_MEGABYTES));
  }
  await db
    .insert(preferences)
    .values({ userId, name, wert })
    .onConflictDoUpdate({
      target: [preferences.userId, preferences.name],
      set: { wert, changedAt: sql`now()` },
    });
}
