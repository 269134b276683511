import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { forcedMove, reloadPage } from '../../ui/forced-move';
import { lazyPart } from '../../ui/lazy-part';
import { queryClient } from '../query-client';
import { ShellSkeleton } from '../shell/shell-skeleton';
import { firstDuty } from '../session/first-duty';
import type { LoginState } from '../session/login-state';
import { meQuery } from '../session/me';
import { reloadNeeded } from '../session/reload-after-login';
import { UserArea } from './user-area';
import { useEndedUser, useSession } from '../session/use-session';

const PasswordDialog = lazyPart(async () => (await import('./duty-dialogs')).PasswordDialog);
const LoginDialog = lazyPart(async () => {
  const logins = await import('../login/logins');
  return import.meta.env.KONTOR_ASKS_LOGIN ? logins.LoginDialog : logins.EnterAgain;
});

/**
 * Shows the login page if there is no session; the login leads back here. A user who was working logs in over the page.
 */
export function SessionGate() {
  const session = useSession();
  const user = session?.user;
  const isHeldUp = firstDuty(session) === 'password';
  const worksAs = isHeldUp ? undefined : user;
  const ended = useEndedUser();
  const { pathname, search, hash } = useLocation();
  const [lastUser, setLastUser] = useState(user);
  if (user !== undefined && user !== lastUser) setLastUser(user);
  const [lastWorking, setLastWorking] = useState(worksAs);
  if (worksAs !== undefined && worksAs !== lastWorking) setLastWorking(worksAs);

  // A page about to be reloaded stays covered: anything typed into it would be lost.
  const reloads = useSyncExternalStore(reloadNeeded.subscribe, reloadNeeded.get);
  const due = user === undefined ? 'login' : isHeldUp ? 'password' : undefined;
  const [over, setOver] = useState(due);
  if (due !== over && (due !== undefined || !reloads)) setOver(due);

  const wasOut = useRef(false);
  useEffect(() => {
    if (worksAs === undefined) wasOut.current = true;
    else if (wasOut.current) {
      wasOut.current = false;
      if (reloadNeeded.get()) reloadPage();
      else void queryClient.refetchQueries({ queryKey: meQuery(worksAs).queryKey });
    }
  }, [worksAs]);

  const isOver = user === undefined && ended !== undefined && ended === lastUser;
  const area = user ?? (isOver && hasShown(ended) ? ended : undefined);
  if (area === undefined) {
    const from = pathname + search + hash;
    const hasEnded = ended !== undefined || lastUser !== undefined;
    const state: LoginState = { ...forcedMove, from, ended: hasEnded };
    return <Navigate to="/auth/login" replace state={state} />;
  }
  return (
    <QueryClientProvider client={queryClient}>
      {area === lastWorking ? <UserArea key={area} user={area} /> : <ShellSkeleton />}
      {over === 'login' && <LoginDialog user={area} />}
      {over === 'password' && <PasswordDialog user={area} />}
    </QueryClientProvider>
  );
}

/** Tells whether more was shown than what is known from an earlier start: then staying is worth it. */
function hasShown(user: string): boolean {
  const known = queryClient.getQueryState(meQuery(user).queryKey);
  return known?.data !== undefined && !known.isInvalidated;
}
