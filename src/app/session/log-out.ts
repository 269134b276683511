import { call } from '../../api/call';
import { lockUpDevice, prepareLockUp } from '../../api/device/device-lock';
import { clearSession, readSession } from '../../api/token-store';
import { forgetPersisted } from './persisted-queries';

/**
 * Logs out, even without the server. Sends the renewal token: it lasts longest, and nobody has to renew only to leave.
 */
export async function logOut(): Promise<void> {
  const session = readSession();
  try {
    if (session) {
      await prepareLockUp();
      const headers = { Authorization: `Bearer ${session.renewalToken}` };
      await call('DELETE /login', { headers, isBackground: true });
    }
  } catch {
    // Without an answer the server's session ends by itself; the browser must not stay logged in.
  } finally {
    clearSession();
    forgetPersisted();
    await lockUpDevice();
  }
}
