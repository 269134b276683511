import { eq } from 'drizzle-orm';
import { recordLocks } from '../../db/tables/locks';
import { meets } from '../../events/read-condition';
import { holds, requireRight } from '../../http/access/caller';
import { mayCall } from '../../http/access/required-right';
import { auditCall } from '../../http/audit/audit';
import { problem } from '../../http/errors/problem';
import { handler, type Handlers } from '../../http/operations/call';
import { LOCK_FIELD, noteInHistory } from '../history/history';
import type { Tables } from '../model/tables';
import { readConditions } from '../records/read-conditions';
import { changeableRecord, lockKey } from '../records/record-access';
import { storedRow } from '../records/stored-row';
import {
  countLocks,
  liveLocks,
  lockedBy,
  releaseLock,
  renewLock,
  takeLock,
  type RecordLock,
} from './record-locks';

const FORCE = 'SYS_SPERREN_LOESEN';

/** Operations on locks, which show who is editing which record (3-decisions 3.2). */
export function lockOperations(tables: Tables): Handlers {
  return {
    takeLock: handler('takeLock', async (call) => {
      const { caller, db, body } = call;
      const key = await lockKey(await changeableRecord(tables, body, call), db);
      const resource = tables.resourceOf(key.tabelle);
      const row = await storedRow(resource, key.tabelleId, db);
      const requires = await readConditions(resource, [row], db);
      const lock = await takeLock(db, key, caller, { blocks: resource.locksBlock, requires });
      return { status: 201, body: { result: taken(lock) } };
    }),

    renewLock: handler('renewLock', async (call) => {
      const { caller } = call;
      const lock = await renewLock(call.db, call.params.token, caller);
      // A user who may no longer work on the record must not keep others from it.
      const resource = tables.resourceOf(lock.own.tabelle);
      const mayChange = [resource, ...resource.parts].some(({ rights }) =>
        mayCall(rights.change, caller),
      );
      if (!mayChange || !meets(caller, lock.own.requires)) throw problem(423, 'msg_lock_expired');
      return { status: 200, body: { result: taken(lock) } };
    }),

    releaseLock: handler('releaseLock', async (call) => {
      const { caller, db } = call;
      const isForced = call.query.erzwingen === true;
      if (isForced) requireRight(caller, FORCE);
      const [lock] = await liveLocks(db, { where: eq(recordLocks.token, call.params.token) });
      if (!lock) return { status: 204 };
      if (lock.userId !== caller.id) {
        if (!isForced) throw lockedBy(lock);
        const resource = tables.resourceOf(lock.tabelle);
        const row = await storedRow(resource, lock.tabelleId, db);
        await noteInHistory(resource, row, { feld: LOCK_FIELD, vorher: lock.benutzer }, call);
        const { tabelle, tabelleId, benutzer: betrifft } = lock;
        await auditCall(call, 'SPERRE_ERZWUNGEN', { tabelle, tabelleId, betrifft });
      }
      await releaseLock(db, lock);
      return { status: 204 };
    }),

    listLocks: handler('listLocks', async (call) => {
      const { caller, db, query } = call;
      const where = holds(caller, FORCE) ? undefined : eq(recordLocks.userId, caller.id);
      const { limit = 50, offset = 0 } = query;
      const locks = await liveLocks(db, { where, limit: limit + 1, offset });
      const total = query.returnTotal ? { total: await countLocks(db, where) } : {};
      const result = locks.slice(0, limit).map(listed);
      return { status: 200, body: { result, ...total, hasMore: locks.length > limit } };
    }),
  };
}

function taken({ own, oldest }: { own: RecordLock; oldest: RecordLock }) {
  return {
    token: own.token,
    gueltigBis: own.validUntil.toISOString(),
    benutzer: oldest.benutzer,
    gesperrtSeit: oldest.createdAt.toISOString(),
  };
}

function listed({ token, tabelle, tabelleId, ...lock }: RecordLock) {
  return {
    token,
    tabelle,
    tabelleId,
    benutzer: lock.benutzer,
    benutzerId: lock.userId,
    gesperrtSeit: lock.createdAt.toISOString(),
    gueltigBis: lock.validUntil.toISOString(),
  };
}
