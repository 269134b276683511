import { useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { keepEscape } from '../../ui/keep-escape';
import styles from './login-dialog.module.css';
import { logOut } from '../session/log-out';
import { withMantine } from '../../ui/with-mantine';
import { LoginForm } from './login-form';

/** Asks for the password over the page whose session has ended. Nothing but a login or a logout closes it. */
export const LoginDialog = withMantine(function LoginDialog({ user }: { user: string }) {
  const { t } = useTranslation('app');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('[name=password]')?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={keepEscape}
    >
      <LoginForm user={user} titleId={titleId} sessionEnded />
      <button type="button" className={styles.leave} onClick={() => void logOut()}>
        {t('account.logout')}
      </button>
    </dialog>
  );
});
