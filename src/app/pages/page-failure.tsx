import { IconCloudOff, IconMoodSad } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error';
import { failureNotices } from '../../failure/failure-notices';
import { Button, LinkButton } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { useFailureId } from '../../ui/use-failure-id';
import styles from './page-failure.module.css';

/**
 * Says what happened, with an id for whoever looks into it, and offers another try. Without network, what is missing
 * cannot be had: it goes on by itself.
 */
export function PageFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('app');
  const trackingId = useFailureId(error);
  const reason = error instanceof ApiError ? failureNotices(error)[0]?.text : undefined;
  const [lacksNetwork] = useState(() => !navigator.onLine);
  useEffect(() => {
    if (!lacksNetwork) return undefined;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [lacksNetwork, onRetry]);
  const isOffline = lacksNetwork || (error instanceof ApiError && error.status === undefined);
  return (
    <div role="alert" className={styles.failure}>
      <EmptyState
        isPage
        Icon={isOffline ? IconCloudOff : IconMoodSad}
        title={t('failure.title')}
        hint={
          lacksNetwork
            ? t('ui:error.noNetwork')
            : [reason ?? t('failure.text'), t('ui:trackingId', { id: trackingId })].join('\n')
        }
      >
        {!lacksNetwork && (
          <>
            <Button onClick={onRetry}>{t('failure.retry')}</Button>
            <LinkButton variant="default" href="/home">
              {t('navigation.home')}
            </LinkButton>
          </>
        )}
      </EmptyState>
    </div>
  );
}
