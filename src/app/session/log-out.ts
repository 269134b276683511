import { call } from '../../api/call';
import { clearSession, readSession } from '../../api/token-store';
import { forgetPersisted } from './persisted-queries';

/**
 * Ends the session on the server as far as it can be reached, and forgets it here in any case. The renewal token says
 * which one it is: it holds longest, and nobody has to wait for a new one only to leave.
 */
export async function logOut(): Promise<void> {
  const session = readSession();
  try {
    if (session) {
      const headers = { Authorization: `Bearer ${session.renewalToken}` };
      await call('DELETE /login', { headers, isBackground: true });
    }
  } catch {
    // Without an answer the server's session ends by itself; the browser must not stay logged in.
  } finally {
    clearSession();
    forgetPersisted();
  }
}
