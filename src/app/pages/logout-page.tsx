import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { logOut } from '../session/log-out';

export function LogoutPage() {
  const { t } = useTranslation('app');
  const [done, setDone] = useState(false);
  // Once, also where effects run twice: a second call would find its session gone.
  const leaving = useRef<Promise<void>>(undefined);
  useEffect(() => {
    leaving.current ??= logOut();
    void leaving.current.then(() => setDone(true));
  }, []);
  if (done) return <Navigate to="/auth/login" replace />;
  return (
    <p role="status" className="visually-hidden">
      {t('account.loggingOut')}
    </p>
  );
}
