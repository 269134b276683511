import { useId } from 'react';
import { withMantine } from '../../ui/with-mantine';
import { SessionDialog } from '../session/session-dialog';
import { LoginForm } from './login-form';

export const LoginDialog = withMantine(function LoginDialog({ user }: { user: string }) {
  const titleId = useId();
  return (
    <SessionDialog titleId={titleId} focus="password">
      <LoginForm user={user} titleId={titleId} sessionEnded />
    </SessionDialog>
  );
});
