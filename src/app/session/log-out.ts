import { call } from '../../api/call';
import { clearSession, readSession } from '../../api/token-store';
import { forgetKept } from './kept-queries';
import { dropEarlyMe } from './read-me';

/** Ends the session on the server as far as it can be reached, and forgets it here in any case. */
export async function logOut(): Promise<void> {
  try {
    if (readSession()) await call('DELETE /login', { isBackground: true });
  } catch {
    // Without an answer the server's session ends by itself; the browser must not stay logged in.
  } finally {
    clearSession();
    forgetKept();
    dropEarlyMe();
  }
}
