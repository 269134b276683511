import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PageFailure } from '../pages/page-failure';
import { enter } from '../session/log-in';
import { loginStateOf } from '../session/login-state';
import { ownPath } from '../session/own-path';
import { useSession } from '../session/use-session';
import { ShellSkeleton } from '../shell/shell-skeleton';

const AGAIN_MS = 5000;

/** Page in place of the login where nobody is asked to log in: lets everybody in and goes on. */
export function EntrancePage() {
  const session = useSession();
  const { from } = loginStateOf(useLocation().state);
  const [failure, setFailure] = useState<unknown>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    enter().catch(setFailure);
  }, [tries]);
  if (session) return <Navigate to={ownPath(from) ?? '/home'} replace />;
  if (failure === undefined) return <ShellSkeleton />;
  const again = () => {
    setFailure(undefined);
    setTries((before) => before + 1);
  };
  return (
    <main>
      <PageFailure error={failure} onRetry={again} />
    </main>
  );
}

/**
 * Stands in for the login over the open page: asks until the server lets everybody in again, so that nothing typed is
 * lost.
 */
export function EnterAgain() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      enter().catch(() => {
        timer = setTimeout(ask, AGAIN_MS);
      });
    };
    ask();
    return () => clearTimeout(timer);
  }, []);
  return null;
}
