import { and, eq, sql } from 'drizzle-orm';
import { preferences } from '../db/tables/base';
import { callerOf, handler, type Handlers } from '../http/call';
import { fieldProblem } from '../http/problem';

const MOST_BYTES = 65_536;

/** What a user's page remembers: JSON texts by name. */
export const preferenceOperations: Handlers = {
  readPreference: handler('readPreference', async (call) => {
    const { name } = call.params;
    const [row] = await call.db
      .select({ wert: preferences.wert })
      .from(preferences)
      .where(and(eq(preferences.userId, callerOf(call).id), eq(preferences.name, name)));
    return { status: 200, body: { result: { name, wert: row?.wert ?? null } } };
  }),

  storePreference: handler('storePreference', async (call) => {
    const { name } = call.params;
    const { wert } = call.body.data;
    if (Buffer.byteLength(wert ?? '') > MOST_BYTES) {
      throw fieldProblem({ 'data.wert': [{ code: 'msg_preference_too_large' }] });
    }
    await call.db
      .insert(preferences)
      .values({ userId: callerOf(call).id, name, wert })
      .onConflictDoUpdate({
        target: [preferences.userId, preferences.name],
        set: { wert, changedAt: sql`now()` },
      });
    return { status: 200, body: { result: { name, wert } } };
  }),
};
