import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { LanguageChoice } from '../language-choice';
import { Logo } from '../logo';
import { loginStateOf } from '../session/login-state';
import { ownPath } from '../session/own-path';
import { useSession } from '../session/use-session';
import { LoginForm } from './login-form';
import { withMantine } from '../../ui/with-mantine';
import styles from './login-page.module.css';

/** `/auth/login`. Who is logged in, here or in another tab, goes on to the remembered path. */
export const LoginPage = withMantine(function LoginPage() {
  const { t } = useTranslation('app');
  const session = useSession();
  const { from, ended } = loginStateOf(useLocation().state);

  useEffect(() => {
    document.title = `${t('login:title')} – ${t('ui:product')}`;
  }, [t]);

  if (session) return <Navigate to={ownPath(from) ?? '/home'} replace />;
  return (
    <main className={styles.page}>
      <div className={styles.column}>
        <div className={styles.logo}>
          <Logo />
        </div>
        <div className={styles.card}>
          <LoginForm sessionEnded={ended === true} />
        </div>
        <LanguageChoice inline />
      </div>
    </main>
  );
});
