import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readSystemInfo } from '../read-system-info';
import { demoLogins } from './demo-logins';
import styles from './demo-hint.module.css';

/** Hint at the demo logins, shown only while the server says that they exist. */
export function DemoHint({ onPick }: { onPick: (user: string) => void }) {
  const { t } = useTranslation('app');
  const [isDemo, setIsDemo] = useState(false);
  useEffect(() => {
    readSystemInfo().then(
      (info) => setIsDemo(info.demo),
      () => undefined,
    );
  }, []);
  if (!isDemo) return null;
  return (
    <section className={styles.hint} aria-labelledby="demo-logins">
      <h2 id="demo-logins">{t('login:demo.title')}</h2>
      <ul>
        {demoLogins.map((user) => (
          <li key={user}>
            <button type="button" onClick={() => onPick(user)}>
              <strong>{user}</strong> <span>{t(`login:demo.users.${user}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
