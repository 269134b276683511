import { useId } from 'react';
import { SessionDialog } from '../session/session-dialog';
import { LoginForm } from './login-form';

/** Over the page of somebody whose session is over. */
export function LoginDialog({ user }: { user: string }) {
  const titleId = useId();
  return (
    <SessionDialog titleId={titleId} focus="password">
      <LoginForm user={user} titleId={titleId} sessionEnded />
    </SessionDialog>
  );
}
