import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { logOut } from '../session/log-out';

/** `/auth/logout`: ends the session and goes to the login page. */
export function LogoutPage() {
  const { t } = useTranslation('app');
  const [done, setDone] = useState(false);
  useEffect(() => {
    void logOut().then(() => setDone(true));
  }, []);
  if (done) return <Navigate to="/auth/login" replace />;
  return (
    <p role="status" className="visually-hidden">
      {t('account.loggingOut')}
    </p>
  );
}
