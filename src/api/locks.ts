import { call } from './call';
import { recordOf } from './dialect';

/** A record's lock as this page holds it (3-decisions 3.2). */
export interface HeldLock {
  token: string;
  /** Who has been editing the record longest, and since when (ISO instant); maybe the user himself. */
  by: string;
  since: string;
}

/** The operation that takes a lock: a contract without it has none. */
export const takeLockOperation = 'POST /system/sperren';

/** Tells that one edits a record. Rejects with 423 where a colleague's lock blocks. */
export async function takeLock(tabelle: string, tabelleId: number): Promise<HeldLock> {
  const { data } = await call(takeLockOperation, { body: { tabelle, tabelleId } });
  const { token, benutzer, gesperrtSeit } = recordOf(data);
  return { token: String(token), by: String(benutzer), since: String(gesperrtSeit) };
}

/** Keeps a lock alive for a further lease. Rejects with 423 when it is over. */
export async function renewLock(token: string): Promise<void> {
  await call('POST /system/sperren/{token}/verlaengerung', {
    params: { token },
    isBackground: true,
  });
}

/** Gives a lock back, also while the page is being left. Its lease is the net when that fails. */
export function releaseLock(token: string): void {
  call('DELETE /system/sperren/{token}', {
    params: { token },
    keepalive: true,
    isBackground: true,
  }).catch(() => {});
}

/** The header by which a change names its lock. */
export function lockHeader(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { 'X-Sperr-Token': token };
}
