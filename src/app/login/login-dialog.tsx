import { useId } from 'react';
import { SessionDialog } from '../session/session-dialog';
import { LoginForm } from './login-form';

/** Login over the page of a user whose session has ended. */
export function LoginDialog({ user }: { user: string }) {
  const titleId = useId();
  return (
    <SessionDialog titleId={titleId} focus="password">
      <LoginForm user={user} titleId={titleId} sessionEnded />
    </SessionDialog>
  );
}
