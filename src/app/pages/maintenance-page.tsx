import { Button } from '../../ui/button';
import { IconTool } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { EmptyState } from '../../ui/empty-state';
import { checkAvailability, checkEveryMs } from '../session/check-availability';
import { loginStateOf } from '../session/login-state';
import { ownPath } from '../session/own-path';

/** Page `/error503`, which goes back by itself when the server answers again. */
export function MaintenancePage() {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const back = ownPath(loginStateOf(useLocation().state).from) ?? '/';

  useEffect(() => {
    const gone = new AbortController();
    // Not at once: it has just said that it is not there.
    const timer = setInterval(() => {
      void checkAvailability(gone.signal).then((isThere) => {
        if (isThere && !gone.signal.aborted) void navigate(back, { replace: true });
      });
    }, checkEveryMs);
    return () => {
      clearInterval(timer);
      gone.abort();
    };
  }, [back, navigate]);

  return (
    <main>
      <EmptyState
        isPage
        Icon={IconTool}
        title={t('maintenance.title')}
        hint={t('maintenance.text')}
      >
        <Button onClick={() => void navigate(back, { replace: true })}>{t('failure.retry')}</Button>
      </EmptyState>
    </main>
  );
}
