import { IconMoodSad, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './broken-part.module.css';
import { Button } from './button';
import { EmptyState } from './empty-state';
import { useFailureId } from './use-failure-id';

interface BrokenPartProps {
  error: unknown;
  isSmall?: boolean;
  onRetry: () => void;
}

/** Says what happened, with an id for whoever looks into it, and offers another try. */
export function BrokenPart({ error, isSmall, onRetry }: BrokenPartProps) {
  const { t } = useTranslation('ui');
  const id = useFailureId(error);
  if (!isSmall) {
    return (
      <div role="alert">
        <EmptyState Icon={IconMoodSad} title={t('broken.title')} hint={t('trackingId', { id })}>
          <Button onClick={onRetry}>{t('broken.retry')}</Button>
        </EmptyState>
      </div>
    );
  }
  const retry = t('broken.retry');
  return (
    <div role="alert" className={styles.small}>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.retry}
          aria-label={retry}
          title={retry}
          onClick={onRetry}
        >
          <IconRefresh size={18} stroke={1.5} aria-hidden />
        </button>
        <p>
          <span className={styles.what}>{t('broken.title')} </span>
          <span className={styles.id} title={t('trackingId', { id })}>
            {id}
          </span>
        </p>
      </div>
    </div>
  );
}
