import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { queryClient } from '../query-client';
import type { LoginState } from './login-state';
import { startedSignedIn } from './started-signed-in';
import { UserArea } from './user-area';
import { useSession } from './use-session';

/** Lets only logged-in users in; others go to the login page, which brings them back here. */
export function SessionGate() {
  const user = useSession()?.user;
  const { pathname, search, hash } = useLocation();
  const [userAtFirst] = useState(user);
  if (user === undefined) {
    const ended = startedSignedIn || userAtFirst !== undefined;
    const state: LoginState = { from: pathname + search + hash, ended };
    return <Navigate to="/auth/login" replace state={state} />;
  }
  return (
    <QueryClientProvider client={queryClient}>
      <UserArea key={user} user={user} />
    </QueryClientProvider>
  );
}
