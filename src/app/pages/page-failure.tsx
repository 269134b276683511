import { Button } from '@mantine/core';
import { IconCloudOff, IconMoodSad } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error';
import { failureNotices } from '../../api/failure-notices';
import { newIdempotencyKey } from '../../api/idempotency-key';
import { EmptyState } from '../../ui/empty-state';
import styles from './page-failure.module.css';

/** Instead of a page that could not be shown: what happened, an id for whoever looks into it, and another try. */
export function PageFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('app');
  const trackingId = useTrackingId(error);
  const reason = error instanceof ApiError ? failureNotices(error)[0]?.text : undefined;
  const isOffline = error instanceof ApiError && error.status === undefined;
  return (
    <div role="alert" className={styles.failure}>
      <EmptyState
        isPage
        Icon={isOffline ? IconCloudOff : IconMoodSad}
        title={t('failure.title')}
        hint={[reason ?? t('failure.text'), trackingId && t('ui:trackingId', { id: trackingId })]
          .filter(Boolean)
          .join('\n')}
      >
        <Button onClick={onRetry}>{t('failure.retry')}</Button>
        <Button variant="default" component="a" href="/home">
          {t('navigation.home')}
        </Button>
      </EmptyState>
    </div>
  );
}

/** The server's id of a failed call; a failure of the page itself gets one, and is logged with it. */
function useTrackingId(error: unknown): string | undefined {
  const [ownId] = useState(() => {
    if (error instanceof ApiError) return undefined;
    const id = newIdempotencyKey().slice(0, 8);
    console.error(`page failure ${id}`, error);
    return id;
  });
  return error instanceof ApiError ? error.trackingId : ownId;
}
