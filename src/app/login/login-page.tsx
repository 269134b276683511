import { Navigate, useLocation } from 'react-router-dom';
import { loginStateOf } from '../session/login-state';
import { ownPath } from '../session/own-path';
import { useSession } from '../session/use-session';
import { LoginView } from './login-view';

/**
 * Login within the page, `/auth/login`. A user who is logged in, here or in another tab, goes on to the remembered
 * path.
 */
export function LoginPage() {
  const session = useSession();
  const { from, ended } = loginStateOf(useLocation().state);
  if (session) return <Navigate to={ownPath(from) ?? '/home'} replace />;
  return <LoginView sessionEnded={ended === true} />;
}
