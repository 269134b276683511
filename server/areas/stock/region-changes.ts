import { and, eq, ne, sql } from 'drizzle-orm';
import { storageRegions } from '../../db/generated/stock';
import { fieldProblem } from '../../http/errors/problem';
import type { ResourceOptions } from '../../resources/model/resource';

/** Rule of storage regions: exactly one is the main one, which users without a choice of their own get. */
export const regionChanges: ResourceOptions = {
  guard: ({ before, after }) => {
    if (before?.istHauptlagerkreis === true && after?.istHauptlagerkreis !== true) {
      throw fieldProblem({ istHauptlagerkreis: [{ code: 'msg_region_main' }] });
    }
    return Promise.resolve();
  },
  stored: async ({ before, after }, { db, caller }) => {
    if (after?.istHauptlagerkreis !== true || before?.istHauptlagerkreis === true) return;
    await db
      .update(storageRegions)
      .set({
        istHauptlagerkreis: false,
        version: sql`${storageRegions.version} + 1`,
        changedAt: sql`now()`,
        changedBy: caller.id,
      })
      .where(
        and(eq(storageRegions.istHauptlagerkreis, true), ne(storageRegions.id, Number(after.id))),
      );
  },
};
