import { call } from './call';
import type { RecordId } from './dialect';
import { recordOf } from './dialects/reference';

/** Lock that is held (3-decisions 3.2). */
export interface HeldLock {
  token: string;
  /** Name of the user who has been editing longest, since when (ISO instant); maybe the user himself. */
  by: string;
  since: string;
}

/** Operation that takes a lock; a contract without it has no locks. */
export const takeLockOperation = 'POST /system/sperren';

/** Takes a lock; rejects with 423 where a colleague's lock blocks. */
export async function takeLock(tabelle: string, tabelleId: RecordId): Promise<HeldLock> {
  const { data } = await call(takeLockOperation, { body: { tabelle, tabelleId } });
  const { token, benutzer, gesperrtSeit } = recordOf(data);
  return { token: String(token), by: String(benutzer), since: String(gesperrtSeit) };
}

/** Renews a lock for another lease. Rejects with 423 when it is over. */
export async function renewLock(token: string): Promise<void> {
  await call('POST /system/sperren/{token}/verlaengerung', {
    params: { token },
    isBackground: true,
  });
}

/** Releases a lock, even while the page is being left; if that fails, the lease ends the lock. */
export function releaseLock(token: string): void {
  call('DELETE /system/sperren/{token}', {
    params: { token },
    keepalive: true,
    isBackground: true,
  }).catch(() => {});
}
