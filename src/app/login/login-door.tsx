import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { callEvents, type CallEvent } from '../../api/call-events';
import { onSessionChange, readEndedUser, readSession } from '../../api/token-store';
import { reactionTo } from '../../failure/catalogue';
import { forgetColorScheme } from '../../ui/color-scheme';
import { useStore } from '../../state/store';
import { lazyPart } from '../../ui/lazy-part';
import { whenIdle } from '../../ui/when-idle';
import { licenceMissing } from '../licence/licence-store';
import { loginStateOf, type LoginState } from '../session/login-state';
import { ownPath } from '../session/own-path';
import { LoginView } from './login-view';
import { loadTypeface } from '../../ui/typeface';

// Seldom needed, and large.
const LicenceHost = lazyPart(async () => (await import('../licence/licence-host')).LicenceHost);

const login = '/auth/login';

export type StartPage = (element: Element) => void;

/** Part of the history state that the router keeps in the browser beside a path. */
interface Kept {
  usr?: unknown;
}

/**
 * Opens the login for whoever comes without a session: a small page before the page, for which neither the engine nor
 * the router is loaded. `loadPage` returns the function that starts the page at the path in the address bar: the
 * remembered one once somebody is logged in, here or in another tab.
 */
export function openLogin(element: Element, loadPage: () => Promise<StartPage>): void {
  const { from, ended } = rememberPath();
  const former = readEndedUser();
  const root = createRoot(element);
  const leave = async (path: string, usr?: LoginState) => {
    stop();
    stopHearing();
    history.replaceState(usr && { usr }, '', path);
    try {
      const start = await loadPage();
      root.unmount();
      start(element);
    } catch {
      // The text in index.html says that the page does not come.
      location.reload();
    }
  };
  const hear = (event: CallEvent) => {
    if (event.type === 'waiting') return;
    const { then } = reactionTo(event.error);
    if (then === 'licence') licenceMissing.set(true);
    if (then === 'maintenance') void leave('/error503', { from: from ?? '/home', ended });
  };
  const stop = onSessionChange(() => {
    const user = readSession()?.user;
    if (user === undefined) return;
    if (former !== undefined && user !== former) forgetColorScheme();
    void leave(ownPath(from) ?? '/home');
  });
  const stopHearing = callEvents.add(hear);
  root.render(
    <StrictMode>
      <LoginView sessionEnded={ended} />
      <Licence />
    </StrictMode>,
  );
  whenIdle({ isFetching: () => 0 }, () => void loadTypeface());
}

/** Shows «Keine Lizenz» once the server has said so. */
function Licence() {
  return useStore(licenceMissing) ? <LicenceHost /> : null;
}

/** Remembers the path that was asked for; from here on the login is in the address bar. */
function rememberPath(): { from?: string; ended: boolean } {
  const { pathname, search, hash } = location;
  if (pathname === login) {
    const { from, ended } = loginStateOf((history.state as Kept | null)?.usr);
    return { ...(from !== undefined && { from }), ended: ended === true };
  }
  const usr: LoginState = { from: pathname + search + hash, ended: readEndedUser() !== undefined };
  history.replaceState({ usr }, '', login);
  return usr;
}
