import type { Scope } from '../../http/access/scope';
import { problem } from '../../http/errors/problem';
import { lockKey, type FoundRecord } from '../records/record-access';
import { requiredVersion, requireVersion } from '../records/version';
import { lockedBy, locksOf } from './record-locks';

/**
 * Throws unless the record is in the version that the caller names (412). A change or removal has to name one (428), by
 * `If-Match` or where locks block by the token of the caller's lock alone; an action may. And unless the locks allow the change, see {@link requireLock}.
 */
export async function requireUnchanged(found: FoundRecord, scope: Scope): Promise<void> {
  const hasLock = await requireLock(found, scope);
  const header = scope.headers['If-Match'];
  if (header === undefined && (hasLock || scope.operation.method === 'POST')) return;
  await requireVersion(requiredVersion(header), found.row, scope.db);
}

/**
 * Throws 423 for an `X-Sperr-Token` that is none of the caller's locks on the record, and where locks block while
 * somebody else holds one; until the transaction ends nobody takes one. Returns whether the caller holds a blocking
 * lock by its token. For actions on a record, too.
 */
export async function requireLock(found: FoundRecord, scope: Scope): Promise<boolean> {
  const token = scope.headers['X-Sperr-Token'];
  const { locksBlock, tableCode } = lockedBySame(found.resource);
  if (token === undefined && !locksBlock) return false;
  if (tableCode === undefined) throw problem(423, 'msg_lock_expired');
  const { caller } = scope;
  const locks = await locksOf(scope.db, await lockKey(found, scope.db), 'respect');
  const own = locks.find(({ userId }) => userId === caller.id);
  if (token !== undefined && own?.token !== token) throw problem(423, 'msg_lock_expired');
  const other = locks.find((lock) => lock !== own);
  if (locksBlock && other) throw lockedBy(other);
  return locksBlock && token !== undefined;
}

/** Finds the resource whose records' locks count for those of this one. */
function lockedBySame(resource: FoundRecord['resource']): FoundRecord['resource'] {
  const { parent } = resource;
  return parent?.resource.tableCode === undefined ? resource : lockedBySame(parent.resource);
}
