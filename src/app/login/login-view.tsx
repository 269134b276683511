import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageChoice } from '../language-choice';
import { Logo } from '../logo';
import { LoginForm } from './login-form';
import styles from './login-view.module.css';

/** Login across the whole page. */
export function LoginView({ sessionEnded }: { sessionEnded: boolean }) {
  const { t } = useTranslation('app');
  useEffect(() => {
    document.title = `${t('login:title')} – ${t('ui:product')}`;
  }, [t]);
  return (
    <main className={styles.page}>
      <div className={styles.column}>
        <div className={styles.logo}>
          <Logo />
        </div>
        <div className={styles.card}>
          <LoginForm sessionEnded={sessionEnded} />
        </div>
        <LanguageChoice inline />
      </div>
    </main>
  );
}
